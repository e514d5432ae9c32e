// What is shown ahead: ways and their price, what is seen, and the Enemy Phase to come, against the rules that then play it.
import {
  belowOf,
  determinise,
  open,
  isRefusal,
  Play,
  questionsFor,
  Speaker,
  type Json,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo } from '../src/cards/box.ts';
import { activationStep } from '../src/enemies/activation.ts';
import type { Event } from '../src/events.ts';
import { oddsOf } from '../src/forecast/attack.ts';
import {
  forecast,
  type AttackAhead,
  type DividedAhead,
  type DoorAhead,
  type EnemyPhaseAhead,
  type InSight,
  type Reached,
} from '../src/forecast/index.ts';
import { deadKeep } from '../src/index.ts';
import { chartOf } from '../src/map/chart.ts';
import { odds } from '../src/odds.ts';
import type { Board } from '../src/state.ts';
import { healthOf } from '../src/health.ts';
import { turn } from '../src/turn.ts';
import type { View } from '../src/view.ts';
import { keep, zoneOf, type KeepGiven } from './keep.ts';

type Game = Play<Board, Event, View>;

/** A table as given, in the Turn of its first Adventurer. */
function standing(given: KeepGiven): Game {
  const { seats, board } = keep(given);
  const first = open(deadKeep, { seats, seed: 'forecast', options: {} });
  if (isRefusal(first)) throw new Error(first.code);
  const { board: _, answered, ...bare } = first.state;
  return new Play(deadKeep, { ...bare, board, answered }, seats).begin(turn.with({ who: 0 })) as Game;
}

function foretold<F>(play: Game, asked: Json): F {
  const below = belowOf('foretold');
  return forecast(() => determinise(play, 0, below) as Game, 0, asked) as F;
}
const reach = (play: Game): Record<string, Reached> =>
  Object.fromEntries(foretold<Reached[]>(play, { do: 'reach' }).map((one) => [one.zone, one]));
const ahead = (play: Game): EnemyPhaseAhead => foretold(play, null);

describe('reach', () => {
  test('DK-AMOVE-02 the price of a way counts what is paid for leaving Enemies', () => {
    const play = standing({
      party: { theron: { at: '7R.f' } },
      enemies: { '7R.b': 'footman 2' },
    });
    const found = reach(play);
    expect(found['7R.b']).toEqual({
      zone: '7R.b',
      price: 1,
      surcharge: 0,
      tolls: [],
      way: ['7R.b'],
      affordable: true,
      left: 2,
      stop: null,
      enemies: 2,
    });
    expect(found['7R.a']).toMatchObject({ price: 4, surcharge: 2, way: ['7R.b', '7R.a'], affordable: false });
    // What leaving costs is said where it is paid, and for whom.
    const footmen = { id: 'pack.footman', args: { n: 2 } };
    expect(found['7R.a']).toMatchObject({ tolls: [{ zone: '7R.b', n: 2, foes: [footmen] }] });
    // Three Actions pay for the way, not for leaving the Footmen: there it ends.
    expect(found['7R.a']).toMatchObject({ stop: '7R.b' });
    expect(found['7R.e']).toMatchObject({ price: 4, affordable: false });
    expect(found['7R.D']).toBeUndefined(); // behind a closed door
    expect(found['7R.f']).toBeUndefined(); // where she stands
  });

  test('DK-SKILL-SLIPPERY nothing is paid for leaving them', () => {
    const play = standing({ party: { maiLing: { at: '7R.f' } }, enemies: { '7R.b': 'footman 2' } });
    expect(reach(play)['7R.a']).toMatchObject({ price: 2, surcharge: 0, affordable: true });
  });

  test('the way is one that the rules then let her walk, at that price', () => {
    const play = standing({ party: { theron: { at: '7R.f' } }, enemies: { '7R.f': 'footman' } });
    const { way, price } = reach(play)['7R.a']!;
    expect([way, price]).toEqual([['7R.b', '7R.a'], 3]);
    for (const zone of way) {
      const pending = play.pending[0]!;
      const { options } = play.ask(pending) as unknown as { options: { do: string; to?: number }[] };
      const to = zoneOf(play.state.board, zone);
      play.put(
        pending,
        options.find((option) => option.do === 'move' && option.to === to),
      );
    }
    expect(play.state.board.turn.actions).toBe(0);
  });
});

