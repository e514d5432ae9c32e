// `careful` plays whole Quests and says why: every reason has words in both languages, and what it says is so.

import {
  belowOf,
  Look,
  save,
  Speaker,
  type Json,
  type Pending,
  type Play,
  type Said,
} from '@gravetable/kernel';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { adventurerOf } from '../src/cards/adventurers.ts';
import { EQUIPMENT } from '../src/cards/box.ts';
import type { AdventurerId } from '../src/cards/ids.ts';
import { questOf } from '../src/cards/quests/index.ts';
import type { Choice } from '../src/choices.ts';
import type { Blow } from '../src/combat/blow.ts';
import { withBoost } from '../src/combat/boosts.ts';
import { attacksFrom } from '../src/combat/declare.ts';
import { diceOf } from '../src/combat/numbers.ts';
import { bossStats, enemiesIn, isNotable, packsIn } from '../src/enemies/packs.ts';
import { zoneId } from '../src/enemies/lookout.ts';
import { isWeapon } from '../src/gear.ts';
import { healthOf, isKo, standingIn, type Drink } from '../src/health.ts';
import { deadKeep } from '../src/index.ts';
import { firstWeapon } from '../src/bots/gear.ts';
import { doorToward, farTo } from '../src/bots/ways.ts';
import { holds as isMet } from '../src/quests/conditions.ts';
import { priceOf, unarmed } from '../src/shop.ts';
import { mistZones } from '../src/spawn/mist.ts';
import type { Board } from '../src/state.ts';
import { chart } from '../src/where.ts';
import { give, nextOf, opened, type Keep } from './driving.ts';

interface Given {
  readonly board: Board;
  readonly play: Keep;
  readonly pending: Pending;
  readonly answer: never;
  readonly args: Readonly<Record<string, Json>>;
}

const started = (quest: string, seed: string, seats = 1): Keep => opened(seats, seed, { quest });

const speakers = (['en', 'fr'] as const).map(
  (language) => new Speaker(language, [deadKeep.text[language]], ['A', 'B', 'C', 'D', 'E', 'F']),
);

const tokensAt = (board: Board, id: unknown): readonly string[] => {
  const zone = chart(board).zones.findIndex((one) => one.id === id);
  const found: string[] = [];
  board.objectives.zone.forEach((at, no) => {
    if (at === zone && board.objectives.taken[no] === false) found.push('objective');
  });
  if (board.treasure.zone.includes(zone)) found.push('treasure');
  if (board.artifacts.includes(zone)) found.push('artifact');
  if (board.search.includes(zone)) found.push('search');
  if (board.boss.state === 'active' && board.boss.zone === zone) found.push('boss');
  if (board.party.some((a) => isKo(a) && a.zone === zone)) found.push('friend');
  return found;
};

const zoneNamed = (board: Board, id: unknown): number => chart(board).zones.findIndex((one) => one.id === id);

/** What lies there, and whether the way there is shorter than from where they stand. */
const nearer =
  (token: string | null) =>
  ({ board, args, answer }: Given): boolean => {
    const goal = zoneNamed(board, args['zone']);
    const from = board.party[board.turn.who!]!.zone;
    const isThere = token === null || tokensAt(board, args['zone']).includes(token);
    const { to } = answer as { to: number };
    return isThere && to !== goal && farTo(board, to, goal) < farTo(board, from, goal);
  };

/** What lies where the step leads. */
const reached =
  (token: string | null) =>
  ({ board, args, answer }: Given): boolean =>
    (answer as { to: number }).to === zoneNamed(board, args['zone']) &&
    (token === null || tokensAt(board, args['zone']).includes(token));

/** Whether a Potion for them now keeps them on their feet through the Wounds that are due. */
function isSaved({ board, pending }: Given, target: number): boolean {
  const a = board.party[target]!;
  const due = (pending.frame.vars['due'] as { who: number; n: number }[]).find(({ who }) => who === target);
  const left = healthOf(a) - a.wounds;
  return due !== undefined && due.n >= left && due.n < left + Math.min(3, a.wounds);
}

