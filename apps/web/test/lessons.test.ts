import { botNamed, usualBot } from '@gravetable/bots';
import { gameOf } from '@gravetable/catalog';
import { belowOf, isRefusal, Look, questionsFor, Session, type Json } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { LogLine } from '../src/engine/types.ts';
import { BOT_PAUSE, LINE_TIME } from '../src/table/store/flow.ts';
import { asksFor, guideOf, holdsBack, stepAt, told, type LessonStep } from '../src/table/lesson/lessons.ts';
import type { LessonTable } from '../src/table/module.ts';
import * as cards from '../src/tables/cards-of-the-dead/lesson.ts';
import { catalogues as cardsWords } from '../src/tables/cards-of-the-dead/words/index.ts';
import * as keep from '../src/tables/dead-keep/lesson.ts';
import { pace as keepPace } from '../src/tables/dead-keep/pace.ts';
import { catalogues as keepWords } from '../src/tables/dead-keep/words/index.ts';
import * as cells from '../src/tables/dead-cells/lesson.ts';
import { pace } from '../src/tables/dead-cells/combat/shown.ts';
import { catalogues as cellsWords } from '../src/tables/dead-cells/words/index.ts';
import * as vengeance from '../src/tables/vengeance/lesson.ts';
import { pace as vengeancePace } from '../src/tables/vengeance/pace.ts';
import { catalogues as vengeanceWords } from '../src/tables/vengeance/words/index.ts';

// The settings look at the browser's language as soon as they are imported.
vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

interface Lesson {
  readonly game: string;
  readonly steps: readonly LessonStep<string>[];
  readonly table: LessonTable;
  readonly words: Readonly<Record<'en' | 'fr', { readonly [id: string]: string }>>;
  readonly pace: ((told: readonly LogLine[], at: number) => number) | null;
}

const LESSONS: readonly Lesson[] = [
  {
    game: 'cards-of-the-dead',
    steps: cards.LESSON,
    table: cards.LESSON_TABLE,
    words: cardsWords,
    pace: null,
  },
  { game: 'dead-keep', steps: keep.LESSON, table: keep.LESSON_TABLE, words: keepWords, pace: keepPace },
  { game: 'dead-cells', steps: cells.LESSON, table: cells.LESSON_TABLE, words: cellsWords, pace },
  {
    game: 'vengeance',
    steps: vengeance.LESSON,
    table: vengeance.LESSON_TABLE,
    words: vengeanceWords,
    pace: vengeancePace,
  },
];

interface Played {
  /** The steps in the order they stood there. */
  readonly order: readonly number[];
  readonly decisions: number;
  /** Milliseconds in which the table acts answers out at 1x. */
  readonly acting: number;
  readonly session: Session;
}

/** The whole lesson, as somebody plays it who does what it asks, with the bots of the browser's table. */
function played({ game: id, steps, table, pace: paceOf }: Lesson): Played {
  const game = gameOf(id)!;
  const seats = Array.from({ length: table.seats }, (_, at) => ({
    name: `Player ${at + 1}`,
    kind: at === 0 ? 'person' : 'careful',
  }));
  const session = Session.open(game, seats, { seed: table.seed, options: table.options });
  if (isRefusal(session)) throw new Error(session.code);
  let acting = 0;
  const answer = (seat: number, question: string, value: Json): void => {
    const before = session.log(0).length;
    const refused = session.answer(seat, question, value);
    if (isRefusal(refused)) throw new Error(refused.code);
    const news = session.log(0).slice(before);
    acting += news.reduce((sum, _, at) => sum + (paceOf?.(news, at) ?? LINE_TIME), 0);
  };
  const letBotsAct = (): void => {
    for (;;) {
      const pending = session.play.pending.find(({ seat }) => seat > 0);
      if (pending === undefined) return;
      const bot = botNamed(game, seats[pending.seat]!.kind) ?? usualBot(game);
      const below = belowOf(`${table.seed} bots ${session.moments.length}`);
      acting += BOT_PAUSE;
      answer(
        pending.seat,
        session.play.idOf(pending),
        bot.choose(new Look(session.play, pending), below) as Json,
      );
    }
  };
  const order: number[] = [];
  let read = 0;
  let decisions = 0;
  for (let turn = 0; turn < 200; turn++) {
    letBotsAct();
    const at = stepAt(steps, read, session.log(0));
    if (at === steps.length) break;
    if (order.at(-1) !== at) order.push(at);
    const step = steps[at]!;
    if (step.done === null) {
      read = at + 1;
      continue;
    }
    const question = questionsFor(session.play, 0)[0];
    // What is to be put in order may stay as it lies.
    if (question?.form === 'order') {
      decisions++;
      answer(
        0,
        question.id,
        question.options.map(({ value }) => value),
      );
      continue;
    }
    const option = question === undefined ? null : asksFor(guideOf(step), question);
    if (question === undefined || option === null) {
      const offered = question?.options.map(({ said }) => said.id).join(', ') ?? 'nothing';
      throw new Error(`Step ${at + 1} (${step.text}) asks for what is not offered: ${offered}.`);
    }
    decisions++;
    answer(0, question.id, option.value);
  }
  return { order, decisions, acting, session };
}