describe('sight', () => {
  const seen = (play: Game, asked: Json) =>
    Object.fromEntries(foretold<InSight[]>(play, asked).map(({ zone, range }) => [zone, range]));

  test('DK-LOS-02 from a Zone, with its Range', () => {
    const play = standing({ party: { theron: { at: '7R.f' } } });
    expect(seen(play, { do: 'sight', zone: '7R.f' })).toEqual({ '7R.f': 0, '7R.b': 1, '7R.a': 2, '3R.e': 3 });
    expect(foretold(play, { do: 'sight', zone: '9R.a' })).toBeNull();
  });
  test('DK-SKILL-GHOST with the eyes of an Adventurer', () => {
    const play = standing({ party: { theron: { at: '7R.f' }, malteo: { at: '7R.f', skills: ['ghost'] } } });
    expect(seen(play, { do: 'sight', adventurer: 'theron' })['7R.D']).toBeUndefined();
    expect(seen(play, { do: 'sight', adventurer: 'malteo' })['7R.D']).toBe(1);
  });
  test('DK-MIST-02 under Blinding Mist it shrinks', () => {
    const play = standing({ party: { theron: { at: '7R.f' } }, mist: 1 });
    expect(seen(play, { do: 'sight', zone: '7R.f' })).toEqual({ '7R.f': 0, '7R.b': 1 });
  });
});

describe('a door', () => {
  const before = (given: Partial<KeepGiven> = {}): Game =>
    standing({ party: { theron: { at: '7R.b' } }, ...given });
  const door = (edge: string): number => chartOf('Q01').doors.findIndex((one) => one.edge === edge);

  test('DK-DOOR-02 it names the die, the rooms that come to light, and the odds of their cards', () => {
    const told = foretold<DoorAhead>(before(), { do: 'door', door: door('7R.C|7R.b') });
    expect(told).toMatchObject({ doomUpTo: 3, faces: 6, doom: 0 });
    expect(told.rooms).toEqual([
      { zone: '7R.A', dark: true },
      { zone: '7R.C', dark: false },
      { zone: '7R.E', dark: true },
    ]);
    expect(told.odds.reduce((sum, { cards }) => sum + cards, 0)).toBe(told.of);
    expect(told.of).toBeGreaterThan(0);
  });

  test('there is none of a door that does not exist', () => {
    expect(foretold(before(), { do: 'door', door: 99 })).toBeNull();
    expect(foretold(before(), { do: 'door', door: 'north' })).toBeNull();
  });
});

describe('a walk', () => {
  test('DK-ATK-01 it says whom Enemies would strike then, and leaves the table as it is', () => {
    const play = standing({ party: { theron: { at: '7R.f' } }, enemies: { '7R.b': 'footman' } });
    expect(ahead(play).attacks).toEqual([]);
    const there = foretold<EnemyPhaseAhead>(play, { do: 'walk', zone: '7R.b' });
    expect(there.attacks).toMatchObject([{ zone: '7R.b', enemy: 'footman', n: [1, 1] }]);
    expect(ahead(play).attacks).toEqual([]);
    expect(there.box.find(({ enemy }) => enemy === 'footman')).toEqual({
      enemy: 'footman',
      left: 29,
      of: 30,
    });
    expect(foretold(play, { do: 'walk', zone: '7R.D' })).toBeNull();
  });
});

