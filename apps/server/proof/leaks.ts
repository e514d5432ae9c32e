/**
 * Two tables that differ only in what somebody cannot know must say the same to them, byte for byte, until something is
 * revealed. Every message a viewer gets is compared: welcome, steps, previews, hints, forecasts, odds, the past, refusals. A leak
 * that is planted must be found, and a seed never appears.
 */

import { random } from '@gravetable/bots';
import { games } from '@gravetable/catalog';
import { MemoryStore, Host, named, Table, type Time } from '@gravetable/host';
import {
  belowOf,
  determinise,
  isRefusal,
  Look,
  questionsFor,
  Session,
  type AnyGame,
  type Below,
  type Json,
  type Seat,
  type Viewer,
} from '@gravetable/kernel';
import { ProgressLine, wished } from '@gravetable/lab';
import type { Request, ServerMessage } from '@gravetable/protocol';
import { Room, type Link } from '@gravetable/server';

const GAMES = games.map(({ id }) => id);
const USAGE = `npm run leaks -- [GAME…] [options]
  --steps N    so many steps of each game: 400
  --seed WORD  other games: leaks
  --json       figures for a program
Games: ${GAMES.join(', ')}`;
const values = wished(USAGE, { steps: 400, seed: 'leaks', json: false }, GAMES);
const STEPS = values.steps;
const SEED = '~planted-seed-that-nobody-may-see';
/** How many answers two tables are followed side by side. */
const TOGETHER = 6;
const ADVICE_EVERY = 40;

type AnyPending = Session['play']['pending'][number];
const randomAnswer = (play: Session['play'], pending: AnyPending, below: Below): unknown =>
  random.choose(new Look(play, pending), below);

const still: Time = { now: () => 0, later: () => () => undefined };

/** What one viewer is sent, as text. */
class Ear implements Link {
  member: Link['member'];
  grant = null;
  desk: Link['desk'] = null;
  aside: Link['aside'] = null;
  acts = true;
  known: Link['known'] = null;
  readonly muted: Link['muted'] = new Set();
  readonly trip = null;
  readonly lastTrip = null;
  heard: string[] = [];

  constructor(viewer: Viewer) {
    this.member = viewer === null ? null : viewer + 1;
  }

  send(message: ServerMessage): void {
    this.heard.push(JSON.stringify(message));
  }

  bye(why: string): void {
    this.heard.push(`bye ${why}`);
  }
}

interface World {
  readonly room: Room;
  readonly table: Table;
  readonly ears: ReadonlyMap<Viewer, Ear>;
}

/** A room around a position, with everybody and a spectator in it. */
function world(game: AnyGame, session: Session): World {
  const seats = session.seats.map(
    (_, at) =>
      ({ kind: 'person', bot: null, keptFor: null, member: at + 1, lent: null, botPlays: false }) as const,
  );
  const members = session.seats.map(({ name }, at) => ({ id: at + 1, name, keys: [] }));
  const data = {
    id: 'table',
    word: 'word',
    game: game.id,
    title: '',
    options: session.options,
    way: {},
    state: 'play',
    seats: [...seats],
    members,
    nextMember: 9,
    invites: [],
    host: 1,
    locked: false,
    talk: 'open',
    delay: 0,
    watchersTalk: false,
    seed: null,
    seedKnown: false,
    lines: 0,
  } as const;
  const host = new Host({ store: new MemoryStore(), time: still, gameOf: () => game });
  const silent = (): void => undefined;
  const room = new Room({
    data: { ...data, seats: [...seats], members, invites: [] } as never,
    game,
    shelf: {} as never,
    host,
    now: () => 0,
    steady: () => 0,
    later: still.later,
    moved: silent,
    erred: () => undefined,
    lost: silent,
  });
  const table = new Table({ id: 'table', session, log: null, meta: null, time: still });
  room.take(table);
  const ears = new Map<Viewer, Ear>();
  for (const viewer of [...session.seats.keys(), null]) {
    const ear = new Ear(viewer);
    ears.set(viewer, ear);
    room.links.add(ear);
    room.seat(ear, table);
    room.welcome(ear);
  }
  return { room, table, ears };
}

