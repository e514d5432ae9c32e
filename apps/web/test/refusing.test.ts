import { gameOf } from '@gravetable/catalog';
import { isRefusal, questionsFor, Session, type QuestionView, type Refusal } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { answeringOf } from '../src/table/store/answering.ts';
import type { Desk, Table } from '../src/table/store/desk.ts';
import type { Flow } from '../src/table/store/flow.ts';
import { nearestAct } from '../src/table/asking/nearest.ts';
import { pastOf } from '../src/table/store/past.ts';
import { whyNotText } from '../src/table/speech/speech.ts';
import { sitDown, standUp } from '../src/way.ts';
import { PRESETS } from '../src/presets.ts';
import { wordsOf } from '../src/words/index.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});

const option = (value: string, ...touches: string[]) => ({ value, touches, said: { id: `option.${value}` } });

const QUESTION: QuestionView = {
  id: 'q',
  seat: 0,
  rule: 'DC-EXP-06',
  label: 'DC-EXP-06',
  kind: 'choosePath',
  form: 'one',
  power: false,
  about: {},
  options: [option('stay'), option('A1', 'map:A1'), option('A2', 'map:A2'), option('card', 'combat:C01')],
  blocked: [],
  advice: [],
};

/** The store's part that answers, with the question open and the rules answering as told. */
function seated(
  question: QuestionView,
  rules: Refusal | null = null,
  guide: object | null = null,
  draft: object | null = null,
) {
  let state = {
    phase: 'playing',
    ending: null,
    draft,
    narrowed: null,
    preview: null,
    hinted: null,
    guide,
  } as object;
  const get = () => state as Table;
  const set = (change: object) => void (state = { ...state, ...change });
  const whyNot = async () => rules;
  const desk = { get, set, host: { whyNot }, inTurn: () => undefined, realTime: false };
  const reach = () => true; // Everything has been told.
  const answering = answeringOf(desk as unknown as Desk, {} as Flow);
  set({ snapshot: { questions: [question] }, reach, ...answering });
  return get;
}

describe('a piece that cannot be chosen', () => {
  test('says that something else is asked, names the rule and offers the nearest act', async () => {
    const table = seated(QUESTION);
    table().pick('combat:C99');
    await vi.waitFor(() =>
      expect(table().refusal).toMatchObject({ code: 'OTHER_QUESTION', rule: 'DC-EXP-06' }),
    );
    expect(table().rule).toBe('DC-EXP-06');
    expect(QUESTION.options[table().instead!]!.value).toBe('card');
  });

  test('says what the rules say of it where they can', async () => {
    const rules: Refusal = { refused: true, code: 'NO_CORRIDOR', rule: 'DC-EXP-03', data: {} };
    const table = seated(QUESTION, rules);
    table().pick('map:Z9');
    await vi.waitFor(() => expect(table().refusal).toEqual(rules));
    expect(QUESTION.options[table().instead!]!.value).toBe('A1');
  });

  test('says so beside an option that waits for its confirmation, too', async () => {
    const rules: Refusal = { refused: true, code: 'NO_CORRIDOR', rule: 'DC-EXP-03', data: {} };
    const table = seated(QUESTION, rules, null, { question: 'q', picks: [1] });
    table().pick('map:Z9');
    await vi.waitFor(() => expect(table().refusal).toEqual(rules));
    expect(table().draft).toEqual({ question: 'q', picks: [1] });
  });

  test('says why it is blocked, and what else there is', () => {
    const blocked = { ...option('A3', 'map:A3'), code: 'RUNE_MISSING', rule: 'DC-EXP-07', data: {} };
    const table = seated({ ...QUESTION, blocked: [blocked] });
    table().pick('map:A3');
    expect(table().refusal).toMatchObject({ code: 'RUNE_MISSING', rule: 'DC-EXP-07' });
    expect(table().instead).toBe(1);
  });

  test('waits for the lesson where one is given', () => {
    const table = seated(QUESTION, null, { says: 'lesson.do', wants: null });
    table().pick('combat:C99');
    expect(table()).toMatchObject({ held: true });
    expect(table().refusal).toBeUndefined();
  });
});

