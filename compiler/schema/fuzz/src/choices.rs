/// Bytes as a source of choices. Where they run out, every choice is the first.
#[derive(Debug)]
pub(super) struct Choices<'a> {
    rest: &'a [u8],
}

impl<'a> Choices<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    fn byte(&mut self) -> u8 {
        match self.rest.split_first() {
            Some((first, rest)) => {
                self.rest = rest;
                *first
            }
            None => 0,
        }
    }

    /// A number below another; 0 where there is none.
    pub(super) fn below(&mut self, most: usize) -> usize {
        let wide = most > 256;
        let high = if wide { usize::from(self.byte()) << 8 } else { 0 };
        (high | usize::from(self.byte())).checked_rem(most).unwrap_or(0)
    }

    /// Whether something happens that does so once in so many times.
    pub(super) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) + 1 == times
    }

    pub(super) fn number(&mut self, least: i64, most: i64) -> i64 {
        let span = usize::try_from(most.saturating_sub(least)).unwrap_or(0).saturating_add(1);
        least + i64::try_from(self.below(span)).unwrap_or(0)
    }

    pub(super) fn pick<'c, T: ?Sized>(&mut self, of: &[&'c T]) -> &'c T {
        of[self.below(of.len())]
    }
}
