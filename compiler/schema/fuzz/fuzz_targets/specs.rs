#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| sandbox_schema_fuzz::specs(data));
