// What a hint says is so: it is held to the table it is given at, and to what comes about.

import {
  belowOf,
  isRefusal,
  Look,
  type One,
  open,
  questionsFor,
  type Json,
  type Play,
} from '@gravetable/kernel';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { bestCommand } from '../src/bots/dice.ts';
import { lookAhead } from '../src/bots/fighting.ts';
import { actionWorth } from '../src/bots/planning.ts';
import { standingOf } from '../src/bots/worth.ts';
import { abilityOf, itemOf } from '../src/cards/heroes.ts';
import type { AbilityId, ItemId } from '../src/cards/ids.ts';
import { BOSS_KILL_POINTS, BOSS_TRACK, ROUNDS } from '../src/cards/tracks.ts';
import type { Command } from '../src/commands.ts';
import type { FlashChoice } from '../src/flashactions.ts';
import { vengeance } from '../src/index.ts';
import { bitCount } from '../src/numbers.ts';
import { experience, FIRST_ITEM, tilesOf } from '../src/playerboard.ts';
import { commands } from '../src/rolling.ts';
import { whyNotAssignable } from '../src/spent.ts';
import type { Board } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { rolling } from './tables.ts';

interface Given {
  readonly play: Play<Board>;
  readonly seat: number;
  readonly view: View;
  readonly answer: Readonly<Record<string, string>>;
  readonly n: number;
  readonly look: Look;
  readonly ask: One<unknown>;
}

const isMove = ({ word }: { readonly word: string }): boolean => word === 'move' || word === 'jump';
const free = (pool: string): string => pool.replaceAll(/[\sW]/g, '');

/** Everything ready to be used that leads to another room. */
function waysOn({ view, seat }: Given): string[] {
  const me = view.players[seat]!;
  const sets = me.sets.filter(({ used }) => !used).map(({ ability }) => ability);
  const recon = me.abilities.filter((one) => one.recon === 'marked').map(({ id }) => id);
  return [
    ...[...sets, ...recon].filter((id) => abilityOf(id as AbilityId).effects.some(isMove)),
    ...me.items
      .filter(({ id, charges }) => charges > 0 && itemOf(id as ItemId).effects.some(isMove))
      .map(({ id }) => id),
  ];
}

/** Whether so many dice could complete any set. */
const mayComplete = ({ play, seat }: Given, dice: number): boolean => {
  const p = play.state.board.players[seat]!;
  return tilesOf(p)
    .slice(0, FIRST_ITEM)
    .some((tile) => tile.size > 0 && tile.size <= dice && whyNotAssignable(p, tile) === null);
};

/** Start effects the seat is offered after the answer. */
function startsAfter({ play, seat, answer }: Given): number {
  const after = play.fork();
  after.put(after.pendingOf(seat)!, answer);
  return questionsFor(after, seat).filter(({ kind }) => kind === 'start').length;
}

/** Enemies that stand in the hero's own room. */
function crowdOf({ view, seat }: Given): number {
  const me = view.players[seat]!;
  const here = me.rooms.find(({ id }) => id === me.room)!;
  return here.enemies.filter(({ state }) => state === 'active').length;
}

/** The room an answer names, alone or as a way's end. */
function roomOf({ view, seat, answer }: Given) {
  const name = typeof answer === 'string' ? (answer as string) : answer['to'];
  return view.players[seat]!.rooms.find(({ id }) => id === name);
}

/** The table after the answer. */
function put({ play, seat, answer }: Given): Play<Board> {
  const then = play.fork();
  then.put(then.pendingOf(seat)!, answer);
  return then;
}
const after = (given: Given): View => put(given).view(given.seat) as unknown as View;
/** The dice it would otherwise be paid with. */
const costOf = ({ answer }: Given): number => abilityOf(answer['ability'] as AbilityId).dice.length;
const reconAfter = (given: Given): string =>
  after(given).players[given.seat]!.abilities.find(({ id }) => id === given.answer['ability'])!.recon;
const chargesIn = ({ players }: View, { seat, answer }: Given): number =>
  players[seat]!.items.find(({ id }) => id === answer['item'])!.charges;
const chargesAfter = (given: Given): number => chargesIn(after(given), given);
const readyIn = ({ players }: View, { seat }: Given): number =>
  players[seat]!.sets.filter(({ used }) => !used).length;
