// VG-SETUP: den boards, heroes, items, bosses, sides, and the table before the first round.

import {
  cardsFrom,
  choose,
  order,
  refuse,
  said,
  shuffled,
  strand,
  type Options,
  type Seat,
} from '@gravetable/kernel';
import { SUPPLY } from './cards/dice.ts';
import { HEROES } from './cards/heroes.ts';
import type { HeroId } from './cards/ids.ts';
import { SOLO_LEVELS } from './cards/solo.ts';
import { BASIC_BITS, FIRST_ITEM, tileNumber, tilesOf } from './playerboard.ts';
import { planOf } from './plan.ts';
import { BOARD_IDS, BOSS_IDS, HERO_IDS, LEVEL_IDS } from './numbers.ts';
import { piece, playerOf, procedure, type T } from './rulebook.ts';
import { NONE, type Board, type Player } from './state.ts';

const numbersOf = (list: readonly unknown[]): number[] => list.map((_, n) => n);

function freshPlayer(hero: number): Player {
  return {
    hero,
    board: NONE,
    den: NONE,
    boss: NONE,
    items: [0, 1, 2, 3],
    room: 0,
    visited: 0,
    objectives: 0,
    looted: 0,
    dead: 0,
    evaded: 0,
    dotted: 0,
    fallen: 0,
    bossLost: 0,
    bossLostNow: 0,
    extra: 0,
    wounds: 0,
    standing: 0,
    beatings: 0,
    trained: 0,
    paid: 0,
    loot: 0,
    owned: BASIC_BITS,
    recon: 0,
    half: 0,
    early: 0,
    marked: 0,
    expended: 0,
    pool: 0,
    sets: [],
    used: [],
    stand: 'rolling',
    slots: 0,
    tapped: 0,
    again: 0,
    gains: 0,
    guard: 0,
    met: false,
    expired: false,
    done: false,
  };
}

/** The heroes of the boxes in use, as bits. */
function heroesIn(boxes: unknown): number {
  const used = (id: HeroId): boolean => boxes === 'both' || String(HEROES[id].box) === boxes;
  return HERO_IDS.reduce((bits, id, n) => (used(id) ? bits | (1 << n) : bits), 0);
}

/** VG-SETUP-01, -10, -11, VG-SOLO-01: the table before anything is dealt. */
export function layOut(seats: number, options: Options): Board {
  const level = (id: string): number => LEVEL_IDS.indexOf(options[id] as never);
  const levels = { dice: level('dice'), time: level('time'), target: level('target') };
  const dice = seats === 1 ? SOLO_LEVELS[LEVEL_IDS[levels.dice]!].dice : SUPPLY[seats as keyof typeof SUPPLY];
  const named = options['heroes'] as readonly (string | null)[];
  // VG-RULING-79: alone, only Rolling is on the clock, unless the table wants more.
  const timesPhases = seats > 1 || options['soloPhases'] === true;
  return {
    round: 0,
    phase: 'setup',
    dice,
    supply: dice,
    flash: [],
    rolls: 0,
    taking: true,
    over: false,
    turn: NONE,
    acted: false,
    calm: options['calm'] as boolean,
    autoTake: options['autoTake'] as boolean,
    heroes: heroesIn(options['boxes']),
    dealt: options['heroesDealt'] as boolean,
    levels,
    clocks: {
      tail: options['tailSeconds'] as number,
      max: options['maxSeconds'] as number,
      phase: timesPhases ? (options['phaseSeconds'] as number) : 0,
      gate: options['rollGate'] as number,
      stretch: Number(options['stretch']),
    },
    players: named.map((id) => freshPlayer(id === null ? NONE : HERO_IDS.indexOf(id as HeroId))),
  };
}

/** Heroes named by the host must come from the boxes in use. */
export function objects(_: number, options: Options): string | null {
  const bits = heroesIn(options['boxes']);
  const named = options['heroes'] as readonly (string | null)[];
  const strange = named.some((id) => id !== null && ((bits >> HERO_IDS.indexOf(id as HeroId)) & 1) === 0);
  return strange ? 'HERO_NOT_IN_BOX' : null;
}

/** Heroes nobody has yet. */
const freeHeroes = (t: T): number[] =>
  HERO_IDS.flatMap((_, n) =>
    ((t.board.heroes >> n) & 1) === 1 && t.board.players.every((p) => p.hero !== n) ? [n] : [],
  );
const withoutHero = (t: T): Seat[] => t.seats.filter((seat) => playerOf(t, seat).hero === NONE);

function giveHero(t: T, seat: Seat, hero: number): void {
  playerOf(t, seat).hero = hero;
  t.tell?.({ kind: 'heroPicked', who: seat, hero: HERO_IDS[hero]! });
}