describe('the nearest act', () => {
  const far = (piece: string): number => ({ 'map:A1': 90, 'map:A2': 20, 'combat:C01': 5 })[piece] ?? 1000;

  test('is on a piece of the same kind, the nearest one', () => {
    expect(nearestAct(QUESTION, 'map:Z9', null, far)).toBe(2);
    expect(nearestAct(QUESTION, 'hero:0', null, far)).toBe(3);
  });

  test('is what a hint suggests where one was given', () => {
    expect(nearestAct(QUESTION, 'map:Z9', 'A1', far)).toBe(1);
  });

  test('is what touches nothing only where nothing else can be done; an order offers none', () => {
    expect(nearestAct({ ...QUESTION, options: [option('stay')] }, 'map:Z9', null, far)).toBe(0);
    expect(nearestAct({ ...QUESTION, form: 'order' }, 'map:Z9', null, far)).toBeNull();
  });
});

describe('a refusal in words', () => {
  const game = gameOf('dead-cells')!;

  test.each([
    ['en', 'No corridor leads there', 'Instead: '],
    ['fr', 'Aucun passage', 'Plutôt\u00a0: '],
  ] as const)('of a plate no corridor leads to, %s', (language, why, instead) => {
    const session = Session.open(game, [{ name: 'Ann', kind: 'person' }], { seed: 'refused' });
    if (isRefusal(session)) throw new Error(session.code);
    let question: QuestionView | undefined;
    for (let n = 0; n < 40 && question?.kind !== 'choosePath'; n++) {
      const { seat } = session.play.pending[0]!;
      question = questionsFor(session.play, seat).find(({ power }) => !power)!;
      if (question.kind === 'choosePath') break;
      const first = question.options[0]!.value;
      const told = session.answer(seat, question.id, question.form === 'one' ? first : [first]);
      if (isRefusal(told)) throw new Error(told.code);
    }
    expect(question?.kind).toBe('choosePath');
    const refused = session.answer(question!.seat, question!.id, 'nowhere');
    expect(refused).toMatchObject({ code: 'NO_CORRIDOR', rule: 'DC-EXP-03' });
    const words = wordsOf(language, game.text[language], ['Ann']);
    const text = whyNotText(refused as Refusal, question!, 0, words);
    expect(text).toContain(why);
    expect(text).toContain(instead);
  });

  test('that something else is asked repeats the question', () => {
    const words = wordsOf('en', game.text.en, ['Ann']);
    const refusal: Refusal = { refused: true, code: 'OTHER_QUESTION', rule: 'DC-EXP-06', data: {} };
    expect(whyNotText(refusal, QUESTION, null, words)).toMatch(
      /^That is not what is asked now\. Asked now: .+/,
    );
  });
});

describe('undo past what became known', () => {
  const refusal: Refusal = { refused: true, code: 'INFORMATION_LINE', rule: 'X-1', data: {} };

  test.each([
    ['strict', 'LINE_HOLDS'],
    ['table', 'INFORMATION_LINE'],
  ] as const)('at a table of the way %s is refused as %s', async (way, code) => {
    sitDown(PRESETS[way], () => undefined);
    const taken: unknown[] = [];
    let policy = '';
    const desk = {
      get: () => ({ snapshot: { viewer: 0 } }),
      set: () => undefined,
      hold: () => undefined,
      inTurn: (work: () => Promise<void>) => void work(),
      // A stand-in for the host, which holds the line as its own tests show.
      host: {
        undoBy: async (wanted: string) => void (policy = wanted),
        undo: async () => (policy === 'line' ? { ...refusal, code: 'LINE_HOLDS' } : refusal),
      },
    };
    const flow = { take: (one: unknown) => taken.push(one), advance: () => undefined };
    pastOf(desk as unknown as Desk, flow as unknown as Flow).undo();
    await vi.waitFor(() => expect(taken).toMatchObject([{ code }]));
    standUp();
    const said = wordsOf('en').speaker.say({ id: `refusal.${code}` });
    expect(said.includes('agree')).toBe(code === 'INFORMATION_LINE');
  });
});