/** Another look at the same table comes to the same answer: what was weighed lies open, and no luck was in it. */
const weighed = ({ play, pending, answer }: Given): boolean => {
  const again = careful.choose(new Look(play, pending), belowOf('weighed again'));
  return isDeepStrictEqual(again, answer);
};
const optionsOf = ({ play, pending }: Given): readonly never[] =>
  (play.ask(pending) as unknown as { options: readonly never[] }).options;
/** The Zone that is named is the one that was chosen. */
const isThat = ({ board, args, answer }: Given): boolean => args['zone'] === zoneId(board, answer);
/** The Adventurer who is named is the one who was asked about. */
const isAbout = ({ play, pending, args }: Given): boolean => {
  const { about } = (play.ask(pending).aside ?? {}) as { about?: { adventurer?: string } };
  return args['adventurer'] !== undefined && args['adventurer'] === about?.adventurer;
};
/** Nothing that was offered counts for more. */
const most =
  (worth: (one: never, given: Given) => number) =>
  (given: Given): boolean =>
    (given.args['zone'] === undefined || isThat(given)) &&
    optionsOf(given).every((one) => worth(one, given) <= worth(given.answer, given));
/** How far the nearest of the party is from a Zone. */
const farOff = (zone: number, { board }: Given): number =>
  Math.min(...board.party.map((one) => farTo(board, one.zone, zone)));
/** Nothing offered is farther off (or nearer), and whether others are just as far is said. */
const farthest =
  (sign: 1 | -1) =>
  (given: Given): boolean => {
    const far = farOff(given.answer, given);
    const equal = optionsOf(given).filter((zone) => farOff(zone, given) === far).length > 1;
    const { n, even } = given.args;
    return most((zone) => sign * farOff(zone, given))(given) && n === far && (even === 'yes') === equal;
  };
const declines = (answer: unknown): boolean => (answer as { do?: string }).do === 'decline' || answer === -1;

/** How many fall by Attacks shared like this, no Armor die helping. */
function fallenBy({ board, pending }: Given, parts: readonly number[]): number {
  const { victims, left, hits } = pending.frame.vars as {
    victims: number[];
    left: { damage: number }[];
    hits: { who: number; n: number; damage: number }[];
  };
  return victims.filter((who, at) => {
    const due = hits.filter((hit) => hit.who === who).reduce((sum, hit) => sum + hit.n * hit.damage, 0);
    const a = board.party[who]!;
    return a.wounds + due + parts[at]! * left[0]!.damage >= healthOf(a);
  }).length;
}

/** With only this Objective taken, what wakes the Boss has come about. */
function isWoken({ play, args }: Given): boolean {
  const { board } = play.fork().state;
  const { zone, taken } = board.objectives;
  const at = zone.findIndex((one, no) => one === zoneNamed(board, args['zone']) && taken[no] === false);
  taken[at] = true;
  return isMet(board, questOf(board.quest).active);
}

/** Whoever is named is who was picked, after the same weighing. */
const picked = (given: Given): boolean =>
  given.args['adventurer'] === given.board.party[given.answer]!.id && weighed(given);
/** The Zones they can attack without a step. */
const strikes = ({ board, answer }: Given): readonly number[] =>
  attacksFrom(board, answer, null).map(({ zone }) => zone);

const blowOf = ({ pending }: Given): Blow => pending.frame.vars['blow'] as Blow;
const rolledDice = (given: Given): number => diceOf(given.board, blowOf(given));
const boostedDice = (given: Given): number =>
  diceOf(given.board, withBoost(given.board, blowOf(given), given.answer));
/** The Mana that is named is what they have. */
const hasMana = ({ board, args }: Given, name: string): boolean =>
  args[name] === board.party.find(({ id }) => id === args['adventurer'])?.mana;
const isBoost = (given: Given, kind: string): boolean =>
  (given.answer as { do: string }).do === kind &&
  (given.args['adventurer'] === undefined || isAbout(given)) &&
  weighed(given);
const sameClass = (id: AdventurerId, { board }: Pick<Given, 'board'>): number =>
  board.campaign!.roster.filter((one) => adventurerOf(one).class === adventurerOf(id).class).length;

