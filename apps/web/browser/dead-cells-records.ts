/** Records of Dead Cells games played by bots up to a moment worth looking at, for tests that bring them in as files. */

import { botNamed } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import type { View } from '../src/tables/dead-cells/facts.ts';

const PERSON = 0;
const MOST = 60_000;

export interface Evening {
  readonly seats: number;
  readonly seed: string;
  readonly runs?: number;
}

/** `careful` in every seat, the first of which is a person's, until that person is asked at the moment wanted. */
export function recordUntil(
  { seats, seed, runs = 40 }: Evening,
  reached: (view: View, question: QuestionView) => boolean,
): string {
  const game = gameOf('dead-cells')!;
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    kind: seat === PERSON ? 'person' : 'careful',
  }));
  const session = Session.open(game, people, { seed, options: { runs } });
  if (isRefusal(session)) throw new Error(session.code);
  const careful = botNamed(game, 'careful')!;
  const below = belowOf(seed);
  for (let n = 0; n < MOST && !session.play.over; n++) {
    const { play } = session;
    const pending = play.pending[0]!;
    if (pending.seat === PERSON) {
      const question = questionsFor(play, PERSON).find((one) => !one.power);
      if (question !== undefined && reached(play.view(PERSON) as View, question))
        return JSON.stringify(session.record(true));
    }
    const told = session.answer(
      pending.seat,
      play.idOf(pending),
      careful.choose(new Look(play, pending), below) as Json,
    );
    if (isRefusal(told)) throw new Error(told.code);
  }
  throw new Error(`${seed}: the moment never came`);
}

/** A Boss fight about to be planned. */
export const bossFight = (id: 'C1' | 'C2' | 'C3', evening: Evening): string =>
  recordUntil(evening, ({ combat }, { kind }) => combat?.boss?.id === id && kind === 'playCard');

/** At the market between two Biomes, with something to buy. */
export const atMarket = (evening: Evening): string =>
  recordUntil(evening, ({ run }, { kind }) => run.phase === 'interbiome' && MARKET.has(kind));
const MARKET: ReadonlySet<string> = new Set(['buyCard', 'heal']);

/** Cells are spent after that many Runs. */
export const spending = (runs: number, evening: Evening): string =>
  recordUntil(evening, ({ campaign }, { kind }) => kind === 'spendCells' && campaign.runs >= runs);

/** Who takes what the Combat left. */
export const assigning = (evening: Evening): string =>
  recordUntil(evening, ({ run }, { kind }) => run.phase === 'explore' && RECEIVERS.has(kind));
const RECEIVERS: ReadonlySet<string> = new Set(['scrollReceiver', 'equipmentReceiver']);

/** A question of one kind. */
export const asked = (kind: string, evening: Evening): string =>
  recordUntil(evening, (_, question) => question.kind === kind);
