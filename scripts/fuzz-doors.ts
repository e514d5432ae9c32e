// The doors through which a game comes in from outside. A file is read by the rules alone; an import is kept by the host and
// opened again from what it kept; a link is unpacked as the page does. Each refuses, or leads to a table that can be played.

import { gameOf } from '@gravetable/catalog';
import { Desk, Host, MemoryStore, type Table, type Time } from '@gravetable/host';
import {
  isRefusal,
  readHeader,
  readRecord,
  recordFrom,
  Session,
  type AnyGame,
  type Below,
  type GameRecord,
  type Options,
  type Refusal,
} from '@gravetable/kernel';
import type { Snapshot } from '@gravetable/protocol';
import { packed, readSetup, unpacked } from '../apps/web/src/share.ts';
import {
  FORGERIES,
  forged,
  opened,
  scratched,
  type Opened,
  type Originals,
} from '../packages/testkit/src/forging.ts';
import { anAnswer, someOptions } from '../packages/testkit/src/lot.ts';

export const DOORS = ['files', 'imports', 'links'] as const;
export type Door = (typeof DOORS)[number];

/** What is tried at each door, in turn. */
export const KINDS: Readonly<Record<Door, readonly string[]>> = {
  files: FORGERIES,
  imports: FORGERIES,
  links: ['packed', 'scratched', 'set-up'],
};

const PLAYED_ON = 4;
/** Time passes between two answers and never else: no bot moves, and nobody rolls too soon. */
const BETWEEN_ANSWERS = 60_000;
let now = 0;
const slow: Time = { now: () => now, later: () => () => undefined };

/** What came of one forged thing at its door. Throws where we do. */
export async function atDoor(
  door: Door,
  kind: string,
  game: AnyGame,
  originals: Originals,
  below: Below,
): Promise<Opened> {
  if (door === 'files')
    return opened(forged(kind as (typeof FORGERIES)[number], originals, below), game, below);
  if (door === 'imports')
    return imported(forged(kind as (typeof FORGERIES)[number], originals, below), below);
  if (kind === 'set-up') return setUp(game, below);
  const code = await packed(forged('record', originals, below));
  return linked(kind === 'packed' ? code : scratched(code, below), below);
}

const newHost = (): Host => new Host({ store: new MemoryStore(), time: slow, gameOf });

/** Kept first, as the page does with what these rules cannot play; then opened from what was kept. */
async function imported(text: string, below: Below): Promise<Opened> {
  const person = (seat: number) => ({ kind: 'person', name: `${seat + 1}` });
  const record = isRefusal(readHeader(text)) ? readRecord(text) : recordFrom(text, person, gameOf);
  if (isRefusal(record)) return 'refused';
  const host = newHost();
  const brought = await host.bring('brought', record, null);
  const table = isRefusal(brought) ? brought : await newOpening(host);
  return playedOn(table, below);
}

async function newOpening(host: Host): Promise<Table | Refusal> {
  const table = await host.resume('brought');
  if (table === null) throw new Error('what was brought is not there');
  return table;
}

async function linked(code: string, below: Below): Promise<Opened> {
  let record: GameRecord | Refusal;
  try {
    record = readRecord(await unpacked(code));
  } catch {
    return 'refused'; // A link that cannot be unpacked is told as damaged.
  }
  return isRefusal(record) ? 'refused' : playedOn(await newHost().review(record, null), below);
}

/** Everybody looks, and some answers are given as a page gives them. */
async function playedOn(table: Table | Refusal, below: Below): Promise<Opened> {
  if (isRefusal(table)) return 'refused';
  const { play } = table.whole;
  const desk = new Desk({
    table,
    seats: play.seats,
    hears: () => undefined,
    fresh: () => 'fresh',
    now: slow.now,
  });
  for (let n = 0; n < PLAYED_ON; n++) {
    for (const viewer of [null, ...play.seats]) desk.look(viewer);
    if (play.over || table.log === null) return 'played';
    const answer = anAnswer(play, below);
    if (answer === null) throw new Error('nobody is asked');
    if (!play.seats.includes(answer.seat)) return 'played';
    const { questions } = desk.look(answer.seat) as Snapshot;
    const asked = questions.find(({ label }) => label === answer.label);
    if (asked === undefined) throw new Error(`${answer.id} is not shown`);
    now += BETWEEN_ANSWERS;
    const reply = (await desk.request({
      table: table.id,
      revision: table.age.revision,
      key: `key ${n}`,
      do: 'answer',
      question: asked.id,
      value: answer.value,
    })) as Refusal | object;
    if (!isRefusal(reply)) continue;
    if (reply.code === 'RULES_BROKE') return 'stumbled';
    throw new Error(`${answer.id} refused ${JSON.stringify(answer.value)}: ${JSON.stringify(reply)}`);
  }
  return 'played';
}

function spelt(value: string | number | boolean | readonly (string | null)[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map((one) => one ?? '-').join(',') : String(value);
}

/** A link to a set-up, as somebody types it or a messenger cuts it. */
function setUp(game: AnyGame, below: Below): Opened {
  const { min, max } = game.seats;
  const seats = min + below(max - min + 1);
  const set = Object.entries(someOptions(game, seats, below)).map(
    ([id, value]) => `${id}=${spelt(value as Options[string])}`,
  );
  const parts = ['owl', String(seats), set.join('&') || 'usual'];
  const at = below(parts.length + 1);
  if (at < parts.length) parts[at] = scratched(`${parts[at]!}&`, below);
  const [seed = '', count = '', options] = parts;
  const setup = readSetup(game, { seed, seats: count, options });
  if ('unknown' in setup) return 'refused';
  const people = Array.from({ length: setup.seats }, (_, seat) => ({ name: `${seat + 1}`, kind: 'person' }));
  return isRefusal(Session.open(game, people, setup)) ? 'refused' : 'played';
}