/** What each sentence claims, looked up at the table or found out by playing on. */
const HOLDS: Readonly<Record<string, (given: Given) => boolean>> = {
  'reason.attackHere': ({ board, args, answer }) => {
    const { zone } = answer as { zone: number };
    return (
      args['n'] === enemiesIn(board, zone) &&
      args['friends'] === standingIn(board, zone).length &&
      args['zone'] === zoneId(board, zone)
    );
  },
  'reason.attackFirst': ({ board, answer }) =>
    standingIn(board, (answer as { zone: number }).zone).length === 0,
  'reason.boss': ({ board, args, answer }) =>
    (answer as Choice as { at: unknown }).at === 'boss' &&
    args['lives'] === board.boss.cards.length &&
    args['n'] === bossStats(board).wounds - board.boss.wounds,
  'reason.attackNotable': ({ board, answer }) =>
    packsIn(board, (answer as { zone: number }).zone).some(({ kind }) => isNotable(kind)),
  'reason.goal.objective': nearer('objective'),
  'reason.goal.treasure': nearer('treasure'),
  'reason.goal.artifact': nearer('artifact'),
  'reason.goal.search': nearer('search'),
  'reason.goal.boss': nearer('boss'),
  'reason.goal.friend': nearer('friend'),
  'reason.goal.lock': nearer(null),
  'reason.goal.notable': (given) =>
    nearer(null)(given) &&
    packsIn(given.board, zoneNamed(given.board, given.args['zone'])).some(({ kind }) => isNotable(kind)),
  // It wakes the Boss: with only it taken, what wakes the Boss has come about.
  'reason.goal.wakes': (given) => nearer('objective')(given) && isWoken(given),
  'reason.reach.objective': reached('objective'),
  'reason.reach.treasure': reached('treasure'),
  'reason.reach.artifact': reached('artifact'),
  'reason.reach.search': reached('search'),
  'reason.reach.boss': reached('boss'),
  'reason.reach.friend': reached('friend'),
  'reason.reach.lock': reached(null),
  'reason.reach.tower': reached(null),
  'reason.reach.exit': reached(null),
  'reason.reach.notable': (given) =>
    reached(null)(given) &&
    packsIn(given.board, zoneNamed(given.board, given.args['zone'])).some(({ kind }) => isNotable(kind)),
  'reason.reach.wakes': (given) => reached('objective')(given) && isWoken(given),
  'reason.pick.fight': (given) =>
    picked(given) &&
    strikes(given).some((zone) => zoneId(given.board, zone) === given.args['zone']) &&
    given.args['n'] === enemiesIn(given.board, zoneNamed(given.board, given.args['zone'])),
  'reason.pick.boss': (given) =>
    picked(given) &&
    given.board.boss.state === 'active' &&
    strikes(given).some((zone) => zone === given.board.boss.zone),
  'reason.pick.bound': (given) =>
    picked(given) && zoneNamed(given.board, given.args['zone']) !== given.board.party[given.answer]!.zone,
  'reason.pick.idle': picked,
  'reason.safer': ({ args }) => Number(args['n']) < Number(args['more']),
  'reason.search': ({ board }) => enemiesIn(board, board.party[board.turn.who!]!.zone) === 0,
  // The Quest asks for it: no door of the usual colour.
  'reason.lock': ({ board, answer }) =>
    chart(board).doors[(answer as { door: number }).door]!.colour !== 'red',
  'reason.take.objective': ({ board, args }) =>
    args['n'] === board.objectives.taken.filter((taken) => !taken).length - 1,
  'reason.take.treasure': ({ board, args }) =>
    args['n'] === board.party.reduce((sum, one) => sum + one.potions, 0),
  'reason.into': ({ board, args, answer }) => args['n'] === enemiesIn(board, (answer as { to: number }).to),
  'reason.spent': ({ board }) => board.turn.actions === 0,
  'reason.gather': ({ board, args }) => args['n'] === board.party[board.turn.who!]!.mana,
  'reason.shove': ({ play, pending, board, answer }) => {
    const { zone } = board.party[board.turn.who!]!;
    const after = play.fork();
    after.put(after.pendingOf(pending.seat)!, answer);
    return enemiesIn(after.state.board, zone) === 0;
  },
  'reason.doorReroll': ({ pending }) => Number(pending.frame.vars['face']) <= 3,
  'reason.doorKeep': ({ pending }) => Number(pending.frame.vars['face']) > 3,
  'reason.reroll': ({ answer, args }) => args['n'] === (answer as readonly number[]).length,
  // Without the Potion those Wounds strike them down, with it they do not.
  'reason.saves': (given) => isSaved(given, (given.answer as Drink).target),
  'reason.noPotion': (given) =>
    (given.play.ask(given.pending) as unknown as { options: (Drink | { do: 'pass' })[] }).options.every(
      (one) => one.do !== 'drink' || !isSaved(given, one.target),
    ),
  // The Attacks are carried out, no Armor die helping: everybody still stands.
  'reason.allot.noneFalls': (given) => fallenBy(given, given.answer) === 0,
  'reason.allot.fewFall': (given) => fallenBy(given, given.answer) > 0 && weighed(given),
  'reason.goal.tower': nearer(null),
  'reason.goal.exit': nearer(null),
  'reason.door': ({ board, args, answer }) => {
    const from = board.party[board.turn.who!]!.zone;
    return doorToward(board, from, zoneNamed(board, args['zone'])) === (answer as { door: number }).door;
  },
  'reason.take.artifact': ({ answer }) => (answer as { token: string }).token === 'artifact',
  'reason.gainMana': ({ play, pending, board, answer }) => {
    const after = play.fork();
    after.put(after.pendingOf(pending.seat)!, answer);
    const { turn, party } = after.state.board;
    const who = board.turn.who!;
    const isFree = turn.who !== who || turn.actions === board.turn.actions;
    return isFree && party[who]!.mana >= board.party[who]!.mana;
  },
  'reason.lead': ({ board, args, answer }) =>
    args['adventurer'] === board.party[(answer as { whom: number }).whom]!.id,
  'reason.endTurn': (given) => given.board.turn.actions > 0 && weighed(given),
  'reason.better': weighed,
  'reason.enchant': weighed,
  'reason.friendlyFire': weighed,
  'reason.sureShot': ({ answer, args }) =>
    args['n'] === (answer as { turn: number }).turn && Number(args['n']) > 0,
  'reason.keepMana': (given) => {
    const { mana, turn } = given.answer as { mana?: number; turn?: number };
    return hasMana(given, 'n') && ((given.answer as unknown) === 'keep' || (mana ?? turn) === 0);
  },
  'reason.letBe': (given) => isAbout(given) && declines(given.answer) && weighed(given),
  'reason.boost.roll': (given) => isBoost(given, 'roll') && given.args['n'] === rolledDice(given),
  'reason.boost.crush': (given) =>
    isBoost(given, 'crush') &&
    hasMana(given, 'mana') &&
    given.args['n'] === (given.answer as { n: number }).n &&
    boostedDice(given) === rolledDice(given) + Number(given.args['n']),
  'reason.boost.skill': (given) =>
    isBoost(given, 'boost') &&
    hasMana(given, 'mana') &&
    Number(given.args['mana']) > 0 &&
    given.args['skill'] === (given.answer as { skill: string }).skill,
  'reason.boost.substitute': (given) =>
    isBoost(given, 'substitute') &&
    given.args['n'] === enemiesIn(given.board, blowOf(given).zone) &&
    given.args['dice'] === rolledDice(given),
  'reason.boost.gainMana': (given) => isBoost(given, 'gainMana') && hasMana(given, 'n'),
  // They fall indeed: the rules are played on, and so many fewer stand there.
  'reason.hits': (given) => {
    const { play, pending, board, answer, args } = given;
    const { zone } = blowOf(given);
    const after = play.fork();
    after.put(after.pendingOf(pending.seat)!, answer);
    const gone = enemiesIn(board, zone) - enemiesIn(after.state.board, zone);
    const hits = (answer as readonly number[]).reduce((sum, n) => sum + n, 0);
    return (
      args['hits'] === hits && (gone === args['n'] || board.packs.length < after.state.board.packs.length)
    );
  },
  'reason.free.attack': (given) => {
    const { zone } = given.answer as { zone: number };
    const isThere = given.args['zone'] === zoneId(given.board, zone);
    return isAbout(given) && isThere && given.args['n'] === enemiesIn(given.board, zone) && weighed(given);
  },
  'reason.free.boss': (given) =>
    isAbout(given) && (given.answer as { at: string }).at === 'boss' && weighed(given),
  'reason.free.move': (given) =>
    isAbout(given) &&
    given.args['zone'] === zoneId(given.board, (given.answer as { to: number }).to) &&
    weighed(given),
  'reason.free.other': (given) => isAbout(given) && !declines(given.answer) && weighed(given),
  'reason.dreaded': (given) => {
    const zone = zoneNamed(given.board, given.args['zone']);
    return packsIn(given.board, zone).some(({ kind }) => kind === given.args['enemy']) && weighed(given);
  },
  'reason.mistZones': (given) => {
    const parts = given.answer as readonly number[];
    const far = mistZones(given.board).map((zone) => farOff(zone, given));
    const meant = far.filter((_, at) => parts[at]! > 0);
    const zone = zoneNamed(given.board, given.args['zone']);
    return given.args['n'] === Math.max(...meant) && farOff(zone, given) === given.args['n'];
  },
  'reason.tough': ({ board, pending, answer, args }) => {
    const hits = (
      pending.frame.vars['left'] as { who: number; enemy: string; n: number; damage: number }[]
    ).filter(({ who, n }) => n > 0 && board.party[who]!.id === args['adventurer']);
    return (
      args['enemy'] === answer &&
      args['n'] === Math.max(...hits.map(({ damage }) => damage)) &&
      hits.some(({ enemy, damage }) => enemy === answer && damage === args['n'])
    );
  },
  'reason.armorReroll': (given) =>
    isAbout(given) && hasMana(given, 'mana') && Number(given.args['n']) > 0 && weighed(given),
  // Laid like this, these cards are in hand.
  'reason.laid': (given) => {
    const { play, pending, board, answer, args } = given;
    const who = board.party.findIndex(({ id }) => id === args['adventurer']);
    const after = play.fork();
    after.put(after.pendingOf(pending.seat)!, answer);
    const hands = after.state.board.party[who]!.hands.map((card) => EQUIPMENT[card]!.code);
    return isAbout(given) && isDeepStrictEqual(hands.toSorted(), (args['cards'] as string[]).toSorted());
  },
  'reason.shareTalismans': (given) =>
    given.args['n'] === (given.answer as readonly number[]).length &&
    given.args['people'] === given.board.party.length &&
    weighed(given),
  'reason.sell': (given) =>
    given.args['card'] === EQUIPMENT[given.answer]!.code &&
    given.args['n'] === EQUIPMENT[given.answer]!.price.sell &&
    weighed(given),
  'reason.newcomer': (given) =>
    given.args['adventurer'] === given.answer &&
    given.args['n'] === sameClass(given.answer, given) &&
    most((id, { board }) => -sameClass(id, { board }))(given),
  'reason.consent': (given) => isAbout(given) && (given.answer as unknown) === 'accept',
  'reason.armorMana': ({ answer }) => (answer as { mana: number }).mana > 0,
  'reason.buy': (given) => (given.answer as unknown) !== 'done' && weighed(given),
  'reason.doneBuying': (given) => (given.answer as unknown) === 'done' && weighed(given),
  'reason.keepAll': (given) => (given.answer as unknown) === 'back' && weighed(given),
  'reason.habit.route': most((zone, { board }) => -standingIn(board, zone).length),
  'reason.habit.darkRoom': farthest(-1),
  'reason.habit.bossTeleport': farthest(-1),
  'reason.habit.relocate': farthest(1),
  'reason.habit.removeSearch': farthest(1),
  // Whichever goal is named, the group's one step is the same.
  'reason.habit.same': (given) =>
    optionsOf(given).every((goal) => {
      const after = given.play.fork();
      const moves: string[] = [];
      after.listen(({ open }) => {
        if (open?.kind === 'packMoves') moves.push(open['zone2'] as string);
      });
      after.put(after.pendingOf(given.pending.seat)!, goal);
      return moves[0] === given.args['zone'];
    }),
  // Laid like this, the card lies there.
  'reason.found': (given) => {
    const { play, pending, board, answer, args } = given;
    const who = board.party.findIndex(({ id }) => id === args['adventurer']);
    const after = play.fork();
    after.put(after.pendingOf(pending.seat)!, answer);
    const a = after.state.board.party[who]!;
    const codes = (cards: readonly number[]): string[] => cards.map((card) => EQUIPMENT[card]!.code);
    const lying: Readonly<Record<string, readonly string[]>> = {
      hands: codes(a.hands),
      body: a.body === null ? [] : codes([a.body]),
      pack: codes(a.pack),
      talismans: codes(a.talismans),
    };
    const { slot, card } = args as { slot: string; card: string };
    const isThere = Object.entries(lying).every(([one, cards]) => cards.includes(card) === (one === slot));
    const hands = isDeepStrictEqual(lying['hands']!.toSorted(), (args['cards'] as string[]).toSorted());
    return isAbout(given) && isThere && hands;
  },
  'reason.habit.levelUp': (given) => isAbout(given) && weighed(given),
  'reason.habit.hitAndRun': (given) => isAbout(given) && weighed(given),
  'reason.habit.targetZone': (given) => isThat(given) && weighed(given),
  'reason.habit.destination': (given) => isThat(given) && weighed(given),
  'reason.habit.talismans': (given) => isAbout(given) && weighed(given),
  // At Level 1 weapons that are nearly as good are bought by lot: a use for it, and a share for everybody, there is in any case.
  'reason.habit.buyWeapon': (given) => {
    const { board, answer } = given;
    const share = board.purse / unarmed(board).length;
    const { about } = (given.play.ask(given.pending).aside ?? {}) as { about?: { adventurer?: string } };
    const who = board.party.findIndex(({ id }) => id === about?.adventurer);
    const isLittle = optionsOf(given).every((card) => priceOf(card) > share);
    return isAbout(given) && firstWeapon(board, who, answer) > 0 && (isLittle || priceOf(answer) <= share);
  },
  'reason.habit.buyFor': (given) =>
    given.args['adventurer'] === given.board.party[given.answer]!.id && weighed(given),
};