const lootIn = ({ players }: View, { seat }: Given): number => players[seat]!.score!.loot;
const woundsIn = ({ players }: View, { seat }: Given): number => players[seat]!.pool.split('W').length;

const offers = ({ ask }: Given, ...words: readonly string[]): boolean =>
  ask.options.some((one) => words.includes((one as { do: string }).do));
const isBestCommand = ({ play, seat, ask, answer }: Given): boolean =>
  isDeepStrictEqual(bestCommand(play.state.board.players[seat]!, ask.options as readonly Command[]), answer);

/** How the seat stands, as a look ahead counts it. */
const standing = ({ state: { board } }: Play<Board>, seat: number): number =>
  standingOf(board.players[seat]!, board.round, board.phase === 'fighting');
/** How the seat stands after each other answer. */
const ahead = (given: Given): number[] =>
  given.ask.options.flatMap((one) =>
    (one as { do?: string }).do === 'done'
      ? []
      : [standing(put({ ...given, answer: one as Given['answer'] }), given.seat)],
  );
const looksAhead = ({ look, answer }: Given): boolean =>
  isDeepStrictEqual(lookAhead(look, belowOf('hints again')), answer);

const HOLDS: Readonly<Record<string, (given: Given) => boolean>> = {
  'reason.firstMove': (given) => waysOn(given).length === 0,
  'reason.anotherMove': (given) => waysOn(given).length > 0,
  'reason.startDone': (given) => startsAfter(given) === 0,
  'reason.take': ({ view, seat, n }) =>
    n === view.players.filter((one) => one.alive && one.seat !== seat).length,
  'reason.rollFresh': ({ answer }) => /^[u\s]+$/.test(answer['dice']!),
  'reason.rollAll': (given) =>
    /[^u\s]/.test(given.answer['dice']!) &&
    mayComplete(given, free(given.view.players[given.seat]!.pool).length),
  'reason.rollSome': (given) => {
    const pool = free(given.view.players[given.seat]!.pool);
    const kept = pool.length - free(given.answer['dice']!).length;
    return given.n === kept && kept > 0 && mayComplete(given, pool.length);
  },
  'reason.crowd': (given) => given.n === crowdOf(given) && given.n > 0,
  'reason.use': (given) => given.n === crowdOf(given),
  'reason.training': ({ play, seat, n }) => n === experience(play.state.board.players[seat]!),
  'reason.space': ({ view, seat, n }) =>
    n === view.players[seat]!.health.filter((one) => one === 'free').length,
  'reason.clear': ({ play, seat, n }) => n === bitCount(play.state.board.players[seat]!.wounds),
  'reason.recon': (given) =>
    ['marked', 'nextRound'].includes(reconAfter(given)) && given.n === costOf(given) && given.n > 0,
  'reason.reconHalf': (given) => reconAfter(given) === 'half' && given.n === costOf(given) && given.n > 0,
  'reason.purchase': (given) => given.n === chargesAfter(given) && given.n > chargesIn(given.view, given),
  'reason.loot': (given) =>
    given.n === lootIn(after(given), given) - lootIn(given.view, given) && given.n > 0,
  'reason.lootDone': ({ play, seat, ask }) =>
    ask.options.every((one) => {
      const { board } = play.state;
      return (
        (one as { do: string }).do === 'lootDone' ||
        actionWorth(board.players[seat]!, one as FlashChoice, board) <= 0
      );
    }),
  'reason.buy': ({ play, n }) => n > 0 && n === ROUNDS - play.state.board.round + 1,
  'reason.planned': ({ play, seat, ask, n }) =>
    n === experience(play.state.board.players[seat]!) &&
    ask.options.every((one) => ['buy', 'done'].includes((one as { do: string }).do)),
  'reason.assign': (given) =>
    given.n === readyIn(after(given), given) &&
    after(given).players[given.seat]!.sets.length > given.view.players[given.seat]!.sets.length,
  'reason.assignWound': (given) => woundsIn(after(given), given) < woundsIn(given.view, given),
  // The best of what there is: no set to make that it would take, and nothing to roll for.
  'reason.endTurn': (given) => isBestCommand(given) && !offers(given, 'roll', 'take'),
  'reason.stop': (given) =>
    isBestCommand(given) &&
    (!offers(given, 'roll') || !mayComplete(given, free(given.view.players[given.seat]!.pool).length)),
  'reason.wait': (given) => isBestCommand(given) && !offers(given, 'roll', 'take', 'assign'),
  'reason.resume': ({ view }) => view.supply > 0,
  // What a look ahead found: nothing that can be done at once leaves the seat better off than what it says.
  'reason.done': (given) =>
    given.n === readyIn(given.view, given) &&
    ahead(given).every((worth) => worth <= standing(given.play, given.seat) + 1e-9),
  'reason.useMove': (given) => looksAhead(given) && given.n === readyIn(given.view, given),
  'reason.skip': (given) => looksAhead(given) && given.n === readyIn(given.view, given),
  'reason.enemy': (given) => {
    const target = given.answer as unknown as string;
    const { rooms } = given.view.players[given.seat]!;
    const there = rooms.find(({ enemies }) => enemies.some(({ id }) => id === target))?.enemies ?? [];
    const others = there.filter(({ id, state }) => id !== target && state === 'active');
    return looksAhead(given) && given.n === others.length;
  },
  'reason.onward': (given) =>
    looksAhead(given) && given.n === roomOf(given)!.enemies.filter(({ state }) => state === 'active').length,
  'reason.useItem': (given) => {
    const item = given.view.players[given.seat]!.items.find(({ id }) => id === given.answer['item']);
    return looksAhead(given) && item!.charges > 0;
  },
  'reason.boss': () => {
    const steps = BOSS_TRACK.values.slice(1).map((value, at) => value - BOSS_TRACK.values[at]!);
    return steps.every((step) => step > 0 && step < BOSS_KILL_POINTS);
  },
  'reason.objective': (given) => roomOf(given)!.objective?.marked === false,
  'reason.roomLoot': (given) => roomOf(given)!.loot === given.n && given.n > 0,
};

