use super::*;
use crate::Legal;
#[test]
fn scratch() {
    let mut keys = Vec::new();
    for order in [["e7e5", "g8f6"], ["g8f6", "e7e5"]] {
        let mut game = game("marseillais");
        let state = read(game.facts(), "4k1n1/4p3/8/3P4/8/8/8/4K3 b - - 0 2 ply=5 left=2").unwrap();
        game.set_up(&state);
        for text in order {
            let d = Legal::of(&*game).find(text).unwrap();
            game.play(d);
        }
        println!(
            "{:?} {} {}",
            game.state().passing,
            game.key(),
            write(game.facts(), &game.state()).unwrap()
        );
        println!("{:?}", Legal::of(&*game).texts());
        keys.push(game.key());
    }
    println!("{keys:?}");
}