/** Kinds of questions that need no words. */
const WORDLESS = new Set([
  'shareOut',
  'firstPlayer',
  'trade',
  'market',
  'handOn',
  'handTo',
  'roster',
  'nextQuest',
  'nextNotable',
]);

function saidOf(play: Keep, pending: Pending, answer: unknown): Said | null {
  const look = new Look(play, pending);
  const reason = careful.reason!(look, answer);
  const kind = (look.question.aside as { kind?: string } | undefined)?.kind ?? '';
  if (!WORDLESS.has(kind)) expect(reason, `${kind} ${JSON.stringify(answer)}`).not.toBeNull();
  if (reason !== null)
    for (const speaker of speakers) expect(speaker.say(reason), reason.id).toMatch(/^[^{}]+\.$/u);
  return reason;
}

test('no reason is without a check', () => {
  const all = Object.keys(deadKeep.text.en).filter(
    (id) => id.startsWith('reason.') && !id.endsWith('.again'),
  );
  expect(Object.keys(HOLDS).toSorted()).toEqual(all.toSorted());
});

test.each([
  ['Q01', 1],
  ['Q03', 2],
  ['Q08', 3],
  ['Q12', 6],
])('%s with %i seats: every answer has a reason, and it is so', (quest, seats) => {
  const play = started(quest, `reasons ${quest}`, seats);
  const below = belowOf(`reasons ${quest}`);
  const met = new Set<string>();
  for (let n = 0; n < 900 && !play.over; n++) {
    const move = nextOf(play, below);
    const { pending } = move;
    if (move.power !== null) {
      give(play, move);
      continue;
    }
    const reason = saidOf(play, pending, move.answer);
    if (reason !== null) {
      const holds = HOLDS[reason.id]!;
      met.add(reason.id);
      const given: Given = {
        board: play.state.board,
        play,
        pending,
        answer: move.answer as never,
        args: (reason.args ?? {}) as Given['args'],
      };
      expect(holds(given), `${n}: ${reason.id} of ${JSON.stringify(move.answer)}`).toBe(true);
    }
    give(play, move);
  }
  expect([...met]).toEqual(
    expect.arrayContaining(['reason.attackHere', 'reason.take.treasure', 'reason.spent']),
  );
});

