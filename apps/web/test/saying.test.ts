/** What the bar asks and the board tells, over games played at random: questions that differ say so, and nothing is mute. */

import { gameOf } from '@gravetable/catalog';
import { infoOf } from '@gravetable/host';
import { belowOf, type QuestionView } from '@gravetable/kernel';
import type { Preview, Snapshot } from '@gravetable/protocol';
import { due } from '@gravetable/testkit';
import { describe, expect, test, vi } from 'vitest';
import { askedBefore } from '../src/table/asking/Asking.tsx';
import { sentenceOf } from '../src/table/context.tsx';
import { markText } from '../src/table/speech/speech.ts';
import type { Facts } from '../src/tables/cards-of-the-dead/facts.ts';
import { statsOf } from '../src/tables/cards-of-the-dead/stats.ts';
import { loadTable } from '../src/tables/registry.ts';
import { wordsOf } from '../src/words/index.ts';
import { Sitting } from './drawn.tsx';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const NAMES = ['Ann', 'Ben', 'Cleo'];

/** Play on at random; `see` looks at each question with the eyes of whoever is asked. */
async function watched(
  game: string,
  seed: string,
  see: (at: Sitting, question: QuestionView, look: Snapshot, n: number) => void,
): Promise<void> {
  const at = await Sitting.at(game, NAMES.length, seed);
  const { session } = at.table;
  const below = belowOf(seed);
  for (let n = 0; n < 400 && !session.play.over; n++) {
    const pending = session.play.pending[0]!;
    const { seat } = pending;
    const look = seat < 0 ? null : at.look(seat);
    const question = look?.questions.find((one) => !one.power);
    if (question !== undefined) see(at, question, look!, n);
    at.answer(pending, n, below);
  }
}

