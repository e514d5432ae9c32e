// Careful says why: every answer of its turns has a reason, in every language, and what it claims is so.

import {
  belowOf,
  isRefusal,
  Look,
  Session,
  Speaker,
  type Json,
  type One,
  type Play,
  type Said,
} from '@gravetable/kernel';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { strikes, worthOf } from '../src/bots/worth.ts';
import { cardOf, type CardInstance } from '../src/cards/deck.ts';
import { SURVIVORS } from '../src/cards/survivors.ts';
import type { Choice } from '../src/choices.ts';
import { cardsOfTheDead } from '../src/index.ts';
import { currentField, currentLayout } from '../src/layout.ts';
import { isFree } from '../src/playing-area.ts';
import type { Board, SurvivorState } from '../src/state.ts';
import { HAND_LIMIT } from '../src/survivor.ts';

interface Given {
  readonly board: Board;
  readonly me: SurvivorState;
  readonly choice: Choice;
  readonly n: number;
  readonly args: NonNullable<Said['args']>;
  readonly play: Play<Board>;
  readonly seat: number;
  readonly options: readonly Choice[];
  /** Whether the same look comes to the same answer again: it is what was weighed best. */
  readonly again: () => boolean;
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

/** What is known to lie where one walks to; null where nobody has seen it. */
function lyingAt({ board, choice }: Given): string | null {
  const { cards, known, up } = currentField(board);
  const { slot } = choice as { slot: number };
  return known[slot] === true || up[slot] === true ? cardOf(cards[slot]!).id : null;
}

function after({ play, choice }: Given): Play<Board> {
  const then = play.fork();
  then.put(then.pending[0]!, choice);
  return then;
}

const isInHand = (given: Given, card: CardInstance): boolean =>
  after(given).state.board.survivors[given.seat]!.hand.includes(card);

const isOtherFace = ({ me, args, n }: Given): boolean => {
  const { attack, attackB } = cardOf(me.equipped!).on;
  const shots = [attack, attackB].map((shot) => (shot![0] as { n: number }).n);
  const [now, then] = me.face === 'A' ? shots : shots.toReversed();
  return args['more'] === now && n === then;
};
const isBest = ({ me, choice, options }: Given): boolean => {
  const sign = choice.do === 'keep' ? 1 : -1;
  const worth = (one: Choice): number => sign * worthOf((one as { card: CardInstance }).card, me);
  return options.every((one) => one.do !== choice.do || worth(one) <= worth(choice));
};
/** The card it is compared with lies there, and is worth less where one is kept, more where one goes. */
const isWorthLess = ({ me, choice, options }: Given, id: unknown): boolean => {
  const worth = (one: Choice): number => worthOf((one as { card: CardInstance }).card, me);
  const sign = choice.do === 'keep' ? 1 : -1;
  return options.some(
    (one) =>
      one.do === choice.do &&
      cardOf((one as { card: CardInstance }).card).id === id &&
      sign * (worth(choice) - worth(one)) > 0,
  );
};
const missingIn = ({ survivors }: Board): number =>
  sumOf(survivors.map(({ id, vitality }) => (vitality === 0 ? 0 : SURVIVORS[id].vitality - vitality)));
const isDeadWeight = ({ survivors }: Board): boolean =>
  survivors.some(({ id, vitality }) => id === 'dan' && vitality === 0);

/** What each sentence claims, looked up at the table. */
const HOLDS: Readonly<Record<string, (given: Given) => boolean>> = {
  'reason.strikes': ({ board, choice, n }) =>
    n === strikes(board, cardOf(board.spaces[aimOf(choice) - 1]!.card!)) && n > 0,
  'reason.soup': ({ me, n }) => n === me.vitality && n < SURVIVORS[me.id].vitality,
  'reason.antiviral': ({ me, n }) => n === me.immunity && n < SURVIVORS[me.id].immunity,
  'reason.mayBeExit': (given) => !isOutKnown(given) && given.n === unseenOf(given),
  'reason.exitKnown': isOutKnown,
  'reason.onward': ({ board, n }) => n === sumOf(board.survivors.map(({ vitality }) => vitality)),
  'reason.pickUp': (given) => 'to' in given.choice && given.choice.to === 'hand' && given.n === freeOf(given),
  'reason.pickUpReserve': (given) =>
    'to' in given.choice && given.choice.to === 'reserve' && given.n === freeOf(given),
  'reason.load': (given) => roleOf(given) === 'needs' && given.args['card'] === cardOf(given.me.equipped!).id,
  'reason.loadMore': (given) =>
    roleOf(given) === 'accepts' && given.args['card'] === cardOf(given.me.equipped!).id,
  'reason.run': ({ board, n }) =>
    n === sumOf(board.spaces.map(({ card }) => (card === null ? 0 : strikes(board, cardOf(card))))),
  'reason.endTurn': (given) => given.n === freeOf(given),
  'reason.inTheWay': (given) =>
    strikes(given.board, cardOf(given.board.spaces[aimOf(given.choice) - 1]!.card!)) === 0 &&
    given.n === freeOf(given),
  'reason.exitSeen': (given) => lyingAt(given)!.startsWith('exit'),
  'reason.seen': (given) => lyingAt(given) === given.args['card'],
  'reason.exit': (given) => {
    const { over, state } = after(given);
    const zombies = state.board.spaces.filter(({ card }) => card !== null && cardOf(card).kind === 'zombie');
    return over || (state.board.day === given.board.day + 1 && zombies.length === 0);
  },
  'reason.leave': (given) => given.board.zone !== 'main' && after(given).state.board.zone === 'main',
  'reason.visit': (given) => given.board.zone === 'main' && after(given).state.board.zone !== 'main',
  'reason.equip': ({ me, choice }) =>
    me.equipped === null && cardOf((choice as { card: CardInstance }).card).on.attack !== null,
  'reason.equipInstead': ({ me, args, again }) => cardOf(me.equipped!).id === args['card'] && again(),
  'reason.fetch': (given) =>
    isInHand(given, (given.choice as { card: CardInstance }).card) &&
    given.n === HAND_LIMIT - given.me.hand.length,
  'reason.exchange': (given) => {
    const { for: wanted } = given.choice as { for: CardInstance };
    return isInHand(given, wanted) && given.args['card'] === cardOf(wanted).id;
  },
  'reason.track': ({ me, choice, args }) => {
    const { discard } = choice as { discard: CardInstance };
    return worthOf(discard, me) < 1.5 && args['card'] === cardOf(discard).id && args['survivor'] === me.id;
  },
  'reason.give': ({ board, choice, args, n }) => {
    const { to, card } = choice as { to: number; card: CardInstance };
    const { id, vitality } = board.survivors[to]!;
    return cardOf(card).id !== 'antiviral' && args['survivor'] === id && n === vitality && n <= 4;
  },
  'reason.giveCure': ({ board, choice, args, n }) => {
    const { to, card } = choice as { to: number; card: CardInstance };
    const { id, immunity } = board.survivors[to]!;
    return cardOf(card).id === 'antiviral' && args['survivor'] === id && n === immunity && n <= 3;
  },
  'reason.keep': (given) => isBest(given) && isWorthLess(given, given.args['card2']),
  'reason.keepEven': isBest,
  'reason.keepOnly': ({ options, args, choice }) =>
    options.filter((one) => one.do === 'keep').length === 1 &&
    args['card'] === cardOf((choice as { card: CardInstance }).card).id,
  'reason.discard': (given) => isBest(given) && isWorthLess(given, given.args['card2']),
  'reason.toll': ({ board, options }) => isDeadWeight(board) && options.at(-1)!.do === 'decline',
  'reason.room': (given) => {
    const { hand } = after(given).state.board.survivors[given.seat]!;
    return hand.some((card) => cardOf(card).id === given.args['card']);
  },
  'reason.payHome': ({ board, n }) => n === missingIn(board) && n > 3,
  'reason.paySupper': ({ board, n, args }) =>
    board.survivors.every(({ vitality }) => vitality === 0 || vitality >= n) &&
    board.survivors.some(({ id, vitality }) => id === args['survivor'] && vitality === n),
  'reason.declineRoom': ({ me, options, args }) =>
    args['survivor'] === me.id && options.every((one) => one.do !== 'discard' || worthOf(one.card, me) >= 2),
  'reason.declineHome': ({ board, n }) => n === missingIn(board) && n <= 3,
  'reason.declineSupper': ({ me, n }) => n === me.vitality && n > 4,
  'reason.declineToll': ({ me, options }) =>
    options.every((one) => one.do !== 'discard' || worthOf(one.card, me) >= 5),
  'reason.wear': (given) => {
    const [before, then] = [given.me, after(given).state.board.survivors[given.seat]!];
    return then.defence - before.defence === given.n && given.args['vitality'] === before.vitality;
  },
  'reason.search': ({ choice, n }) => {
    const [effect] = cardOf((choice as { card: CardInstance }).card).on.use!;
    return effect!.op === 'search' && effect!.n === n;
  },
  'reason.scout': ({ board, n }) => {
    const { cards, known, up } = currentField(board);
    return n === cards.filter((card, at) => card !== null && known[at] !== true && up[at] !== true).length;
  },
  'reason.peek': ({ choice, n }) => {
    const [effect] = cardOf((choice as { card: CardInstance }).card).on.use!;
    return effect!.op === 'peek' && effect!.n === n;
  },
  'reason.flip': (given) => given.me.face === 'A' && isOtherFace(given),
  'reason.flipQuiet': (given) => {
    const isLoud = cardOf(given.me.equipped!).on.attack!.some(({ op }) => op === 'noise');
    return given.me.face === 'B' && !isLoud && isOtherFace(given);
  },
};

/** Held by `assure.test.ts`; and the same claim in other words. */
const PROMISES = /^reason\.sure\.|\.again$/;

test('no reason is without a check', () => {
  const all = Object.keys(cardsOfTheDead.text.en).filter(
    (id) => id.startsWith('reason.') && !PROMISES.test(id),
  );
  expect(Object.keys(HOLDS).toSorted()).toEqual(all.toSorted());
});

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
    while (!session.play.over) {
      const lot = `${seed} ${session.count}`;
      const pending = session.play.pending[0]!;
      const look = new Look(session.play, pending);
      const answer = careful.choose(look, belowOf(lot)) as Json;
      const reason = careful.reason!(look, answer);
      if ((look.question as One<Choice>).aside?.kind === 'turn')
        expect(reason, (answer as Choice).do).not.toBeNull();
      if (reason !== null) {
        given.add(reason.id);
        const board = session.play.state.board as unknown as Board;
        const [choice, n] = [answer as unknown as Choice, Number(reason.args?.['n'] ?? 0)];
        const holds = HOLDS[reason.id]!({
          board,
          me: board.survivors[pending.seat]!,
          choice,
          n,
          args: reason.args ?? {},
          play: session.play as unknown as Play<Board>,
          seat: pending.seat,
          options: (look.question as One<Choice>).options,
          again: () =>
            isDeepStrictEqual(careful.choose(new Look(session.play, pending), belowOf(lot)), answer),
        });
        expect(holds, `${seed}: ${reason.id} of ${JSON.stringify(answer)}`).toBe(true);
        for (const speaker of speakers) expect(speaker.say(reason)).toMatch(/^[^{}]+\.$/u);
      }
      session.answer(pending.seat, session.play.idOf(pending), answer);
    }
  }
  expect([...given]).toEqual(
    expect.arrayContaining(
      [
        'strikes',
        'onward',
        'pickUp',
        'pickUpReserve',
        'mayBeExit',
        'run',
        'endTurn',
        'flip',
        'track',
        'search',
      ].map((id) => `reason.${id}`),
    ),
  );
});
