/** What a desk asks over one connection, and what comes back: a step, a refusal, or what was looked for. */

import { isRefusal, refuse, type Json, type Refusal, type Said, type Seat } from '@gravetable/kernel';
import { deltaOf, knownOf, sentLook } from '@gravetable/protocol';
import type { Push, Request, SentSnapshot, Snapshot, Step } from '@gravetable/protocol';
import { Lately } from './lately.ts';
import type { Link } from './link.ts';
import type { Room } from './room.ts';
import { deskFor, isAboutTrying, isTrying, tryOut } from './trying.ts';

const REPLIES = 256;

interface AnsweringStart {
  readonly room: Room;
  /** What is said at a table beside, where something is tried out. */
  readonly hears: (link: Link, push: Push) => void;
  readonly fresh: () => string;
  readonly now: () => number;
}

/** What changed for a connection since what it was last sent. */
export function sendStep(
  link: Link,
  step: Step,
  re: string | null,
  by: Seat | null,
  reason: Said | null,
): void {
  if (link.known === null || link.known.viewer !== step.viewer) return link.send({ say: 'again' });
  // Somebody else's step may have left first: then what was done is told with it.
  const desk = isTrying(link) ? link.aside : link.desk;
  const isLate = step.revision < link.known.revision && desk !== null;
  const next = isLate ? desk.stepSince(step.since) : step;
  const delta = deltaOf(link.known, next);
  link.known = next; // It is more than what has to be known, and needs not be made.
  const age = desk?.table.age.age ?? 0;
  link.send({ say: 'step', re, by, reason, delta, age });
}

export class Answering {
  readonly #start: AnsweringStart;
  readonly #underWay = new Map<string, Promise<unknown>>();
  /** Whether what was asked of late was done, or broke off. What it came to is not kept: that is a whole table each. */
  readonly #replies = new Lately<Refusal | null>(REPLIES);

  constructor(start: AnsweringStart) {
    this.#start = start;
  }

  /** A request of a desk. Sent twice, also over another connection, it is done once. */
  async request(link: Link, request: Request): Promise<void> {
    const { room } = this.#start;
    const { key: re } = request;
    if (link.desk === null || link.known === null) {
      link.send({ say: 'refused', re, refusal: refuse('NOT_NOW') });
      return;
    }
    const known = `${link.member ?? ''} ${re}`;
    const isKept = link.member !== null && CHANGES.has(request.do);
    const before = isKept
      ? (this.#underWay.get(known)?.then(refusalIn, brokenOff) ?? this.#replies.get(known))
      : undefined;
    if (before !== undefined) {
      // What it came to has been told with `hello`; a step would not fit what is known now.
      const refusal = await before;
      link.send(refusal === null ? { say: 'done', re, value: null } : { say: 'refused', re, refusal });
      return;
    }
    const reply = isAboutTrying(request) ? this.#tryOut(link, request) : deskFor(link, request).ask(request);
    const found = await (isKept ? this.#once(known, reply) : reply);
    if (isRefusal(found)) link.send({ say: 'refused', re, refusal: found });
    else if (isDone(found)) {
      if (found.trouble === null) sendStep(link, found.step, re, null, null);
    } else link.send({ say: 'done', re, value: sent(link, request, found) });
    if (request.do === 'leaveBranch' && room.table?.realTime === true)
      link.send({ say: 'clock', countdown: room.table.countdown, now: room.now });
    if (request.do === 'hold' || request.do === 'accept') room.tellSeats(); // The clock may stand still now, or run.
  }

  /** What was refused may be asked again; so is what was not written, for then `again` has been said. */
  async #once(known: string, reply: Promise<unknown>): Promise<unknown> {
    this.#underWay.set(known, reply);
    try {
      const found = await reply;
      if (!isRefusal(found) && !(isDone(found) && found.trouble !== null)) this.#replies.set(known, null);
      return found;
    } catch (error) {
      this.#replies.set(known, brokenOff());
      throw error;
    } finally {
      this.#underWay.delete(known);
    }
  }

  async #tryOut(link: Link, request: Parameters<typeof tryOut>[1]): Promise<unknown> {
    const { room, hears, fresh, now } = this.#start;
    return tryOut(link, request, { room, hears: (push) => hears(link, push), fresh, now });
  }
}

function sent(link: Link, request: Request, found: unknown): Json {
  if (WHOLE.has(request.do)) {
    const { outline: _outline, ...whole } = found as Snapshot;
    link.known = knownOf(whole as SentSnapshot);
    return whole as unknown as Json;
  }
  const isLook = request.do === 'preview' || request.do === 'past';
  return (isLook ? sentLook(link.known!, found as { view: object | null }) : (found ?? null)) as Json;
}

interface DoneStep {
  readonly step: Step;
  readonly trouble: unknown;
}

const refusalIn = (found: unknown): Refusal | null => (isRefusal(found) ? found : null);
/** Whoever asked first is told by the end of their connection. */
const brokenOff = (): Refusal => refuse('NOT_NOW');

const isDone = (found: unknown): found is DoneStep =>
  typeof found === 'object' && found !== null && 'step' in found && 'trouble' in found;

/** What is done once, however often it is sent. */
const CHANGES: ReadonlySet<Request['do']> = new Set([
  'answer',
  'answers',
  'undo',
  'redo',
  'propose',
  'accept',
  'start',
]);
/** What is known begins anew with the answer. */
const WHOLE: ReadonlySet<Request['do']> = new Set(['look', 'branch', 'enterBranch', 'leaveBranch'] as const);