function sessionAt(of: Session, play: Session['play']): Session {
  return Session.at(play, of.head, of.count, of.seq).beginAt();
}

let keys = 0;

/** The same request in both worlds, by the same seat. */
async function both(worlds: readonly World[], seat: Viewer, request: object): Promise<void> {
  const key = `k${++keys}`;
  for (const { room, ears, table } of worlds) {
    const asked = { table: 'table', revision: table.age.revision, key, ...request } as Request;
    await room.request(ears.get(seat)!, asked);
  }
}

interface Found {
  steps: number;
  hints: number;
  forecasts: number;
  odds: number;
  differences: number;
  seeds: number;
  readonly first: string[];
}

/** Whether what the viewer was sent differs; what was sent is forgotten. */
function compare(worlds: readonly World[], viewer: Viewer, found: Found, what: string): boolean {
  const [one, two] = worlds.map(({ ears }) => ears.get(viewer)!.heard.splice(0));
  found.seeds += [...one!, ...two!].filter((text) => text.includes(SEED.slice(1))).length;
  if (JSON.stringify(one) === JSON.stringify(two)) return false;
  found.differences++;
  if (found.first.length < 3) {
    const at = one!.findIndex((text, n) => text !== two![n]);
    const [a, b] = [one![at] ?? '', two![at] ?? ''];
    let from = 0;
    while (from < a.length && a[from] === b[from]) from++;
    found.first.push(
      `${what} viewer ${viewer}: …${a.slice(Math.max(0, from - 80), from + 60)} | ${b.slice(Math.max(0, from - 20), from + 60)}`,
    );
  }
  return true;
}

/** Follow a position and another one that looks the same to the viewer, until something is revealed. */
async function follow(game: AnyGame, at: Session, viewer: Viewer, below: Below, found: Found): Promise<void> {
  const twin = determinise(at.play, viewer, below);
  const worlds = [world(game, sessionAt(at, at.play.fork())), world(game, sessionAt(at, twin))];
  if (compare(worlds, viewer, found, 'welcome')) return;
  for (let n = 0; n < TOGETHER; n++) {
    const [a] = worlds as [World, World];
    const { play } = a.table.whole;
    if (play.over) return;
    if (viewer !== null && play.pendingOf(viewer) !== undefined) {
      const [question] = questionsFor(play, viewer).map((one) => named(one, a.table.age.age));
      const value = randomAnswer(play, play.pendingOf(viewer)!, belowOf(`preview ${n}`)) as Json;
      await both(worlds, viewer, { do: 'preview', question: question!.id, value });
      // A bot thinks for a while: one in so many is asked.
      if (below(ADVICE_EVERY) === 0) {
        await both(worlds, viewer, { do: 'hint', question: question!.id });
        found.hints++;
      }
      await both(worlds, viewer, { do: 'whyNot', question: question!.id, piece: 'nothing' });
    }
    if (below(ADVICE_EVERY) === 0) {
      await both(worlds, viewer, { do: 'forecast', as: viewer, answer: null });
      found.forecasts++;
      await both(worlds, viewer, { do: 'odds', as: viewer, answer: null });
      found.odds++;
    }
    await both(worlds, viewer, { do: 'told', as: viewer, from: at.count, upTo: at.count + n });
    await both(worlds, viewer, { do: 'past', as: viewer, count: at.count });
    await both(worlds, viewer, { do: 'record' });
    if (compare(worlds, viewer, found, `asking ${game.id}`)) return;
    const pending = play.pending[below(play.pending.length)]!;
    const seat = pending.seat as Seat;
    if (seat < 0) return; // Time and chance have no page.
    const id = named({ id: play.idOf(pending), seat } as never, a.table.age.age).id;
    const value = randomAnswer(play, pending, below) as Json;
    await both(worlds, seat, { do: 'answer', question: id, value });
    found.steps++;
    const counts = worlds.map(({ table }) => table.whole.count);
    // What another seat chose may not be possible where their hand is another one.
    if (counts[0] !== counts[1] || counts[0] === at.count + n) return;
    if (worlds.some(({ table }) => table.whole.moments.at(-1)?.line !== null)) return;
    if (compare(worlds, viewer, found, `answer ${game.id} ${pending.op.label}`)) return;
  }
}