/** VG-SETUP-03, VG-RULING-51 Heroes are picked one seat at a time in random order, or dealt. */
const heroes = procedure('heroes')
  .chance('VG-RULING-51', 'seats', (t) => shuffled(withoutHero(t)))
  .chance('VG-RULING-51a', 'dealt', (t) =>
    cardsFrom(freeHeroes(t), t.board.dealt ? withoutHero(t).length : 0),
  )
  .do('VG-RULING-51b', (t, v) => v.dealt.forEach((hero, n) => giveHero(t, v.seats[n]!, hero)))
  .set('VG-SETUP-03', 'at', (_, v) => v.dealt.length)
  .while(
    'VG-SETUP-03a',
    (_, v) => v.at < v.seats.length,
    (each) =>
      each
        .ask('VG-SETUP-03b', 'hero', (t, v) =>
          choose<string>(
            v.seats[v.at]!,
            freeHeroes(t).map((n) => HERO_IDS[n]!),
            {
              kind: 'hero',
              says: (hero) => said('option.hero', { hero }),
              explain: () => refuse('ACTION_NOT_ALLOWED', 'VG-RULING-51'),
            },
          ),
        )
        .do('VG-SETUP-03c', (t, v) => {
          giveHero(t, v.seats[v.at]!, HERO_IDS.indexOf(v.hero as HeroId));
          v.at += 1;
        }),
  )
  .end();

/** VG-SETUP-05 The item tiles lie on the four slots in any arrangement. */
const arrangeItems = procedure<{ seat: Seat }>('arrangeItems')
  .ask('VG-SETUP-05', 'items', (t, v) =>
    order(
      v.seat,
      tilesOf(playerOf(t, v.seat))
        .slice(FIRST_ITEM)
        .map((tile) => tile.id),
      {
        kind: 'arrange',
        says: (item) => said('option.item', { item }),
        touches: (item) => [piece.tile(v.seat, item)],
      },
    ),
  )
  .do('VG-SETUP-05a', (t, v) => {
    const p = playerOf(t, v.seat);
    p.items = v.items.map((id) => tileNumber(p, id)! - FIRST_ITEM);
  })
  .end();

/** VG-SETUP-07 Knowing the boss, each seat chooses a side of its den board. */
const pickSide = procedure<{ seat: Seat }>('pickSide')
  .ask('VG-SETUP-07', 'side', (t, v) => {
    const board = BOARD_IDS[playerOf(t, v.seat).board]!;
    return choose<'front' | 'back'>(v.seat, ['front', 'back'], {
      kind: 'side',
      about: { boss: BOSS_IDS[playerOf(t, v.seat).boss]! },
      says: (side) => said(`option.${side}`, { den: `${board}${side === 'front' ? 1 : 2}` }),
    });
  })
  .do('VG-SETUP-07a', (t, v) => {
    const p = playerOf(t, v.seat);
    p.den = 2 * p.board + (v.side === 'front' ? 0 : 1);
  })
  .end();

/** VG-SETUP-08, -09, -12, VG-RULING-35 Boss health, hero in the entrance, which is Visited, added minions. */
function placeHeroes(t: T): void {
  t.board.players.forEach((p, seat) => {
    const plan = planOf(p);
    p.room = plan.den.entrance;
    p.visited = 1 << plan.den.entrance;
    t.tell?.({ kind: 'denReady', who: seat, den: plan.den.id, boss: plan.boss.id, n: plan.boss.health });
  });
}

/** VG-SETUP Set up the whole table. */
export const setUp = procedure('setUp')
  .chance('VG-SETUP-02', 'boards', () => shuffled(numbersOf(BOARD_IDS)))
  // Taken out of the step: what nobody was dealt is known to nobody.
  .do('VG-SETUP-02a', (t, v) => {
    const boards = v.boards.splice(0);
    t.board.players.forEach((p, seat) => (p.board = boards[seat]!));
  })
  .call('VG-GEN-03', () => heroes.with())
  .together('VG-SETUP-05b', (t) => t.seats.map((seat) => strand(seat, arrangeItems.with({ seat }))))
  .chance('VG-SETUP-06', 'bosses', () => shuffled(numbersOf(BOSS_IDS)))
  .do('VG-SETUP-06a', (t, v) => {
    const bosses = v.bosses.splice(0);
    t.board.players.forEach((p, seat) => (p.boss = bosses[seat]!));
  })
  .together('VG-SETUP-07b', (t) => t.seats.map((seat) => strand(seat, pickSide.with({ seat }))))
  .do('VG-SETUP-09', placeHeroes)
  .end();
