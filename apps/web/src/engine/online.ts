/** The engine of a table online: the same things are asked of it, over a connection, and the page's own worker helps. */

import {
  isRecord,
  isRefusal,
  refuse,
  type GameRecord,
  type Json,
  type Refusal,
  type Section,
} from '@gravetable/kernel';
import {
  knownOf,
  lookFrom,
  stepAfter,
  type Known,
  type Push,
  type RoomAsked,
  type RoomRequestName,
  type SentLook,
  type SentSnapshot,
  type ServerMessage,
  type ToldOdds,
  type WelcomeMessage,
} from '@gravetable/protocol';
import { Line, type Reply, type Socket } from '../online/line.ts';
import { heardIn, roomStore, type RoomStore } from '../online/room.ts';
import { Slowly } from '../online/slowly.ts';
import type { Engine } from './client.ts';
import type { PastView, Preview, Result, Snapshot, Step, Trouble } from './types.ts';

export interface OnlineStart {
  readonly table: string;
  readonly key: string | null;
  readonly invite: string | null;
  /** This page's own worker: it has the games. */
  readonly local: Pick<
    Engine,
    'info' | 'outlined' | 'review' | 'verify' | 'recordFrom' | 'tried' | 'bring' | 'exported' | 'reseat'
  >;
  readonly socket: (place: string) => Socket;
  /** A key came: it opens this table for good. */
  readonly keep: (key: string) => void;
  /** What was promised of the seed when this browser first sat here: no record may say otherwise. */
  readonly promised?: string | null;
  readonly promise?: (commitment: string) => void;
}

export interface Online {
  readonly room: RoomStore;
  readonly engine: Engine;
  /** Ask for something about the table itself, or about a vote. */
  readonly ask: <N extends RoomRequestName>(name: N, what: RoomAsked<N>) => Promise<Json | Refusal>;
  readonly propose: (what: 'undo' | 'lend' | 'bot' | 'pause', seat: number | null) => Promise<Refusal | null>;
  readonly vote: (how: 'accept' | 'decline' | 'withdraw', number: number) => Promise<Refusal | null>;
  /** How often something was missed and looked at anew. */
  readonly end: () => void;
}

/** What cannot be known beforehand: then an answer asks for a confirmation. */
const UNKNOWN: Preview = { line: 'seat', refusal: null, view: null, outline: null };
/** What is known from then on comes with the answer. */
const LOOKS: ReadonlySet<string> = new Set(['look', 'branch', 'enterBranch', 'leaveBranch']);
const FOUR_A_SECOND = { most: 4, within: 1000 };
/** A server that was busy finds a second's looks at once: what it had no time for is asked again after this. */
const AGAIN = 300;

