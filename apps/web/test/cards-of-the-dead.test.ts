import { botsOf } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import {
  argumentsOf,
  belowOf,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type Json,
  type QuestionView,
} from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../src/engine/types.ts';
import { fieldOf, slotPiece, type Facts, type View } from '../src/tables/cards-of-the-dead/facts.ts';
import { fateOf } from '../src/tables/cards-of-the-dead/fate.ts';
import { forecastOf } from '../src/tables/cards-of-the-dead/forecast.ts';
import { streetOf } from '../src/tables/cards-of-the-dead/layout.ts';
import { unseenOf } from '../src/tables/cards-of-the-dead/odds.ts';
import { staged } from '../src/tables/cards-of-the-dead/staged.ts';
import { TRAYS } from '../src/tables/cards-of-the-dead/trays.ts';
import { turningPoints } from '../src/tables/cards-of-the-dead/turning.ts';
import { en } from '../src/tables/cards-of-the-dead/words/en.ts';
import { fr } from '../src/tables/cards-of-the-dead/words/fr.ts';

const game = gameOf('cards-of-the-dead')!;
const facts = game.content.facts as Facts;

function opened(seats: number, seed: string, options: { [id: string]: Json } = {}): Session {
  const people = Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, kind: 'person' }));
  const session = Session.open(game, people, { seed, options });
  if (isRefusal(session)) throw new Error(session.code);
  return session;
}

const viewOf = (session: Session): View => session.play.view(0) as View;

/** Play on with any answer; `see` looks at the table before and after each one. */
function play(session: Session, answers: number, see: (before: View, question: QuestionView) => void): void {
  const below = belowOf('cards of the dead');
  const bot = botsOf(game).find(({ name }) => name === 'random')!;
  for (let n = 0; n < answers && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    const question = questionsFor(session.play, pending.seat)[0]!;
    see(viewOf(session), question);
    const answer = bot.choose(new Look(session.play, pending), below) as Json;
    const told = session.answer(pending.seat, question.id, answer);
    if (isRefusal(told)) throw new Error(told.code);
  }
}

/** The pieces the table draws for the seat that is asked. */
function drawn(view: View, seat: number): ReadonlySet<string> {
  const own = view.survivors[seat]!;
  const held = [...own.hand, ...own.reserve, own.equipped, own.loaded, own.worn];
  return new Set([
    ...fieldOf(view).flatMap((slot) => (slot.back === null ? [] : [slotPiece(view, slot)])),
    ...view.spaces.map(({ space }) => `space:${space}`),
    ...held.flatMap((card) => (card === null ? [] : [`card:${card.instance}`])),
    ...view.survivors.map((_, at) => `seat:${at}`),
  ]);
}

describe('the parity rule: whatever the game asks can be answered on its own table', () => {
  for (const seats of [1, 2, 3]) {
    test(`${seats} survivors`, () => {
      const stray: string[] = [];
      for (const seed of ['a', 'b', 'c', 'd']) {
        play(opened(seats, `parity ${seed}`), 150, (view, question) => {
          const pieces = drawn(view, question.seat);
          for (const { touches } of question.options) {
            const onTable = touches.length === 0 || touches.some((piece) => pieces.has(piece));
            if (!onTable && !TRAYS.has(question.kind)) stray.push(`${question.kind}: ${touches.join(' ')}`);
          }
          if (question.form === 'order' && !TRAYS.has(question.kind)) stray.push(question.kind);
        });
      }
      expect([...new Set(stray)]).toEqual([]);
    });
  }

  test('every question of the catalogue has its place', () => {
    const kinds = Object.keys(game.text.en).flatMap((id) => (id.startsWith('ask.') ? [id.slice(4)] : []));
    const onPieces = ['turn', 'runSecond', 'scout', 'peek'];
    expect(kinds.filter((kind) => !TRAYS.has(kind) && !onPieces.includes(kind))).toEqual([]);
  });
});

describe('what is unseen', () => {
  test('fifty Common Cards at first, one less with each that is turned over', () => {
    const session = opened(1, 'odds');
    const before = unseenOf(viewOf(session), facts, 'common');
    expect(before.total).toBe(50);
    expect(Object.values(before.kinds).reduce((sum, n) => sum + n)).toBe(50);
    expect(unseenOf(viewOf(session), facts, 'city').exitAmong).toBe(5);
  });

  test('is counted from the view alone: a hidden deck of another order gives the same', () => {
    const one = unseenOf(viewOf(opened(1, 'one')), facts, 'common');
    const other = unseenOf(viewOf(opened(1, 'other')), facts, 'common');
    expect(one).toEqual(other);
  });
});