describe('an attack', () => {
  /** The odds of the one attack with this card that is offered. */
  function oddsWith(play: Game, code: string, line = 0): AttackAhead {
    const { options } = play.ask(play.pending[0]!) as unknown as {
      options: { do: string; card: number; line: number }[];
    };
    const attack = options.find(
      (one) => one.do === 'attack' && one.card === cardNo(code) && one.line === line,
    );
    return foretold(play, attack as unknown as Json);
  }

  test('V-09 the odds of a War Bow, and whom misses hit', () => {
    const play = standing({
      party: { thurkal: { at: '7R.f', cards: ['AE-20'], mana: 0 }, theron: { at: '7R.b' } },
      enemies: { '7R.b': 'footman 2, shadowguard' },
    });
    expect(oddsWith(play, 'AE-20')).toEqual({
      dice: 2,
      need: 4,
      odds: [0.25, 0.5, 0.25],
      targets: [
        { enemy: 'shadowguard', n: 1, armor: 2, hits: 0 },
        { enemy: 'footman', n: 2, armor: 1, hits: 1 },
      ],
      free: false,
      sure: 0,
      // The Shadowguard comes first and takes every hit.
      felled: [1],
      endangered: ['theron'],
      stray: 0.75,
    });
  });

  test('DK-TPO-03 DK-CMB-06 how many fall: class by class, and what nothing harms shields the rest', () => {
    const shot = (enemies: string): readonly number[] =>
      oddsWith(
        standing({
          party: { thurkal: { at: '7R.f', cards: ['AE-20'], mana: 0 } },
          enemies: { '7R.b': enemies },
        }),
        'AE-20',
      ).felled;
    expect(shot('footman 2')).toEqual([0.25, 0.5, 0.25]);
    expect(shot('footman')).toEqual([0.25, 0.75]);
    expect(shot('shadowguard')).toEqual([1]);
    expect(shot('footman, shadowguard')).toEqual([1]);
  });

  test('V-64 a bonus makes lower faces hit, but never a natural 1', () => {
    const play = standing({
      party: {
        theron: { at: '7R.f', cards: ['AE-04'], skills: ['roll1.melee', 'roll1.melee', 'wounds2.melee'] },
      },
      enemies: { '7R.f': 'warriorTroll/1' },
    });
    const { need, odds, targets, endangered } = oddsWith(play, 'AE-04');
    expect([need, odds.map((chance) => Math.round(chance * 36))]).toEqual([2, [1, 10, 25]]);
    expect([targets, endangered]).toEqual([[{ enemy: 'warriorTroll', n: 1, armor: 2, hits: 0 }], []]);
  });

  test('before the dice: the odds of rolling now, and with what may be paid for', () => {
    const play = standing({
      party: { amaranthe: { at: '7R.f', cards: ['AE-03'], mana: 3 } },
      enemies: { '7R.f': 'footman 3' },
    });
    const { options } = play.ask(play.pending[0]!) as unknown as { options: { do: string }[] };
    play.put(
      play.pending[0]!,
      options.find((one) => one.do === 'attack'),
    );
    const now = foretold<AttackAhead>(play, { do: 'roll' });
    const crushed = foretold<AttackAhead>(play, { do: 'crush', n: 2, free: false });
    expect(crushed.dice).toBe(now.dice + 2);
    expect(crushed.odds).toHaveLength(now.odds.length + 2);
    const below = belowOf('odds');
    const told = odds(() => determinise(play, 0, below) as Game, 0, { do: 'crush', n: 2, free: false });
    expect(told[0]).toMatchObject({ about: { id: 'odds.shot', args: { n: now.dice + 2 } } });
    // What may not be paid has none, and nothing was spent by asking.
    expect(foretold(play, { do: 'crush', n: 4, free: false })).toBeNull();
    expect(play.state.board.party[0]!.mana).toBe(3);
  });

  test('an attack that pierces nobody’s Armor says so, and one that pierces somebody’s does not', () => {
    const said = (enemies: string): string => {
      const play = standing({
        party: { thurkal: { at: '7R.f', cards: ['AE-20'], mana: 0 } },
        enemies: { '7R.b': enemies },
      });
      const question = questionsFor(play, 0)[0]!;
      const option = question.options.find(({ said: { id } }) => id === 'option.attack')!;
      return new Speaker('en', [deadKeep.text.en]).say(option.said);
    };
    expect(said('shadowguard')).toContain('Penetration 1, which pierces no Armor there');
    expect(said('footman, shadowguard')).not.toContain('pierces');
  });

  test('V-63 DK-CLASS-RANGER-01 what Sure Shot can turn counts for who falls and who is hit astray', () => {
    const shot = (mana: number): AttackAhead =>
      oddsWith(
        standing({
          party: { maiLing: { at: '7R.f', cards: ['AE-20'], mana }, theron: { at: '7R.b' } },
          enemies: { '7R.b': 'footman' },
        }),
        'AE-20',
      );
    expect(shot(0)).toMatchObject({ sure: 0, felled: [0.25, 0.75], stray: 0.75 });
    expect(shot(1)).toMatchObject({ sure: 1, felled: [0, 1], stray: 0.25 });
    expect(shot(2)).toMatchObject({ sure: 2, odds: [0.25, 0.5, 0.25], felled: [0, 1], stray: 0 });
  });

  test('an attack is told with what its Adventurer has learnt, as its odds are', () => {
    const play = standing({
      party: { thurkal: { at: '7R.f', cards: ['AE-20'], skills: ['die1.ranged', 'roll1.ranged'] } },
      enemies: { '7R.b': 'footman 2' },
    });
    const { dice, need } = oddsWith(play, 'AE-20');
    const { options } = questionsFor(play, 0)[0]!;
    expect(options.find(({ said: { id } }) => id === 'option.attack')!.said.args).toMatchObject({
      dice,
      accuracy: need,
    });
    expect([dice, need]).toEqual([3, 3]);
  });

  test('what may not be chosen has no odds', () => {
    const play = standing({ party: { thurkal: { at: '7R.f', cards: ['AE-20'], mana: 0 } } });
    expect(
      foretold(play, { do: 'attack', card: cardNo('AE-20'), line: 0, zone: 0, at: 'undead', pay: 'action' }),
    ).toBeNull();
  });

  test('odds for whoever asks: hits and who falls, by every throw one by one', () => {
    const play = standing({
      party: { thurkal: { at: '7R.f', cards: ['AE-20'], mana: 0 }, theron: { at: '7R.b' } },
      enemies: { '7R.b': 'footman 2, shadowguard' },
    });
    const { options } = play.ask(play.pending[0]!) as unknown as {
      options: { do: string; card: number; line: number }[];
    };
    const attack = options.find((one) => one.do === 'attack' && one.card === cardNo('AE-20'));
    const below = belowOf('odds');
    const [hits, falls, misses] = odds(() => determinise(play, 0, below), 0, attack as unknown as Json);
    if (hits === undefined || falls === undefined || !('counted' in hits) || !('counted' in falls))
      throw new Error('it was not counted');
    const { dice, need, targets } = oddsWith(play, 'AE-20');
    const faces = [1, 2, 3, 4, 5, 6];
    let throws: number[][] = [[]];
    for (let die = 0; die < dice; die++)
      throws = throws.flatMap((one) => faces.map((face) => [...one, face]));
    const share = (least: number, most = least): number =>
      throws.filter((one) => {
        const n = one.filter((face) => face >= need).length;
        return n >= least && n <= most;
      }).length / throws.length;
    hits.counted.forEach(({ chance }, n) => expect(chance).toBeCloseTo(share(n), 12));
    const [first] = targets;
    expect(falls.about.args).toEqual({ enemy: first!.enemy });
    falls.counted.forEach(({ chance }, at) =>
      expect(chance).toBeCloseTo(first!.hits === 0 ? 0 : share(first!.hits * (at + 1), dice), 12),
    );
    // DK-FF-02: whoever stands there is named.
    expect(misses).toMatchObject({
      about: { id: 'odds.friends', args: { each: [{ id: 'name.theron' }] } },
      counted: [{ chance: 1 - share(dice) }],
    });
    expect(odds(() => determinise(play, 0, below), 0, null)).toEqual([]);
  });

  test('the odds of any dice add up', () => {
    for (let dice = 1; dice <= 12; dice++)
      expect(oddsOf(dice, 1 / 3).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe('dividing Attacks', () => {
  /** Three Footmen strike a Zone where Theron has a hide of iron, and Tessara nothing. */
  function attacked(): Game {
    const { seats, board } = keep({
      party: { theron: { at: '7R.b' }, tessara: { at: '7R.b' } },
      enemies: { '7R.b': 'footman 3' },
    });
    const first = open(deadKeep, { seats, seed: 'forecast', options: {} });
    if (isRefusal(first)) throw new Error(first.code);
    const { board: _, answered, ...bare } = first.state;
    return new Play(deadKeep, { ...bare, board, answered }, seats).begin(activationStep.with()) as Game;
  }
  const rounded = (left: readonly number[]): number[] => left.map((chance) => Math.round(chance * 36));
  const divided = (play: Game, parts: Json): DividedAhead[] => foretold(play, { do: 'divide', parts });

  test('DK-ARMOR-01 what Armor lets through is a chance, what is not given does not hurt', () => {
    const play = attacked();
    expect(play.pending[0]!.op.label).toBe('DK-ATK-03a');
    const [theron, tessara] = divided(play, [2, 1]);
    const now = theron!.left.length - 1;
    expect(theron!.need).toBe(5);
    expect(rounded(theron!.left.slice(-3))).toEqual([16, 16, 4]);
    expect(theron!.left.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect([tessara!.need, tessara!.left.at(-2)]).toEqual([null, 1]);
    expect(divided(play, [0, 3])[0]!.left[now]).toBe(1);
  });

  test('whoever has less health than that is KO’ed, never less', () => {
    const play = attacked();
    play.state.board.party[1]!.wounds = 6;
    const tessara = divided(play, [0, 3])[1]!;
    expect(tessara.left[0]).toBe(1);
  });

  test('what is no answer, or no such question, has no odds', () => {
    const play = attacked();
    for (const parts of [null, 'all', [-1, 4], [0.5, 2.5], [1e9]] as const)
      expect(foretold(play, { do: 'divide', parts: parts as unknown as Json })).toBeNull();
    expect(
      foretold(standing({ party: { theron: { at: '7R.f' } } }), { do: 'divide', parts: [1] }),
    ).toBeNull();
  });
});

describe('the Enemy Phase to come', () => {
  test('V-17 who moves, who strikes, and in which pass', () => {
    const play = standing({
      party: { theron: { at: '7R.f' } },
      enemies: { '7R.b': 'horseman 2, shadowguard' },
    });
    const { attacks, moves, stays, certain } = ahead(play);
    expect(moves).toEqual([
      { pass: 1, enemy: 'shadowguard', n: [1, 1], from: '7R.b', to: '7R.f', chance: 'yes' },
      { pass: 1, enemy: 'horseman', n: [2, 2], from: '7R.b', to: '7R.f', chance: 'yes' },
    ]);
    expect(attacks).toEqual([
      { pass: 2, zone: '7R.f', enemy: 'horseman', n: [4, 4], damage: 2, chance: 'yes' },
    ]);
    expect(stays).toEqual([]);
    expect(certain).toBe(false); // Iron Hide rolls for Armor
  });

  test('DK-RULING-14 who stays, and whom it wants', () => {
    const play = standing({ party: { lothar: { at: '5R.B' } }, open: [], enemies: { '5R.a': 'footman 3' } });
    const { stays, moves, certain } = ahead(play);
    expect(stays).toEqual([
      { pass: 1, enemy: 'footman', n: [3, 3], zone: '5R.a', toward: ['lothar'], chance: 'yes' },
    ]);
    expect([moves, certain]).toEqual([[], true]);
  });

  test('DK-EMOVE-02 a tie of the table is told as one', () => {
    const play = standing({
      party: { lothar: { at: '5R.b' }, gavin: { at: '5R.e' } },
      enemies: { '5R.c': 'footman' },
    });
    const { moves, certain } = ahead(play);
    expect(moves.map(({ to, chance, n }) => [to, chance, n])).toEqual([
      ['5R.b', 'maybe', [0, 1]],
      ['5R.e', 'maybe', [0, 1]],
    ]);
    expect(certain).toBe(false);
  });

  test('only who stands may fall', () => {
    const play = standing({
      party: { lothar: { at: '7R.f', wounds: 11 }, gavin: { at: '5R.e' } },
      enemies: { '7R.f': 'footman 9' },
    });
    play.state.board.party[1]!.wounds = healthOf(play.state.board.party[1]!);
    expect(ahead(play).party.map(({ ko }) => ko)).toEqual([true, false]);
  });

  test('what is certain happens', () => {
    const given: KeepGiven = {
      party: { lothar: { at: '7R.f' } },
      enemies: { '7R.f': 'footman 2', '7R.a': 'bloodhound 2, deadeye', '3R.e': 'warhog/1' },
    };
    const { attacks, party, certain } = ahead(standing(given));
    expect(certain).toBe(true);
    const play = standing(given);
    const told: unknown[] = [];
    play.listen(({ open: event }) => {
      if (event?.kind === 'enemyAttacks')
        told.push([event['zone'], event['enemy'], event['n'], event['damage']]);
    });
    play.begin(activationStep.with());
    expect(play.pending).toEqual([]);
    const sum = new Map<string, number>();
    for (const { zone, enemy, n, damage } of attacks) {
      const key = JSON.stringify([zone, enemy, damage]);
      sum.set(key, (sum.get(key) ?? 0) + n[0]);
    }
    const struck = new Map<string, number>();
    for (const [zone, enemy, n, damage] of told as [string, string, number, number][]) {
      const key = JSON.stringify([zone, enemy, damage]);
      struck.set(key, (struck.get(key) ?? 0) + n);
    }
    expect(Object.fromEntries(sum)).toEqual(Object.fromEntries(struck));
    expect(party[0]!.left[0]).toBe(12 - play.state.board.party[0]!.wounds);
  });

  test('DK-SPAWN-03 the odds of the next card are those of the cards of its Level', () => {
    const play = standing({ party: { lothar: { at: '7R.f' } } });
    const { spawns, notables } = ahead(play);
    expect(spawns.map(({ zone, level, of }) => [zone, level, of])).toEqual([
      ['5R.b', 1, 12],
      ['3R.a', 1, 12],
    ]);
    expect(spawns[0]!.odds[0]).toEqual({ what: 'footman', n: 1, escort: null, cards: 3, short: false });
    expect(spawns[0]!.odds.reduce((sum, { cards }) => sum + cards, 0)).toBe(12);
    expect(notables).toEqual([]);
  });

  test('DK-DOOR-04 rooms nobody has looked into are counted, with the odds of a Building card', () => {
    const play = standing({ party: { lothar: { at: '7R.f' } } });
    const { dark } = ahead(play);
    expect(dark).toMatchObject({ level: 1, of: 8 });
    expect(dark!.odds.reduce((sum, { cards }) => sum + cards, 0)).toBe(8);
    const { board } = play.state;
    board.revealed.fill(true);
    expect(ahead(play).dark).toBeNull();
  });

  test('DK-SPAWN-02 Notables and a shortage are foretold', () => {
    const play = standing({
      party: { lothar: { at: '7R.f' } },
      enemies: { '5R.c': 'bishop', '2R.b': 'footman 29' },
    });
    const { spawns, notables } = ahead(play);
    expect(notables).toEqual([{ enemy: 'bishop', zone: '5R.c', spawns: 'footman' }]);
    const two = spawns[0]!.odds.find(({ what, n }) => what === 'footman' && n === 2);
    expect(two).toMatchObject({ cards: 2, short: true });
  });

  test('leaves the table as it was', () => {
    const play = standing({ party: { theron: { at: '7R.f' } }, enemies: { '7R.b': 'horseman 2' } });
    const before = JSON.stringify(play.state);
    ahead(play);
    reach(play);
    expect(JSON.stringify(play.state)).toBe(before);
  });
});
