/**
 * The contract of a store, as calls that whoever keeps tables can be put to, in any surroundings: each throws where the
 * store does not do what a log needs.
 */

import { isRecord, same, type Act, type GameRecord } from '@gravetable/kernel';
import { Overtaken, type KeptCheckpoint, type Shelved, type Store } from './store.ts';

const HEAD = {
  format: 'gravetable-record',
  game: 'tiny',
  seed: 'été ☠',
  seats: [],
  options: {},
  answers: [],
} as unknown as GameRecord;
const META = { title: 'A table', way: null };
const SHELVED: Shelved = { count: 0, over: false, waiting: [0], standing: { en: 'Night 1', fr: 'Nuit 1' } };
const ACTS: readonly Act[] = [
  [0, { do: 'dig' }],
  [1, 'stop', 'TI-RULE-07'],
  { do: 'undo', seat: 1 },
  [-1, null],
  { do: 'sit', seat: 1, name: 'Cat', kind: 'careful' },
];
const checkpoint = (seq: number, exact: boolean): KeptCheckpoint => ({
  seq,
  count: seq,
  save: `save at ${seq}\nline\n`,
  seats: [{ name: 'Ann', kind: 'person' }],
  consents: [],
  exact,
});
const bare = ({ exact: _exact, ...rest }: KeptCheckpoint): object => rest;

/** Gives a new store on the same shelves each time: what one wrote, the next one reads. */
export type StoreOpener = () => Promise<Store>;

interface Clause {
  readonly name: string;
  readonly check: (opened: StoreOpener) => Promise<void>;
}

let tables = 0;

async function begun(opened: StoreOpener): Promise<{ readonly store: Store; readonly id: string }> {
  const store = await opened();
  const id = `contract-${++tables}`;
  await store.begin(id, { head: HEAD, meta: META }, SHELVED);
  return { store, id };
}

/** What is there has these fields; others do not matter. */
function expectFields(found: unknown, wanted: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(wanted)) {
    const there = isRecord(found) ? found[field] : undefined;
    if (!same(there, value))
      throw new Error(`${field}: expected ${JSON.stringify(value)}, found ${JSON.stringify(there)}`);
  }
}

async function expectOvertaken(call: Promise<void>): Promise<void> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Overtaken)) throw new Error(`expected Overtaken, found ${String(error)}`);
}

export const STORE_CONTRACT: readonly Clause[] = [
  {
    name: 'a table that was never begun is not there',
    async check(opened) {
      expectFields({ found: await (await opened()).load('nobody') }, { found: null });
    },
  },
  {
    name: 'what was begun is there, with nothing done yet',
    async check(opened) {
      const { id } = await begun(opened);
      const empty = { seq: 0, line: null, exact: null, tail: [] };
      expectFields(await (await opened()).load(id), { head: HEAD, meta: META, ...empty });
    },
  },
  {
    name: 'a table is begun once',
    async check(opened) {
      const { store, id } = await begun(opened);
      await expectOvertaken(store.begin(id, { head: HEAD, meta: META }, SHELVED));
    },
  },
  {
    name: 'acts come back in order, whoever reads them',
    async check(opened) {
      const { store, id } = await begun(opened);
      await store.append(id, 0, ACTS.slice(0, 2), SHELVED);
      await store.append(id, 2, ACTS.slice(2), { ...SHELVED, count: 3 });
      const again = await opened();
      expectFields(await again.load(id), { seq: 5, tail: ACTS });
      expectFields(await again.history(id), { acts: ACTS, checkpoints: [] });
    },
  },
  {
    name: 'who comes second to the same place of a log is told so, and writes nothing',
    async check(opened) {
      const { store, id } = await begun(opened);
      const other = await opened();
      await other.load(id);
      await store.append(id, 0, [ACTS[0]!], SHELVED);
      await expectOvertaken(other.append(id, 0, [ACTS[1]!], SHELVED));
      await expectOvertaken(store.append(id, 5, [ACTS[1]!], SHELVED));
      expectFields(await (await opened()).history(id), { acts: [ACTS[0]] });
    },
  },
  {
    name: 'of the log only what follows the newest information line is loaded',
    async check(opened) {
      const { store, id } = await begun(opened);
      await store.append(id, 0, ACTS, SHELVED);
      await store.checkpoint(id, checkpoint(1, false), SHELVED);
      await store.checkpoint(id, checkpoint(3, false), SHELVED);
      const kept = { line: bare(checkpoint(3, false)), exact: null };
      expectFields(await (await opened()).load(id), { seq: 5, ...kept, tail: ACTS.slice(3) });
    },
  },
  {
    name: 'how it stood when it was closed is loaded too, unless a line came after',
    async check(opened) {
      const { store, id } = await begun(opened);
      await store.append(id, 0, ACTS.slice(0, 3), SHELVED);
      await store.checkpoint(id, checkpoint(1, false), SHELVED);
      await store.checkpoint(id, checkpoint(3, true), SHELVED);
      const closed = { line: bare(checkpoint(1, false)), exact: bare(checkpoint(3, true)) };
      expectFields(await (await opened()).load(id), { ...closed, tail: ACTS.slice(1, 3) });
      await store.append(id, 3, ACTS.slice(3), SHELVED);
      await store.checkpoint(id, checkpoint(5, false), SHELVED);
      expectFields(await (await opened()).load(id), { exact: null, tail: [] });
      const { checkpoints } = await store.history(id);
      const kept = checkpoints.map(({ seq, exact }) => [seq, exact]);
      expectFields(
        { kept },
        {
          kept: [
            [1, false],
            [3, true],
            [5, false],
          ],
        },
      );
    },
  },
  {
    name: 'what is known of a table besides can be changed, and the log stays',
    async check(opened) {
      const { store, id } = await begun(opened);
      await store.append(id, 0, ACTS, SHELVED);
      await store.change(id, { title: 'Another', way: 'strict' });
      const changed = { meta: { title: 'Another', way: 'strict' }, head: HEAD, seq: 5 };
      expectFields(await (await opened()).load(id), changed);
    },
  },
  {
    name: 'tables do not know each other',
    async check(opened) {
      const one = await begun(opened);
      const two = await begun(opened);
      await one.store.append(one.id, 0, ACTS, SHELVED);
      await one.store.checkpoint(one.id, checkpoint(2, false), SHELVED);
      expectFields(await two.store.load(two.id), { seq: 0, line: null, tail: [] });
    },
  },
];