/**
 * The time of a lesson by a stated model, as nobody here sits with a watch: its words read at 200 a minute (195 in
 * French, whose words are shorter but more), 3 seconds to find and 2 to do for each decision, and what the table takes
 * to act out at 1x.
 */
const WORDS_PER_MINUTE = { en: 200, fr: 195 };
const FIND_AND_DO = 5;

function minutes(lesson: Lesson, language: 'en' | 'fr'): number {
  const { decisions, acting } = played(lesson);
  const words = lesson.steps.reduce(
    (sum, { text }) =>
      sum +
      lesson.words[language][text]!.split(/[\s\u00a0\u202f]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
        .length,
    0,
  );
  return words / WORDS_PER_MINUTE[language] + (decisions * FIND_AND_DO + acting / 1000) / 60;
}

for (const lesson of LESSONS) {
  describe(`the lesson of ${lesson.game}`, () => {
    test('is played from its first step to its last, none left out', () => {
      const { order } = played(lesson);
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      expect(order.at(-1)).toBe(lesson.steps.length - 1);
      expect(order).toHaveLength(lesson.steps.length);
    });

    test('takes 5 to 8 minutes in both languages', () => {
      for (const language of ['en', 'fr'] as const) {
        const time = minutes(lesson, language);
        if (process.env['LESSON_TIMES'] !== undefined)
          console.log(`${lesson.game} ${language} ${time.toFixed(2)} min`);
        expect(time, language).toBeGreaterThanOrEqual(5);
        expect(time, language).toBeLessThanOrEqual(8);
      }
    });

    test('leaves everybody alive, and the game going on', () => {
      const { session } = played(lesson);
      expect(session.play.over).toBe(false);
      const kinds = session.log(0).map(({ event }) => event.kind);
      expect(kinds).not.toContain('died');
      expect(kinds).not.toContain('runEnds');
    });
  });
}

describe('a lesson', () => {
  const line = (kind: string, facts: object = {}): LogLine =>
    ({ after: 1, event: { kind, rule: null, ...facts } }) as unknown as LogLine;
  const walk = { value: 'walk', touches: [], said: { id: 'walk' } };
  const stay = { value: 'stay', touches: [], said: { id: 'stay' } };
  const question = { options: [stay, walk] } as unknown as Parameters<typeof holdsBack>[1];
  const steps: readonly LessonStep<string>[] = [
    { text: 'a', about: 'street', done: null },
    { text: 'b', about: 'street', done: told('walks'), wants: ({ value }) => value === 'walk' },
    { text: 'c', about: 'street', done: null },
  ];

  test('goes on when read, waits for the table, and asks again for what was taken back', () => {
    expect(stepAt(steps, 0, [])).toBe(0);
    expect(stepAt(steps, 1, [])).toBe(1);
    expect(stepAt(steps, 1, [line('walks')])).toBe(2);
    expect(stepAt(steps, 1, [])).toBe(1);
    expect(stepAt(steps, 3, [line('walks')])).toBe(3);
  });

  test('is over once it was skipped, whatever it still waited for', () => {
    expect(stepAt(steps, steps.length, [])).toBe(steps.length);
    expect(guideOf(steps[stepAt(steps, steps.length, [])])).toBeNull();
  });

  test('counts only what has the facts it waits for', () => {
    const mine = told('usesSkill', 1, { who: 'me' });
    expect(mine([line('usesSkill', { who: 'you' })])).toBe(false);
    expect(mine([line('usesSkill', { who: 'me' })])).toBe(true);
  });

  test('holds every answer back while it is read, and all but one while it asks', () => {
    expect([0, 1].map((at) => holdsBack(guideOf(steps[0]), question, at))).toEqual([true, true]);
    expect([0, 1].map((at) => holdsBack(guideOf(steps[1]), question, at))).toEqual([true, false]);
    expect(asksFor(guideOf(steps[1]), question)).toBe(walk);
  });

  test('holds nothing back where its answer is not offered, or nobody is taught', () => {
    const other = { options: [stay] } as unknown as typeof question;
    expect(holdsBack(guideOf(steps[1]), other, 0)).toBe(false);
    expect(holdsBack(null, question, 0)).toBe(false);
  });
});
