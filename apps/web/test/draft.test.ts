import type { QuestionView } from '@gravetable/kernel';
import { describe, expect, test } from 'vitest';
import {
  dropLast,
  emptyDraft,
  moved,
  optionsIn,
  optionsOn,
  pickedIn,
  placed,
  roomIn,
  shared,
  toggled,
  valueOf,
} from '../src/table/store/draft.ts';

function asked(form: QuestionView['form'], more: Partial<QuestionView> = {}): QuestionView {
  const options = ['a', 'b', 'c'].map((value) => ({
    value,
    touches: [`card:${value}`],
    said: { id: value },
  }));
  return {
    id: 'q#0',
    seat: 0,
    rule: 'EX-1',
    label: 'EX-1a',
    kind: 'EX-1a',
    form,
    power: false,
    about: {},
    options,
    blocked: [],
    advice: [],
    ...more,
  };
}

describe('an answer in the making', () => {
  test('one: the option chosen last', () => {
    const question = asked('one');
    expect(valueOf(question, emptyDraft(question))).toBeNull();
    expect(valueOf(question, toggled(question, toggled(question, emptyDraft(question), 0), 2))).toBe('c');
  });

  test('some: within its limits, in the order of the items', () => {
    const question = asked('some', { min: 1, max: 2 });
    const none = emptyDraft(question);
    expect(valueOf(question, none)).toBeNull();
    const two = toggled(question, toggled(question, none, 2), 0);
    expect(valueOf(question, two)).toEqual(['a', 'c']);
    expect(toggled(question, two, 1)).toBe(two);
    expect(valueOf(question, toggled(question, two, 0))).toEqual(['c']);
  });

  test('some of one: choosing another replaces the first', () => {
    const question = asked('some', { min: 1, max: 1 });
    expect(valueOf(question, toggled(question, toggled(question, emptyDraft(question), 0), 1))).toEqual([
      'b',
    ]);
  });

  test('order: complete from the start, moved place by place', () => {
    const question = asked('order');
    const start = emptyDraft(question);
    expect(valueOf(question, start)).toEqual(['a', 'b', 'c']);
    expect(valueOf(question, moved(start, 0, 1))).toEqual(['b', 'a', 'c']);
    expect(moved(start, 0, -1)).toBe(start);
    // Pressed one after the other, they lie in that order, and at every moment it is an answer.
    let pressed = start;
    for (const at of [2, 0, 1]) {
      pressed = toggled(question, pressed, at);
      expect((valueOf(question, pressed) as string[]).toSorted()).toEqual(['a', 'b', 'c']);
    }
    expect(valueOf(question, pressed)).toEqual(['c', 'a', 'b']);
  });

  test('split: all of it, and never more than a place holds', () => {
    const question = asked('split', { total: 3, limits: [2, 5] });
    let draft = emptyDraft(question);
    for (let i = 0; i < 4; i++) draft = shared(question, draft, 0, 1);
    expect(draft.picks).toEqual([2, 0]);
    expect(valueOf(question, draft)).toBeNull();
    expect(valueOf(question, shared(question, draft, 1, 1))).toEqual([2, 1]);
    expect(shared(question, emptyDraft(question), 0, -1).picks).toEqual([0, 0]);
  });

  test('split: a place that is chosen gets one more, and shows that it has something', () => {
    const question = asked('split', { total: 3, limits: [2, 5, 5] });
    const twice = toggled(question, toggled(question, emptyDraft(question), 1), 1);
    expect(twice.picks).toEqual([0, 2, 0]);
    expect(pickedIn(question, twice)).toEqual([1]);
    expect(pickedIn(asked('some'), { question: 'q#0', picks: [0, 2] })).toEqual([0, 2]);
  });

  test('assign: from how things lie to where they are put, within the room there is', () => {
    const place = (value: string) => ({ value, touches: [], said: { id: value } });
    const question = asked('assign', {
      places: ['hand', 'pack', 'belt'].map(place),
      limits: [1, 2, 1],
      now: [0, 1, 1],
      fits: [
        [true, true, 'TOO_LONG'],
        [true, true, true],
        [true, true, true],
      ],
    });
    const start = emptyDraft(question);
    expect(valueOf(question, start)).toEqual([0, 1, 1]);
    expect(pickedIn(question, start)).toEqual([]);
    // The pack is full and the belt is not for it: the first item stays where it is.
    expect(toggled(question, start, 0)).toBe(start);
    const moved = toggled(question, start, 1);
    expect(moved.picks).toEqual([0, 2, 1]);
    expect([0, 1, 2].map((at) => roomIn(question, moved, at))).toEqual([0, 1, 0]);
    expect(toggled(question, moved, 0).picks).toEqual([1, 2, 1]);
    expect(pickedIn(question, moved)).toEqual([1]);
    expect(optionsIn(question, [1, 1, 0])).toEqual([0, 2]);
    expect(valueOf(question, placed(start, 1, 0))).toBeNull();
  });

  test('chance: as many as fell, the same face twice if it fell twice', () => {
    const question = asked('chance', { min: 2, max: 2 });
    const both = toggled(question, toggled(question, emptyDraft(question), 1), 1);
    expect(valueOf(question, both)).toEqual(['b', 'b']);
    expect(valueOf(question, dropLast(both))).toBeNull();
  });

  test('a piece knows its options', () => {
    expect(optionsOn(asked('one'), 'card:b').map(({ at }) => at)).toEqual([1]);
  });
});

describe('a suggested answer', () => {
  test('names its options, whatever the form of the question', () => {
    expect(optionsIn(asked('one'), 'b')).toEqual([1]);
    expect(optionsIn(asked('some', { min: 0, max: 3 }), ['c', 'a'])).toEqual([2, 0]);
    expect(optionsIn(asked('order'), ['b', 'c', 'a'])).toEqual([1, 2, 0]);
    expect(optionsIn(asked('some', { min: 0, max: 3 }), [])).toEqual([]);
    expect(optionsIn(asked('split', { total: 2, limits: [2, 2] }), [1, 1])).toEqual([]);
    expect(optionsIn(asked('one'), 'elsewhere')).toEqual([]);
  });
});