/** Asked again and again in a turn of one's own, with the board changed in between: there is nothing to tell apart. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  'dead-cells': ['choosePath'],
  'cards-of-the-dead': ['turn'],
  'dead-keep': ['turn'],
  vengeance: ['plan', 'command', 'fighting'],
};

describe.each(due(Object.keys(TURNS), (game) => game))('%s', (game) => {
  test('two questions in a row with the same words say what is different', async () => {
    const module = (await loadTable(game))!;
    const alike = new Set<string>();
    let repeated = 0;
    for (const seed of ['a', 'b', 'c']) {
      let last = { seat: -1, said: '' };
      await watched(game, seed, (at, question, { log, view, moments }) => {
        const words = wordsOf('en', infoOf(at.table.whole.game).words.en, NAMES);
        const { seat, form } = question;
        const said = [
          module.cause?.(question, log, words, askedBefore(question, moments), moments.length) ?? '',
          sentenceOf(question, words),
          form === 'one' ? (module.advice?.(question, view, words, null) ?? '') : '',
        ].join(' ');
        if (last.seat === seat) repeated++;
        if (last.seat === seat && last.said === said && !TURNS[game]!.includes(question.kind))
          alike.add(`${question.kind}: ${said}`);
        last = { seat, said };
      });
    }
    expect(repeated).toBeGreaterThan(50);
    expect([...alike]).toEqual([]);
  });

  test('everything that can be pointed at tells what it is', async () => {
    const mute = new Set<string>();
    let pieces = 0;
    await watched(game, 'tips', (at, question, _, n) => {
      if (n % 12 > 0) return;
      const page = at.drawn(question.seat, 'desk');
      for (const [tag] of page.matchAll(/<[a-z]+ [^>]*data-piece="[^"]*"[^>]*>/g)) {
        pieces++;
        if (!/ (?:title|data-tip)="[^"]/.test(tag)) mute.add(tag);
      }
    });
    expect(pieces).toBeGreaterThan(40);
    expect([...mute]).toEqual([]);
  });

  test('a rule stands behind the line it belongs to, and no line is a rule alone', async () => {
    const alone = new Set<string>();
    let rules = 0;
    await watched(game, 'log', (at, question, _, n) => {
      if (n % 50 < 49) return;
      const page = at.drawn(question.seat, 'desk');
      for (const [line] of page.matchAll(/<li class="log-line.*?<\/li>/g)) {
        if (!line.includes('rule-link')) continue;
        rules++;
        if (!/class="log-text"[^>]*>[^<]+<\/span>\u00a0<span[^>]*class="rule-link/.test(line))
          alone.add(line);
      }
    });
    expect(rules).toBeGreaterThan(0);
    expect([...alone]).toEqual([]);
  });
});

test('in Dead Cells a card that lies open is told by its lines, and gear by what it does', async () => {
  let open = 0;
  let worn = 0;
  await watched('dead-cells', 'a', (at, question, { view }, n) => {
    const { combat } = view as { readonly combat: { readonly revealed: boolean } | null };
    if (n % 4 > 0) return;
    const page = at.drawn(question.seat, 'desk');
    const tips = (piece: string): string[] =>
      [...page.matchAll(new RegExp(`data-piece="${piece}:[^"]*" data-tip="([^"]*)"`, 'g'))].map(
        ([, tip]) => tip!,
      );
    const gear = tips('slot');
    worn += gear.length;
    expect(gear.filter((tip) => !/\. (?:0|I{1,3}): /.test(tip) && !tip.includes('companion'))).toEqual([]);
    if (combat?.revealed !== true) return;
    const rows = tips('hero').filter((tip) => tip.includes('fighting'));
    open += rows.filter((tip) => / I{1,3}: /.test(tip)).length;
    expect(rows.filter((tip) => tip.includes('face down'))).toEqual([]);
  });
  expect(open).toBeGreaterThan(5);
  expect(worn).toBeGreaterThan(0);
});

test('an Obstacle that a ToolKit opens says so, on the card and by name', () => {
  const { CARDS } = gameOf('cards-of-the-dead')!.content.facts as unknown as Facts;
  const opened = Object.values(CARDS).filter(({ tools }) => tools);
  expect(opened.length).toBeGreaterThan(3);
  for (const card of Object.values(CARDS))
    expect(
      statsOf(card).some(({ label }) => label === 'stat.tools'),
      card.id,
    ).toBe(card.tools);
});

test('what can be carried shows on its foot what it is good for', () => {
  const { CARDS } = gameOf('cards-of-the-dead')!.content.facts as unknown as Facts;
  const carried = Object.values(CARDS).filter(({ kind }) => kind === 'resource');
  expect(carried.length).toBeGreaterThan(10);
  expect(carried.filter((card) => statsOf(card).length === 0).map(({ id }) => id)).toEqual([]);
});

test('a table is drawn whatever another file has cleared away', async () => {
  const at = await Sitting.at('dead-keep', 1, 'cleared');
  const before = at.drawn(0, 'desk');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(at.drawn(0, 'desk')).toBe(before);
});

test('where nothing is hidden, a line that stops undo speaks of nothing revealed', () => {
  const said = (id: string, language: 'en' | 'fr'): string =>
    markText({ mark: 'reveal', by: null }, wordsOf(language, gameOf(id)!.text[language]));
  for (const language of ['en', 'fr'] as const)
    expect(said('vengeance', language)).not.toMatch(/reveal|rév[éè]l/);
  expect(said('dead-cells', 'en')).toMatch(/revealed/);
});

describe('what cannot be taken back', () => {
  const second = (page: string): string =>
    /<p class="second">(.*?)<\/p>/.exec(page)![1]!.replaceAll(/<[^>]+>/g, '');
  const line: Preview = { refusal: null, view: null, outline: null, line: 'reveal' };

  test('is pressed for twice where one thing is chosen, and speaks of no card that is only looked at', async () => {
    const at = await Sitting.at('cards-of-the-dead', 1, 'again');
    const question = at.look(0).questions.find(({ form, power }) => form === 'one' && !power)!;
    const page = at.drawn(0, 'desk', undefined, {
      draft: { question: question.id, picks: [0] },
      preview: line,
    });
    expect(second(page)).toBe('Press again: this cannot be taken back.');
  });

  test('of several their number is said, and they are confirmed once', async () => {
    const at = await Sitting.at('cards-of-the-dead', 1, 'again');
    const snapshot = at.look(0);
    const one = snapshot.questions.find(({ power }) => !power)!;
    const question = { ...one, form: 'some', min: 1, max: 3 } as QuestionView;
    const drawn = (picks: number[], preview: Preview | null): string =>
      second(
        at.drawn(0, 'desk', undefined, {
          snapshot: { ...snapshot, questions: [question] } as never,
          draft: { question: question.id, picks },
          preview,
        }),
      );
    expect(drawn([], null)).toBe('Choose 1 to 3. 0 chosen. ');
    expect(drawn([0, 1], line)).toBe('Choose 1 to 3. 2 chosen. Confirm: this cannot be taken back.');
  });
});