export function online({
  table,
  key,
  invite,
  local,
  socket,
  keep,
  promised = null,
  promise,
}: OnlineStart): Online {
  let commitment = promised;
  const room = roomStore();
  let known: Known | null = null;
  let age = 0;
  /** A snapshot that came with `welcome` and that nobody has looked at yet. */
  let fresh: SentSnapshot | null = null;
  let hears: (push: Push) => void = () => undefined;
  /** The table as it was known when something was tried out beside it; null while the table itself is played. */
  let left: { readonly known: Known | null; readonly age: number } | null = null;
  /** The steps that were asked for, by the message that brought them. */
  const steps = new WeakMap<object, Step>();
  /** What was known when something came whose view is a patch of it. */
  const bases = new WeakMap<object, Known | null>();
  const slowly = new Slowly(FOUR_A_SECOND);

  const outlined = (view: object): Promise<readonly Section[]> =>
    local.outlined(room.getState().room?.game ?? '', view);

  const welcomed = ({ snapshot, age: now, countdown }: WelcomeMessage): void => {
    const { known: before, age: then } = left ?? { known, age };
    const stood =
      before?.revision === snapshot?.revision && before?.viewer === snapshot?.viewer && then === now;
    age = now;
    known = snapshot === null ? null : knownOf(snapshot);
    left = null;
    if (before !== null) hears({ push: 'untried' });
    hears({ push: 'clock', countdown });
    if (snapshot === null || stood) return;
    fresh = snapshot;
    if (before !== null) missed(snapshot);
  };

  /** Something was missed: a step that follows on nothing makes whoever looks look again. */
  const missed = (snapshot: SentSnapshot): void => {
    const step: Step = { ...snapshot, outline: [], since: Infinity, scenes: [] };
    hears({ push: 'step', step, by: null, reason: null });
  };

  const stepped = async (message: Extract<ServerMessage, { say: 'step' }>): Promise<boolean> => {
    const bare = known === null ? null : stepAfter(known, message.delta, () => []);
    if (bare === null) return false;
    known = knownOf(bare);
    age = message.age;
    fresh = null;
    const step = { ...bare, outline: await outlined(bare.view) };
    steps.set(message, step);
    const { re, by, reason } = message;
    if (re === null || line.asked(re) === null) hears({ push: 'step', step, by, reason });
    return true;
  };

  const take = (given: string): void => {
    line.keep(given);
    keep(given);
  };

  const line = new Line({
    table,
    key,
    invite,
    socket,
    known: () => ({
      as: known?.viewer ?? null,
      count: known?.count ?? null,
      age: known === null ? null : age,
    }),
    revision: () => known?.revision ?? 0,
    changed: (link) => room.setState({ link }),
    async hears(message) {
      if ((message.say === 'welcome' || message.say === 'seats') && message.you.key !== null)
        take(message.you.key);
      if ((message.say === 'welcome' || message.say === 'seats') && commitment === null) {
        ({ commitment } = message.room);
        if (commitment !== null) promise?.(commitment);
      }
      heardIn(room, message);
      if (message.say === 'done') {
        bases.set(message, known);
        const given =
          line.asked(message.re) === 'sit' && isRecord(message.value) ? message.value['key'] : null;
        if (typeof given === 'string') take(given);
        if (LOOKS.has(line.asked(message.re) ?? ''))
          known = knownOf(message.value as unknown as SentSnapshot);
      }
      if (message.say === 'welcome') welcomed(message);
      if (message.say === 'clock') hears({ push: 'clock', countdown: message.countdown });
      return message.say !== 'step' || stepped(message);
    },
  });

  const ask = line.ask.bind(line);

  /** What is needed to go on is asked until the server has the time. */
  const calmly = (asking: () => Promise<Reply>): Promise<Reply> =>
    slowly.do(async () => {
      for (;;) {
        const reply = await asking();
        if (!isRefusal(reply) || reply.code !== 'TOO_FAST') return reply;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    });

  const valueOf = async <T>(reply: Promise<Reply>): Promise<T | Refusal> => {
    const answered = await reply;
    return 'value' in answered
      ? (answered.value as T)
      : isRefusal(answered)
        ? answered
        : refuse('STALE_TABLE');
  };

  /** What is known from now on. */
  const looked = async (reply: Promise<Reply>): Promise<Snapshot> => {
    const sent = await valueOf<SentSnapshot>(reply);
    if (isRefusal(sent)) throw new Error(sent.code);
    return { ...sent, outline: await outlined(sent.view) };
  };

  /** What was done: a step; the table as it stands where it had been done before the connection broke. */
  const done = async (reply: Promise<Reply>): Promise<Result> => {
    const answered = await reply;
    if (isRefusal(answered)) return answered;
    const step = 'step' in answered ? steps.get(answered.step) : undefined;
    if (step !== undefined) return step;
    return looked(calmly(() => ask('look', { as: known?.viewer ?? null, answers: null })));
  };

  const lookAt = async <T>(reply: Promise<Reply>): Promise<T | Refusal> => {
    const answered = await reply;
    if (isRefusal(answered)) return answered;
    const at = 'value' in answered ? (bases.get(answered.by) ?? null) : null;
    if (!('value' in answered) || at === null) return refuse('STALE_TABLE');
    const sent = answered.value as unknown as SentLook;
    const seen = lookFrom<{ readonly view: object | null }>(at, sent, () => []);
    return { ...seen, outline: seen.view === null ? null : await outlined(seen.view) } as T;
  };

  /** Beside the table: what is known of the table itself is kept meanwhile. */
  const tried = async (reply: () => Promise<Reply>): Promise<Snapshot> => {
    const before = left ?? { known, age };
    const seen = await looked(reply());
    left = before;
    return seen;
  };

  const sure = <T>(found: T | Refusal): T => {
    if (isRefusal(found)) throw new Error(found.code);
    return found;
  };
  const nothing = (reply: Promise<Reply>): Promise<void> => reply.then(() => undefined);
  const missing: Trouble = { trouble: 'missing', refusal: null };
  const record = async (): Promise<GameRecord> =>
    sure(await valueOf<GameRecord>(calmly(() => ask('record', {}))));

  const engine: Engine = {
    ...local,
    // A table online is opened by its connection.
    open: async () => refuse('STALE_TABLE'),
    resume: async () => missing,
    reviewSaved: async () => missing,
    stop: async () => line.end(),
    leave: async () => line.end(),
    undoBy: async () => undefined,
    // The room says who leads.
    leadBy: async () => undefined,
    voteOf: async () => null, // Whoever is elsewhere marks at a screen of their own.
    // The server's clock ran on.
    restoreTime: async () => undefined,
    keepWay: async () => undefined,
    keepPins: async () => undefined,
    reseat: (id, seats, handOver) => local.reseat(id, seats, handOver),
    keepReview: async () => undefined,
    listen: (listener) => void (hears = listener),
    async verify(report) {
      const whole = await record();
      if (commitment !== null && whole.commitment !== commitment)
        return {
          ok: false,
          divergedAt: 0,
          refusal: refuse('CORRUPT', null, { where: 'commitment' }),
          unchecked: [],
        };
      sure(await local.review(whole));
      return local.verify(report);
    },
    async look(as, answers) {
      const came = fresh;
      fresh = null;
      if (came === null || came.viewer !== as)
        return looked(calmly(() => ask('look', { as, answers: answers ?? null })));
      const upTo = came.from + (answers ?? Infinity);
      const log = came.log.filter((one) => one.after <= upTo);
      return { ...came, log, moments: came.moments.slice(0, answers), outline: await outlined(came.view) };
    },
    told: async (as, from, upTo) => sure(await valueOf(calmly(() => ask('told', { as, from, upTo })))),
    acted: async (count) => sure(await valueOf(calmly(() => ask('acted', { count })))),
    past: async (count, as) => sure(await lookAt<PastView>(calmly(() => ask('past', { as, count })))),
    answer: (question, value) => done(ask('answer', { question, value })),
    answers: (question, values) => done(ask('answers', { question, values: [...values] })),
    undo: () => done(ask('undo', {})),
    redo: () => done(ask('redo', {})),
    start: () => done(ask('start', {})),
    async undoAgreed() {
      const reply = await ask('propose', { what: 'undo', seat: null });
      // The others are asked: what they say comes by itself.
      return 'value' in reply ? refuse('NEEDS_CONSENT') : done(Promise.resolve(reply));
    },
    async preview(question, value) {
      const found = await slowly.do(() => lookAt<Preview>(ask('preview', { question, value })));
      return isRefusal(found) ? UNKNOWN : found;
    },
    whyNot: (question, piece) => valueOf(ask('whyNot', { question, piece })),
    async forecast(as, answer) {
      const found = await slowly.do(() => valueOf<Json>(ask('forecast', { as, answer })));
      return isRefusal(found) ? null : found;
    },
    async odds(as, answer) {
      const found = await slowly.do(() => valueOf<ToldOdds | null>(ask('odds', { as, answer })));
      // A server tries them once.
      return isRefusal(found) || found === null ? null : { ...found, done: true };
    },
    async hint(question) {
      const found = await slowly.do(() =>
        valueOf<Awaited<ReturnType<Engine['hint']>>>(ask('hint', { question })),
      );
      return isRefusal(found) ? null : found;
    },
    // A server plays many tables: it weighs nothing.
    weigh: () => Promise.resolve(null),
    branch: (as, count) => tried(() => ask('branch', { as, count })),
    enterBranch: (as, number) => tried(() => ask('enterBranch', { as, number })),
    async leaveBranch(as) {
      const before = left;
      left = null;
      const seen = await looked(ask('leaveBranch', { as }));
      if (before === null) return seen;
      ({ age } = before);
      // The others went on: what is known of the table begins anew.
      if (seen.revision !== before.known?.revision) missed(seen);
      return seen;
    },
    seen: () => nothing(ask('seen', {})),
    hold: (still) => nothing(ask('hold', { still })),
    record,
  };

  /** A vote that decides brings a step: it is told like one that came by itself. */
  const voted = async (reply: Promise<Reply>): Promise<Refusal | null> => {
    const answered = await reply;
    if (isRefusal(answered)) return answered;
    const step = 'step' in answered ? steps.get(answered.step) : undefined;
    if (step !== undefined) hears({ push: 'step', step, by: null, reason: null });
    return null;
  };

  return {
    room,
    engine,
    ask: (name, what) => valueOf(ask(name, what)),
    propose: (what, seat) => voted(ask('propose', { what, seat })),
    vote: (how, number) => voted(ask(how, { number })),
    end: () => line.end(),
  };
}
