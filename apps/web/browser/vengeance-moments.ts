/** Moments of Vengeance by name: bots play up to them; stories are told from them, and screens photographed. */

import { botNamed } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  isRecord,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import type { LogLine } from '../src/engine/types.ts';
import type { View } from '../src/tables/vengeance/facts.ts';
import { raceOf } from '../src/tables/vengeance/roll/race.ts';
import { foundOnce } from './found.ts';

const PERSON = 0;
const LONGEST = 4_000;

interface Evening {
  readonly seats: number;
  readonly seed: string;
  readonly options?: { readonly [id: string]: Json };
  /** Nobody but people sits there. */
  readonly people?: true;
  /** The side of the den board that is chosen, whatever a bot would say. */
  readonly side?: 'front' | 'back';
}

type Reached = (view: View, question: QuestionView, log: readonly LogLine[]) => boolean;

/** `careful` in every seat, the first of which is a person's, until that person is asked at the moment wanted. */
function recordUntil(
  { seats, seed, options = {}, people: all, side }: Evening,
  reached: Reached | 'over',
): string {
  const game = gameOf('vengeance')!;
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    kind: seat === PERSON || all ? 'person' : 'careful',
  }));
  const session = Session.open(game, people, { seed, options });
  if (isRefusal(session)) throw new Error(session.code);
  const careful = botNamed(game, 'careful')!;
  const below = belowOf(seed);
  for (let n = 0; n < LONGEST && !session.play.over; n++) {
    const { play } = session;
    const pending = play.pending[0]!;
    const question = questionsFor(play, pending.seat).find((one) => !one.power);
    const there = pending.seat === PERSON && question !== undefined && reached !== 'over';
    if (there && reached(play.view(PERSON) as View, question, session.log(PERSON)))
      return JSON.stringify(session.record(true));
    const chosen = question?.kind === 'side' ? side : undefined;
    const answer = chosen ?? (careful.choose(new Look(play, pending), below) as Json);
    const told = session.answer(pending.seat, play.idOf(pending), answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
  if (reached !== 'over') throw new Error(`${seed}: the moment never comes`);
  return JSON.stringify(session.record(true));
}

const SOLO: Evening = { seats: 1, seed: 'club', options: { heroes: ['ironBelle'] } };
const PAIR: Evening = { seats: 2, seed: 'pair', options: { heroes: ['vance', null] } };
const FOUR: Evening = { seats: 4, seed: 'club', options: { heroes: ['ironBelle', null, null, null] } };

const asked =
  (kind: string, more: Reached = () => true): Reached =>
  (view, question, log) =>
    question.kind === kind && more(view, question, log);

const pays = ({ options }: QuestionView): number =>
  new Set(
    options.flatMap(({ value }) =>
      value !== null && typeof value === 'object' && 'to' in value ? [value['to']] : [],
    ),
  ).size;
/** A set lies on an ability, and the same dice pay for another in several ways. */
const paysAgain: Reached = ({ players }, { options }) =>
  players[0]!.sets.some(({ ability }) => {
    const ways = options.flatMap(({ value }) =>
      isRecord(value) && value['to'] === ability ? [value['dice']] : [],
    );
    return ways.length > 1 && new Set(ways).size === 1;
  });
const later = ({ round }: View): boolean => round >= 2;
const lastRound = asked('plan', ({ round }) => round === 4);

const MOMENTS = {
  heroes: [{ seats: 1, seed: 'club' }, asked('hero')],
  items: [SOLO, asked('arrange')],
  sides: [SOLO, asked('side')],
  plan: [SOLO, asked('plan')],
  planLater: [FOUR, asked('plan', ({ round, players }) => round === 3 && players[0]!.slots.some(Boolean))],
  full: [SOLO, asked('plan', ({ round, players }) => round === 4 && players[0]!.experience > 1)],
  lastPair: [{ ...PAIR, people: true }, lastRound],
  lastTwoByClock: [
    { ...SOLO, options: { heroes: ['ironBelle'], calm: false } },
    asked('plan', ({ round }) => round === 3),
  ],
  fresh: [SOLO, asked('command')],
  roll: [FOUR, asked('command', (view, question) => later(view) && pays(question) > 1)],
  wound: [FOUR, asked('command', ({ players, round }) => round >= 2 && players[0]!.pool.includes('WW'))],
  wounded: [
    SOLO,
    asked('command', ({ players }, question) => players[0]!.pool.includes('W') && pays(question) === 0),
  ],
  race: [{ ...FOUR, seed: 'race-1' }, asked('command', (_, __, log) => raceOf(log, PERSON) !== null)],
  again: [SOLO, asked('command', paysAgain)],
  rollSolo: [SOLO, asked('command', (view, question) => later(view) && pays(question) > 0)],
  take: [
    { ...SOLO, options: { heroes: ['ironBelle'], autoTake: false } },
    asked('command', (_, { options }) =>
      options.some(({ value }) => isRecord(value) && value['do'] === 'take'),
    ),
  ],
  clock: [
    { ...SOLO, options: { heroes: ['ironBelle'], calm: false } },
    asked('command', (view, question) => later(view) && pays(question) > 0),
  ],
  fight: [FOUR, asked('fighting', (view) => later(view) && view.players[0]!.sets.length > 3)],
  hit: [FOUR, asked('hit', (view, { options }) => later(view) && options.length > 1)],
  /** The boss is hit first, while everybody around could answer. */
  bossOpen: [
    { ...SOLO, seed: 'den-1' },
    asked('hit', ({ players }, { options }) => {
      const { boss, due } = players[0]!;
      const meets = options.some(({ touches }) => touches.includes('enemy:0:boss'));
      return meets && boss?.lost === 0 && (due?.wounds ?? 0) > 0;
    }),
  ],
  move: [SOLO, asked('move', later)],
  shoot: [PAIR, asked('shoot', later)],
  loot: [SOLO, asked('loot')],
  boss: [SOLO, asked('fighting', ({ players }) => players[0]!.boss!.lost > 0)],
  over: [SOLO, 'over'],
  overFour: [FOUR, 'over'],
  overStretched: [{ ...SOLO, options: { heroes: ['ironBelle'], calm: false, stretch: '3' } }, 'over'],
} as const satisfies Readonly<Record<string, readonly [Evening, Reached | 'over']>>;

export type MomentName = keyof typeof MOMENTS;

/** The record of a game that stands at this moment. */
export function momentOf(name: MomentName): string {
  const [evening, reached] = MOMENTS[name];
  return foundOnce(`vengeance-${name}`, () => recordUntil(evening, reached));
}

export const HEROES = ['shadowman', 'ironBelle', 'vance', 'nettle', 'brick', 'doc', 'pixel', 'onyx'] as const;

/** The record of a game whose first Flashback begins with this hero. */
export function heroMoment(hero: (typeof HEROES)[number]): string {
  return foundOnce(`vengeance-hero-${hero}`, () =>
    recordUntil({ ...SOLO, options: { heroes: [hero] } }, asked('plan')),
  );
}

/** A seed for each den board. */
const BOARDS = { A: 'den-2', B: 'den-1', C: 'den-12', D: 'den-4', E: 'den-8' } as const;

export const DENS = Object.keys(BOARDS).flatMap((board) => [`${board}1`, `${board}2`] as const);

/** The record of a game whose first fight begins, with everybody alive, in this den. */
export function denMoment(den: string): string {
  const seed = BOARDS[den[0] as keyof typeof BOARDS];
  const side = den.endsWith('1') ? 'front' : 'back';
  return foundOnce(`vengeance-den-${den}`, () => recordUntil({ ...SOLO, seed, side }, asked('fighting')));
}
