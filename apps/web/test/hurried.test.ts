import type { QuestionView } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { answeringOf } from '../src/table/store/answering.ts';
import type { Desk, Table } from '../src/table/store/desk.ts';
import type { Flow } from '../src/table/store/flow.ts';
import { grave } from '../src/tables/vengeance/rules.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { querySelector: () => null });
});

const command = (value: { readonly do: string }) => ({
  value,
  touches: [],
  said: { id: `option.${value.do}` },
});
const ROLL = command({ do: 'roll' });
const STOP = command({ do: 'stop' });

/** The store's part that answers, while the clock of a Rolling Phase runs. */
function rolling(...options: QuestionView['options']) {
  const question = { id: 'q', seat: 0, kind: 'command', form: 'one', power: false, options, blocked: [] };
  const given: unknown[] = [];
  let state = { phase: 'playing', ending: null, draft: null, narrowed: null, preview: null } as object;
  const get = () => state as Table;
  const set = (change: object) => void (state = { ...state, ...change });
  const desk = {
    get,
    set,
    host: {
      preview: async () => ({ line: 'reveal', refusal: null, view: null, outline: null }),
      answer: async (_id: string, value: unknown) => void given.push(value),
    },
    inTurn: (work: () => Promise<void> | void) => void work(),
    fail: (fault: unknown) => expect(fault).toBeNull(),
    realTime: true,
  };
  const answering = answeringOf(
    desk as unknown as Desk,
    { answered: () => undefined } as unknown as Flow,
    grave,
  );
  set({ guide: null, voice: null, reach: () => true, snapshot: { questions: [question], clock: {} } });
  set(answering);
  return { table: get, given };
}

describe('against the clock', () => {
  test('a roll is given at once', async () => {
    const { table, given } = rolling(ROLL, STOP);
    table().choose(0);
    await vi.waitFor(() => expect(given).toEqual([{ do: 'roll' }]));
  });

  test('stopping while dice may be rolled or placed is asked once more', async () => {
    for (const left of ['roll', 'take', 'assign', 'assignWound']) {
      const { table, given } = rolling(command({ do: left }), STOP);
      table().choose(1);
      await vi.waitFor(() => expect(table().preview).not.toBeNull());
      expect(given).toEqual([]);
      table().choose(1);
      await vi.waitFor(() => expect(given).toEqual([{ do: 'stop' }]));
    }
  });

  test('stopping with nothing left is not', async () => {
    const { table, given } = rolling(STOP, command({ do: 'wait' }));
    table().choose(0);
    await vi.waitFor(() => expect(given).toEqual([{ do: 'stop' }]));
  });
});