async function search(game: AnyGame, steps: number, seed: string, untilFound = false): Promise<Found> {
  const found: Found = { steps: 0, hints: 0, forecasts: 0, odds: 0, differences: 0, seeds: 0, first: [] };
  const below = belowOf(seed);
  const progress = new ProgressLine(`steps of ${game.id}`, steps);
  const isDone = (): boolean => found.steps >= steps || (untilFound && found.differences > 0);
  for (let n = 0; !isDone() && n < 10_000; n++) {
    const count = Math.max(game.seats.min, Math.min(2 + (n % 3), game.seats.max));
    const people = Array.from({ length: count }, (_, at) => ({ name: `P${at}`, kind: 'person' }));
    const session = Session.open(game, people, { seed: `${SEED}-${seed}-${n}`, options: {} });
    if (isRefusal(session)) throw new Error(session.code);
    progress.show(found.steps);
    for (let answers = 0; answers < 400 && !session.play.over && !isDone(); answers++) {
      if (answers % 7 === n % 7) {
        const viewer = below(count + 1);
        await follow(game, session, viewer === count ? null : viewer, below, found);
      }
      const pending = session.play.pending[below(session.play.pending.length)]!;
      const told = session.answer(
        pending.seat,
        session.play.idOf(pending),
        randomAnswer(session.play, pending, below) as Json,
      );
      if (isRefusal(told)) throw new Error(`${game.id}: ${told.code}`);
    }
  }
  progress.clear();
  return found;
}

/** The same game with a view that says a little too much. */
function leaky(game: AnyGame): AnyGame {
  const view = game.view as (board: object, viewer: Viewer, seats: number) => object;
  const planted = (board: object, viewer: Viewer, seats: number): object => {
    return { ...view(board, viewer, seats), planted: JSON.stringify(board).slice(0, 4000) };
  };
  return { ...game, view: planted } as never;
}

const wanted = games.filter(({ id }) => values.words.length === 0 || values.words.includes(id));
const result: Record<string, unknown> = {};
let [steps, differences, seeds] = [0, 0, 0];
let plantedFound = true;
const first: string[] = [];
for (const game of wanted) {
  const found = await search(game, STEPS, values.seed);
  steps += found.steps;
  differences += found.differences;
  seeds += found.seeds;
  first.push(...found.first);
  const { hints, forecasts, odds } = found;
  result[game.id] = { steps: found.steps, differences: found.differences, hints, forecasts, odds };
  const hides = [0, null].some((viewer) => {
    const opened = Session.open(
      game,
      Array.from({ length: Math.max(2, game.seats.min) }, (_, at) => ({ name: `P${at}`, kind: 'person' })),
      { seed: 'x', options: {} },
    );
    return !isRefusal(opened) && game.hidden(opened.play.state.board, viewer).length > 0;
  });
  if (!hides) continue;
  const planted = await search(leaky(game), STEPS, `${values.seed} planted`, true);
  if (planted.differences === 0) plantedFound = false;
}
const all = { steps, differences, seeds, plantedFound, games: result };
console.log(values.json ? JSON.stringify(all) : all);
for (const line of first) console.error(line);
process.exit(differences + seeds === 0 && plantedFound && steps > 0 ? 0 : 1);