/** A Quest to its end by `careful` alone. */
function played(quest: string, seed: string, seats: number): Keep {
  const play = started(quest, seed, seats);
  const below = belowOf(seed);
  for (let n = 0; n < 4000 && !play.over; n++) {
    give(play, nextOf(play, below));
    const wrong = deadKeep.invariants(play.state.board);
    if (wrong.length > 0) throw new Error(`${seed}, answer ${n}: ${wrong.join('; ')}`);
  }
  return play;
}

test('careful wins the first Quest more often than not', () => {
  const won = [0, 1, 2, 3, 4, 5].filter(
    (n) => played('Q01', `first ${n}`, 1 + (n % 3)).state.board.over === 'won',
  );
  expect(won.length).toBeGreaterThan(2);
});

test.each(['Q05', 'Q07', 'Q09', 'Q10', 'Q11'])('%s is played to its end', (quest) => {
  const play = played(quest, `whole ${quest}`, 2);
  expect(play.over).toBe(true);
  expect(play.state.board.quest).toBe(questOf(quest).id);
});

test.each(['Q04', 'Q05'])('%s: the answer of careful does not depend on what it cannot know', (quest) => {
  const play = started(quest, 'blind', 1);
  const below = belowOf('blind');
  for (let n = 0; n < 150 && !play.over; n++) {
    const pending = play.pending[0]!;
    const look = new Look(play, pending);
    const answer = careful.choose(look, belowOf('one'));
    expect(careful.choose(look, belowOf('another'))).toEqual(answer);
    give(play, nextOf(play, below));
  }
});

