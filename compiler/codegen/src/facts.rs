//! The facts of a game as a constant.

use crate::Game;
use crate::literal::{kind_set, variant, wide};
use crate::{extras, literal, rules};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use sandbox_kernel::facts::{Army, Board, Gait, KindFacts, List, MoveFacts, Promotion, Step};
use sandbox_kernel::{Facing, Kind, Verdict, Wide};

pub(crate) fn constant(game: &Game<'_>) -> TokenStream {
    let facts = game.facts;
    let name = &*facts.name;
    let board = board(&facts.board);
    let steps = StepLists::of(&facts.kinds);
    let constants = steps.constants();
    let kinds = facts.kinds.iter().map(|kind| kind_facts(game, kind, &steps));
    let setup = facts.setup.iter().map(|army| army_facts(game, army));
    let (win, tier) = (variant(facts.win), variant(facts.tier));
    let (stalemate, checkmate) = (verdict(facts.stalemate), verdict(facts.checkmate));
    let (en_passant, must_capture, forbid_check) =
        (facts.en_passant, facts.must_capture, facts.forbid_check);
    let castling = option(facts.castling.map(|rule| rules::castling(game, rule)));
    let (forbid_immobility, forbid_facing) = (facts.forbid_immobility, facts.forbid_facing);
    let drops = option(facts.drops.as_ref().map(|rule| rules::drops(game, rule)));
    let explosion = option(facts.explosion.map(|rule| rules::explosion(game, rule)));
    let extras = extras::fields(game);
    let bare_royal = option(facts.bare_royal.map(verdict));
    let check_limit = option(facts.check_limit.map(|limit| quote! { #limit }));
    let reach = option(facts.reach.as_ref().map(|goal| rules::goal_facts(game, goal)));
    let extinction = option(facts.extinction.as_ref().map(|rule| rules::extinction(game, rule)));
    let scoring = option(facts.scoring.map(rules::scoring));
    let repetition = option(facts.repetition.map(|times| quote! { #times }));
    let (max_plies, no_progress) = (facts.max_plies, facts.no_progress);
    let orientation = variant(facts.orientation);
    quote! {
        #constants

        /// What is true of the game.
        static FACTS: Facts = Facts {
            name: Borrowed(#name),
            board: #board,
            orientation: Orientation::#orientation,
            kinds: Borrowed(&[#(#kinds),*]),
            setup: Borrowed(&[#(#setup),*]),
            win: Win::#win,
            stalemate: #stalemate,
            checkmate: #checkmate,
            en_passant: #en_passant,
            castling: #castling,
            must_capture: #must_capture,
            forbid_check: #forbid_check,
            forbid_immobility: #forbid_immobility,
            forbid_facing: #forbid_facing,
            drops: #drops,
            explosion: #explosion,
            #extras
            bare_royal: #bare_royal,
            check_limit: #check_limit,
            reach: #reach,
            extinction: #extinction,
            scoring: #scoring,
            max_plies: #max_plies,
            repetition: #repetition,
            no_progress: #no_progress,
            tier: Tier::#tier,
        };
    }
}

fn board(board: &Board) -> TokenStream {
    let Board { files, ranks, lattice, holes, walls, walls_block_leaps, joins } = board;
    let lattice = variant(lattice);
    let [holes, walls] = [*holes, *walls].map(wide);
    let joins = joins.map(|joins| Literal::u16_unsuffixed(joins.0));
    quote! {
        Board {
            files: #files,
            ranks: #ranks,
            lattice: Lattice::#lattice,
            holes: #holes,
            walls: #walls,
            walls_block_leaps: #walls_block_leaps,
            joins: [#(Joins(#joins)),*],
        }
    }
}

pub(crate) fn option(value: Option<TokenStream>) -> TokenStream {
    value.map_or_else(|| quote! { None }, |value| quote! { Some(#value) })
}

pub(crate) fn verdict(verdict: Verdict) -> TokenStream {
    let verdict = variant(verdict);
    quote! { Verdict::#verdict }
}

pub(crate) fn name<'a>(game: &'a Game<'_>, kind: Kind) -> &'a Ident {
    &game.kinds[kind.index()]
}

pub(crate) fn pair(sets: [Wide; 2]) -> TokenStream {
    let sets = sets.map(wide);
    quote! { [#(#sets),*] }
}

fn kind_facts(game: &Game<'_>, kind: &KindFacts, steps: &StepLists) -> TokenStream {
    let (id, royal, value) = (&*kind.id, kind.royal, Literal::f64_unsuffixed(kind.value));
    let region = option(kind.region.map(pair));
    let captures = kind_set(game, kind.captures);
    let moves = kind.moves.iter().map(|way| move_facts(way, steps));
    let promotion = option(kind.promotion.as_ref().map(|rule| promotion(game, rule)));
    let in_hand = option(kind.in_hand.map(|kind| {
        let name = name(game, kind);
        quote! { #name }
    }));
    let facing = option(kind.facing.map(extras::facing));
    let [rest, speed] = [kind.rest, kind.speed].map(Literal::u8_unsuffixed);
    let (spy, beats) = (kind.spy, kind_set(game, kind.beats));
    quote! {
        KindFacts {
            id: Borrowed(#id),
            royal: #royal,
            value: #value,
            region: #region,
            captures: #captures,
            moves: Borrowed(&[#(#moves),*]),
            promotion: #promotion,
            in_hand: #in_hand,
            facing: #facing,
            rest: #rest,
            speed: #speed,
            spy: #spy,
            beats: #beats,
        }
    }
}

fn move_facts(way: &MoveFacts, steps: &StepLists) -> TokenStream {
    let mode = variant(way.mode);
    let steps = steps.name(&way.steps);
    let (from, first) = (way.from.map(pair), way.first_move);
    let from = from.map(|from| quote! { .only_from(#from) });
    let first = first.then(|| quote! { .only_first() });
    let start = match way.gait {
        Gait::Leap => quote! { MoveFacts::leap(Mode::#mode, #steps) },
        Gait::Lame => quote! { MoveFacts::lame(Mode::#mode, #steps) },
        Gait::Slide { least, most } => {
            let (least, most) = (Literal::u8_unsuffixed(least), limit(most));
            quote! { MoveFacts::slide(Mode::#mode, #least, #most, #steps) }
        }
        Gait::Hop { least, most, beyond, screen } => {
            let (least, most, beyond) = (Literal::u8_unsuffixed(least), limit(most), limit(beyond));
            let screen = variant(screen);
            let gait = quote! {
                Gait::Hop { least: #least, most: #most, beyond: #beyond, screen: Screen::#screen }
            };
            quote! { MoveFacts::new(#gait, Mode::#mode, #steps) }
        }
        Gait::Sweep { least, most } => {
            let (least, most) = (Literal::u8_unsuffixed(least), limit(most));
            let gait = quote! { Gait::Sweep { least: #least, most: #most } };
            quote! { MoveFacts::new(#gait, Mode::#mode, #steps) }
        }
    };
    quote! { #start #from #first }
}

/// A limit that may be absent.
fn limit(most: Option<u8>) -> TokenStream {
    option(most.map(|most| {
        let most = Literal::u8_unsuffixed(most);
        quote! { #most }
    }))
}

/// The different lists of steps of a game, each a constant.
struct StepLists(Vec<List<Step>>);

impl StepLists {
    fn of(kinds: &[KindFacts]) -> Self {
        let mut lists: Vec<List<Step>> = Vec::new();
        for way in kinds.iter().flat_map(|kind| kind.moves.iter()) {
            if !lists.contains(&way.steps) {
                lists.push(way.steps.clone());
            }
        }
        Self(lists)
    }

    fn name(&self, steps: &List<Step>) -> Ident {
        let number = self.0.iter().position(|known| known == steps).unwrap_or_default();
        format_ident!("STEPS_{}", number + 1)
    }

    fn constants(&self) -> TokenStream {
        let constants = self.0.iter().map(|list| {
            let name = self.name(list);
            let steps = list.iter().map(|&step| literal::step(step));
            quote! { const #name: &[Step] = &[#(#steps),*]; }
        });
        quote! { #(#constants)* }
    }
}

fn promotion(game: &Game<'_>, rule: &Promotion) -> TokenStream {
    let zone = pair(rule.zone);
    let (mandatory, on_leaving, only_lost) = (rule.mandatory, rule.on_leaving, rule.only_lost);
    let targets = rule.targets.each_ref().map(|targets| {
        let names = targets.iter().map(|&kind| name(game, kind));
        quote! { Borrowed(&[#(#names),*]) }
    });
    quote! {
        Promotion {
            zone: #zone,
            mandatory: #mandatory,
            on_leaving: #on_leaving,
            targets: [#(#targets),*],
            only_lost: #only_lost,
        }
    }
}

fn army_facts(game: &Game<'_>, army: &Army) -> TokenStream {
    let (kind, player, squares) = (name(game, army.kind), variant(army.player), wide(army.squares));
    let pointing = (army.facing != Facing::Forward).then(|| {
        let facing = variant(army.facing);
        quote! { .pointing(Facing::#facing) }
    });
    quote! { Army::new(#kind, Player::#player, #squares) #pointing }
}