test('no reason is without a check', () => {
  const all = Object.keys(vengeance.text.en).filter((id) => id.startsWith('reason.'));
  expect(Object.keys(HOLDS).toSorted()).toEqual(all.toSorted());
});

test.each([
  [1, { calm: true }],
  [1, { calm: false }],
  [2, { calm: true }],
  [3, { calm: false }],
  [1, { calm: true, autoTake: false }],
])('what a hint says comes about: %i seats, %j', (seats, options) => {
  const opened = open(vengeance, { seats, seed: `hints ${seats}`, options });
  if (isRefusal(opened)) throw new Error(opened.code);
  const play = opened.resume() as unknown as Play<Board>;
  const below = belowOf('hints');
  const met = new Set<string>();
  for (let n = 0; n < 600 && !play.over; n++) {
    const pending = play.pending.find((one) => one.seat >= 0) ?? play.pending[0]!;
    const look = new Look(play, pending);
    const answer = careful.choose(look, below) as Json;
    const reason = pending.seat < 0 ? null : careful.reason!(look, answer);
    if (reason !== null) {
      const holds = HOLDS[reason.id]!;
      met.add(reason.id);
      const given = {
        play,
        seat: pending.seat,
        view: look.view<View>(),
        answer: answer as Given['answer'],
        n: Number(reason.args?.['n'] ?? 0),
        look,
        ask: look.question as One<unknown>,
      };
      expect(holds(given), `${n}: ${reason.id} of ${JSON.stringify(answer)}`).toBe(true);
    }
    play.put(pending, answer);
  }
  const takes = 'autoTake' in options ? ['reason.take'] : [];
  expect([...met]).toEqual(
    expect.arrayContaining([
      'reason.firstMove',
      'reason.rollFresh',
      'reason.rollSome',
      'reason.use',
      'reason.training',
      ...takes,
    ]),
  );
});

test('VG-RULING-54 a hint never says that a start effect can wait', () => {
  for (const text of [vengeance.text.en, vengeance.text.fr])
    expect(text['reason.startDone']).not.toMatch(/can wait|attendre/);
});

test.each(['G', 'M', 'K'])('a lone %s that completes nothing is not rolled again', (pool) => {
  const { board } = rolling({ pool }, { supply: 0 });
  const offered = commands(board, 0);
  expect(offered.map((one) => one.do)).toContain('roll');
  expect(bestCommand(board.players[0]!, offered).do).not.toBe('roll');
});