test('a table in the middle of a Quest is small enough to be kept and sent', () => {
  function playing(seed: string, most: number): { play: Keep; given: number } {
    const play = started('Q12', seed, 6);
    const below = belowOf(seed);
    let given = 0;
    for (; given < most && !play.over; given++) give(play, nextOf(play, below));
    return { play, given };
  }
  for (const seed of ['sizes', 'crowd', 'tower']) {
    const { play } = playing(seed, Math.floor(playing(seed, Infinity).given / 2));
    expect(play.state.board.round).toBeGreaterThan(3);
    expect(Buffer.byteLength(save(play as unknown as Play))).toBeLessThan(8_000);
    expect(Buffer.byteLength(JSON.stringify(play.view(0)))).toBeLessThan(6_000);
  }
});

/** The first Turn of a Quest by somebody with Consume, so much Mana and a spare weapon in the Backpack. */
function withConsume(mana: number): { play: Keep; spare: number } {
  const play = started('Q01', 'consume');
  const below = belowOf('consume');
  while (play.state.board.turn.who === null) give(play, nextOf(play, below));
  const { board } = play.state;
  const a = board.party[board.turn.who!]!;
  const spare = board.adventure.pile.findIndex(isWeapon);
  a.skills.push('consume');
  a.mana = mana;
  a.pack.push(...board.adventure.pile.splice(spare, 1));
  return { play, spare: a.pack[0]! };
}

test('DK-SKILL-CONSUME DK-INV-02 who is short of Mana turns what lies idle in the Backpack into it', () => {
  const { play, spare } = withConsume(1);
  const who = play.state.board.turn.who!;
  const move = nextOf(play, belowOf('consumed'));
  expect(move.answer).toEqual({ do: 'discard', who, card: spare });
  give(play, move);
  expect(play.state.board.party[who]).toMatchObject({ mana: 6, pack: [] });
});

test('DK-SKILL-CONSUME whoever has Mana keeps what lies in the Backpack', () => {
  expect(nextOf(withConsume(5).play, belowOf('kept')).power).toBe(null);
});