describe('the forecast', () => {
  test('agrees with the Game turn wherever it promises anything', () => {
    let compared = 0;
    for (const seed of ['f1', 'f2', 'f3', 'f4', 'f5', 'f6']) {
      const session = opened(1, seed);
      for (let n = 0; n < 60 && !session.play.over; n++) {
        const view = viewOf(session);
        const question = questionsFor(session.play, 0)[0]!;
        const forecast = forecastOf(view, facts);
        const end = question.options.find(({ said }) => said.id === 'option.endTurn');
        const walk = question.options.find(({ said }) => said.id === 'option.walk');
        const answer = (n % 2 === 0 ? end : walk) ?? end ?? question.options[0]!;
        const value =
          question.form === 'one'
            ? answer.value
            : question.options.slice(0, question.min ?? 0).map((o) => o.value);
        const told = session.answer(0, question.id, value);
        if (isRefusal(told)) throw new Error(told.code);
        if (question.kind !== 'turn' || answer !== end || forecast.uncertain || session.play.over) continue;
        const { vitality, immunity } = viewOf(session).survivors[0]!;
        const infected = view.survivors[0]!.immunity === 0 && immunity === 0 ? 1 : 0;
        expect(vitality, `${seed} ${n}`).toBe(forecast.vitality - infected);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

describe('the Game turn acted out', () => {
  test('begins with the table before and never shows a card twice', () => {
    const session = opened(1, 'stage');
    let before: View | null = null;
    let count = 0;
    play(session, 60, (view) => {
      if (before !== null) {
        const told = session.log(0).filter((line: LogLine) => line.after > count);
        expect(staged(before, [], view)).toBe(before);
        let unseen = unseenOf(before, facts, 'common').total;
        for (let n = 1; n <= told.length; n++) {
          const stage = staged(before, told.slice(0, n), view);
          const shown = stage.spaces.flatMap(({ card }) =>
            card === null || card.instance < 0 ? [] : [card.instance],
          );
          expect(new Set(shown).size).toBe(shown.length);
          // What was seen is not unseen again because it falls: only a new day brings new cards.
          const left = unseenOf(stage, facts, 'common').total;
          if (stage.day === before.day) expect(left).toBeLessThanOrEqual(unseen);
          unseen = left;
        }
      }
      before = view;
      count = session.moments.length;
    });
  });
});

describe('a preview says of a card of the row', () => {
  const card = { instance: 1, card: 'zombie' } as const;
  const view = viewOf(opened(1, 'fate'));
  const row = (change: object): View =>
    ({
      ...view,
      spaces: view.spaces.map((one) => (one.space === 1 ? { ...one, hitPoints: 3, ...change } : one)),
    }) as View;
  const before = row({ card }).spaces[0]!;

  test('how many Hit Points it keeps, that it falls, or nothing', () => {
    expect(fateOf(before, row({ card, hits: 2 }), facts)).toBe(1);
    expect(fateOf(before, row({ card: null }), facts)).toBe('falls');
    expect(fateOf(before, row({ card }), facts)).toBeNull();
    expect(fateOf(before, null, facts)).toBeNull();
  });

  test('that it is taken where somebody then holds it', () => {
    const [rick] = view.survivors;
    const then = { ...row({ card: null }), survivors: [{ ...rick!, hand: [card] }] } as unknown as View;
    expect(fateOf(before, then, facts)).toBe('taken');
  });

  test('nothing of a place that is walked through', () => {
    const exit = row({ card: { instance: 1, card: 'exit' } }).spaces[0]!;
    expect(fateOf(exit, row({ card: null }), facts)).toBeNull();
  });
});

describe('the street', () => {
  test('lies inside its frame for every number of survivors, desk and phone', () => {
    for (const seats of [1, 2, 3]) {
      const { main } = viewOf(opened(seats, 'layout'));
      for (const size of [
        { width: 880, height: 342, aside: 190 },
        { width: 390, height: 290, aside: 0 },
        { width: 320, height: 200, aside: 0 },
      ]) {
        for (const { left, top, width, height } of streetOf(main, size)) {
          expect(left).toBeGreaterThanOrEqual(size.aside - 1);
          expect(left + width).toBeLessThanOrEqual(size.width + 1);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(top + height).toBeLessThanOrEqual(size.height);
        }
      }
    }
  });
});

describe('a finished game', () => {
  test('has at most three turning points, in order', { timeout: 30_000 }, () => {
    const session = opened(1, 'turning');
    play(session, 400, () => undefined);
    const points = turningPoints(session.log(0));
    expect(points.length).toBeLessThanOrEqual(3);
    expect(points.map(({ before }) => before)).toEqual(
      points.map(({ before }) => before).sort((a, b) => a - b),
    );
    expect(points.at(-1)!.event.kind).toBe('died');
    expect(points.every(({ lost, left }) => lost >= 0 && left >= 0)).toBe(true);
  });
});

describe('the table in both languages', () => {
  test('French has every sentence of English, with the same names inside', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const [id, message] of Object.entries(en)) {
      expect(argumentsOf(fr[id as keyof typeof en]), id).toEqual(argumentsOf(message));
    }
  });
});
