// Careful says why: every answer of its turns has a reason, in every language, and what it claims is so.

import { belowOf, isRefusal, Look, Session, Speaker, type Json, type One } from '@gravetable/kernel';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { strikes } from '../src/bots/worth.ts';
import { cardOf } from '../src/cards/deck.ts';
import { SURVIVORS } from '../src/cards/survivors.ts';
import type { Choice } from '../src/choices.ts';
import { cardsOfTheDead } from '../src/index.ts';
import { currentField, currentLayout } from '../src/layout.ts';
import { isFree } from '../src/playing-area.ts';
import type { Board, SurvivorState } from '../src/state.ts';

interface Given {
  readonly board: Board;
  readonly me: SurvivorState;
  readonly choice: Choice;
  readonly n: number;
}

const aimOf = (choice: Choice): number =>
  'space' in choice ? choice.space : (choice as { target: number }).target;
const roleOf = ({ me }: Given): string | undefined => cardOf(me.equipped!).ammo?.role;
const freeOf = ({ board }: Given): number => board.spaces.filter(isFree).length;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Whether everybody knows where the way out lies. */
function isOutKnown({ board }: Given): boolean {
  const { cards, known, up } = currentField(board);
  const seen = cards.filter((card, at) => card !== null && (known[at] === true || up[at] === true));
  const open = [...seen, ...board.spaces.map(({ card }) => card)];
  return open.some((card) => card !== null && cardOf(card).id.startsWith('exit'));
}

/** Cards of the first row that lie face down and that nobody has seen. */
function unseenOf({ board }: Given): number {
  const { cards, known, up } = currentField(board);
  return currentLayout(board).filter(
    ({ row }, at) => row === 1 && cards[at] !== null && known[at] !== true && up[at] !== true,
  ).length;
}

/** What each sentence claims, looked up at the table. */
const HOLDS: Readonly<Record<string, (given: Given) => boolean>> = {
  'reason.strikes': ({ board, choice, n }) =>
    n === strikes(board, cardOf(board.spaces[aimOf(choice) - 1]!.card!)) && n > 0,
  'reason.soup': ({ me, n }) => n === me.vitality && n < SURVIVORS[me.id].vitality,
  'reason.antiviral': ({ me, n }) => n === me.immunity && n < SURVIVORS[me.id].immunity,
  'reason.mayBeExit': (given) => !isOutKnown(given) && given.n === unseenOf(given),
  'reason.exitKnown': isOutKnown,
  'reason.onward': ({ board, n }) => n === sumOf(board.survivors.map(({ vitality }) => vitality)),
  'reason.pickUp': ({ choice }) => 'to' in choice && choice.to === 'hand',
  'reason.pickUpReserve': ({ choice }) => 'to' in choice && choice.to === 'reserve',
  'reason.load': (given) => roleOf(given) === 'needs',
  'reason.loadMore': (given) => roleOf(given) === 'accepts',
  'reason.run': ({ board, n }) =>
    n === sumOf(board.spaces.map(({ card }) => (card === null ? 0 : strikes(board, cardOf(card))))),
  'reason.endTurn': (given) => given.n === freeOf(given),
};

const SEEDS = ['why 1', 'why 2', 'why 3', 'why 4'];

test('every answer of a turn has a reason with words in both languages, and it is so', () => {
  const speakers = (['en', 'fr'] as const).map(
    (language) => new Speaker(language, [cardsOfTheDead.text[language]], ['A', 'B']),
  );
  const given = new Set<string>();
  for (const seed of SEEDS) {
    const people = [0, 1].map((at) => ({ name: `P${at}`, kind: 'person' }));
    const session = Session.open(cardsOfTheDead, people, { seed });
    if (isRefusal(session)) throw new Error(session.code);
    const below = belowOf(seed);
    while (!session.play.over) {
      const pending = session.play.pending[0]!;
      const look = new Look(session.play, pending);
      const answer = careful.choose(look, below) as Json;
      const reason = careful.reason!(look, answer);
      if ((look.question as One<Choice>).aside?.kind === 'turn')
        expect(reason, (answer as Choice).do).not.toBeNull();
      if (reason !== null) {
        given.add(reason.id);
        const board = session.play.state.board as unknown as Board;
        const [choice, n] = [answer as unknown as Choice, Number(reason.args?.['n'] ?? 0)];
        const holds = HOLDS[reason.id]?.({ board, me: board.survivors[pending.seat]!, choice, n });
        if (holds !== undefined)
          expect(holds, `${seed}: ${reason.id} of ${JSON.stringify(answer)}`).toBe(true);
        for (const speaker of speakers) expect(speaker.say(reason)).toMatch(/^[^{}]+\.$/u);
      }
      session.answer(pending.seat, session.play.idOf(pending), answer);
    }
  }
  expect([...given]).toEqual(
    expect.arrayContaining(
      ['strikes', 'onward', 'pickUp', 'pickUpReserve', 'mayBeExit', 'run', 'endTurn'].map(
        (id) => `reason.${id}`,
      ),
    ),
  );
});
