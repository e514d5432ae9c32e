/**
 * Tables of Cards of the Dead that seldom come up, found by playing: seed after seed is played until the wanted moment
 * is there. What comes back is the record a player would have exported, so the page opens it like any other.
 */

import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type OptionView,
} from '@gravetable/kernel';
import { foundOnce } from './found.ts';

interface Wanted {
  readonly seats: number;
  readonly survivors: readonly string[];
  /** The moment has come. */
  readonly now: (session: Session, kind: string) => boolean;
  /** An answer that leads there; without one a bot decides. */
  readonly takes?: (option: OptionView) => boolean;
  readonly bot?: 'careful' | 'random';
  /** Bots sit in all seats but the first. */
  readonly withBots?: boolean;
  /** So many answers before that moment. */
  readonly before?: number;
}

const SEEDS = 400;
const LONGEST = 600;
const game = gameOf('cards-of-the-dead')!;

interface Seen {
  readonly zone: string;
  readonly day: number;
  readonly lastWhisper: boolean;
  readonly spaces: readonly { readonly card: object | null }[];
}

const viewOf = (session: Session): Seen => session.play.view(0) as Seen;
/** A weapon without noise, two cards to strike with it and a Resource to pick up: nothing that follows has to be drawn. */
function mayStrikeAResource({ play }: Session): boolean {
  const { options } = questionsFor(play, 0)[0]!;
  const struck = options.filter(({ said }) => said.id === 'option.attack');
  const taken = options
    .filter(({ said }) => said.id === 'option.pickUp')
    .map(({ said }) => said.args!['space']);
  const quiet = struck.every(({ said }) => ['bat', 'pipe', 'knife'].includes(said.args!['card'] as string));
  const [lie, stand] = [true, false].map((picked) =>
    struck.filter(({ said }) => taken.includes(said.args!['space']) === picked),
  );
  return quiet && lie!.length > 0 && stand!.length > 1;
}

/** Through the EXIT, and nobody is asked anything before the next day. */
function mayLeave(session: Session): boolean {
  const { id, options } = questionsFor(session.play, 0)[0]!;
  const exit = options.find(({ said }) => said.id === 'option.walkPlace' && said.args?.['card'] === 'exit');
  if (exit === undefined) return false;
  const after = session.at(session.count);
  const told = after.answer(0, id, exit.value);
  return !isRefusal(told) && viewOf(after).day === viewOf(session).day + 1;
}

const uses =
  (card: string) =>
  ({ said }: OptionView): boolean =>
    said.id.startsWith('option.use') && said.args?.['card'] === card;

export const POSITIONS = {
  /** Inside a shop, two cards in. */
  indoor: {
    seats: 2,
    survivors: ['rick', 'selena'],
    takes: ({ said }) => said.id === 'option.walkPlace' && said.args?.['card'] !== 'exit',
    now: (session, kind) =>
      kind === 'turn' &&
      viewOf(session).zone !== 'main' &&
      session.log(0).filter(({ event }) => event.kind === 'walks').length % 3 === 0,
  },
  /** Cards seen through the Binoculars go back in any order. */
  reorder: {
    seats: 1,
    survivors: ['rick'],
    takes: uses('binoculars'),
    now: (_, kind) => kind === 'reorder',
  },
  /** Dan is dead: each of the others pays. */
  toll: {
    seats: 2,
    survivors: ['dan', 'selena'],
    bot: 'random',
    now: (_, kind) => kind === 'toll',
  },
  trade: { seats: 1, survivors: ['rick'], now: (_, kind) => kind === 'trade' },
  whisper: {
    seats: 1,
    survivors: ['rick'],
    bot: 'random',
    now: (session, kind) => kind === 'turn' && viewOf(session).lastWhisper,
  },
  /** A full row on a late day. */
  crowded: {
    seats: 3,
    survivors: ['rick', 'selena', 'dan'],
    now: (session, kind) =>
      kind === 'turn' &&
      viewOf(session).day > 1 &&
      viewOf(session).spaces.filter(({ card }) => card !== null).length >= 5,
  },
  /** A Resource in the row can be picked up or struck. */
  armed: {
    seats: 1,
    survivors: ['rick'],
    now: (session, kind) => kind === 'turn' && mayStrikeAResource(session),
  },
  /** The first day is over with the last answer. */
  dayOver: {
    seats: 1,
    survivors: ['rick'],
    now: (session, kind) =>
      kind === 'turn' &&
      session.log(0).findLast(({ event }) => event.kind === 'dayEnds')?.after === session.count,
  },
  /** The EXIT is open, and the first day is over with it. */
  dusk: { seats: 1, survivors: ['rick'], now: (session, kind) => kind === 'turn' && mayLeave(session) },
  lost: { seats: 1, survivors: ['rick'], now: (session) => session.play.outcome?.reason === 'died' },
  /** Three were lost, and challenges are counted. */
  fallen: {
    seats: 3,
    survivors: ['rick', 'selena', 'dan'],
    bot: 'random',
    now: (session) =>
      session.play.over && session.log(0).filter(({ event }) => event.kind === 'died').length > 1,
  },
  won: { seats: 2, survivors: ['rick', 'selena'], now: (session) => session.play.outcome?.reason === 'won' },
  /** A game beside bots, shortly before its end. */
  late: {
    seats: 3,
    survivors: ['rick', 'selena', 'dan'],
    withBots: true,
    before: 24,
    now: (session) => session.play.over,
  },
} satisfies Readonly<Record<string, Wanted>>;

export type Position = keyof typeof POSITIONS;

/** The record of a game that stands at this moment. */
export function recordOf(name: Position): string {
  return foundOnce(`cards-of-the-dead-${name}`, () => found(name));
}

function found(name: Position): string {
  const wanted: Wanted = POSITIONS[name];
  for (let seed = 0; seed < SEEDS; seed++) {
    const session = playedTo(wanted, `${name} ${seed}`);
    if (session !== null) return JSON.stringify(session.record(true));
  }
  throw new Error(`none of ${SEEDS} seeds led to “${name}”: has a rule or card gone?`);
}

function playedTo(wanted: Wanted, seed: string): Session | null {
  const people = Array.from({ length: wanted.seats }, (_, at) => ({
    name: `P${at + 1}`,
    kind: at > 0 && wanted.withBots === true ? 'careful' : 'person',
  }));
  const session = Session.open(game, people, { seed, options: { survivors: [...wanted.survivors] } });
  if (isRefusal(session)) throw new Error(session.code);
  const bot = botsOf(game).find(({ name }) => name === (wanted.bot ?? 'careful'))!;
  const below = belowOf(seed);
  for (let n = 0; n < LONGEST; n++) {
    const pending = session.play.pending[0];
    const question = pending === undefined ? undefined : questionsFor(session.play, pending.seat)[0];
    if (wanted.now(session, question?.kind ?? 'over'))
      return session.at(session.count - (wanted.before ?? 0));
    if (pending === undefined || question === undefined) return null;
    const led = wanted.takes === undefined ? undefined : question.options.find(wanted.takes);
    const answer = led?.value ?? (bot.choose(new Look(session.play, pending), below) as Json);
    const told = session.answer(pending.seat, question.id, answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
  return null;
}
