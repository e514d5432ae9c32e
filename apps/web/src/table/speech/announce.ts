/**
 * What a screen reader hears: at most one message a second. Danger to the listener comes first and interrupts; of many
 * lines of the log the last few are read, and the others are counted by what they are about. Lines that are only to be
 * counted wait for something that is spoken, and for a while of quiet where nothing is.
 */

import type { Kind as Topic } from '../../hearing.ts';

/** `line`: the log. `turn`: somebody is asked. `reply`: what the listener asked for. `danger`: it befalls the listener. */
export type Kind = 'line' | 'turn' | 'reply' | 'danger';

/** How many lines of each kind are not read out. */
export type Counts = Readonly<Partial<Record<Topic, number>>>;

export interface Heard {
  readonly text: string;
  readonly more: Counts;
  readonly urgent: boolean;
}

type Listener = (heard: Heard) => void;

const PAUSE = 1000;
/** What happens at once is one message. */
const GATHER = 50;
const LINES_AT_ONCE = 8;
/** How long counted lines wait for something that is spoken. */
const QUIET = 4000;

let listener: Listener | null = null;
let waiting: { readonly text: string; readonly kind: Kind; readonly about: Topic }[] = [];
let counted: Partial<Record<Topic, number>> = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let quiet: ReturnType<typeof setTimeout> | undefined;

export function onAnnounce(next: Listener | null): void {
  listener = next;
  waiting = [];
  counted = {};
  clearTimeout(timer);
  clearTimeout(quiet);
  timer = undefined;
  quiet = undefined;
}

export function announce(text: string, kind: Kind, about: Topic = 'rest'): void {
  if (text === '') return;
  waiting.push({ text, kind, about });
  timer ??= setTimeout(flush, GATHER);
}

/** A line that is not read out, only counted. */
export function count(about: Topic): void {
  counted[about] = (counted[about] ?? 0) + 1;
  clearTimeout(quiet);
  quiet = setTimeout(() => {
    quiet = undefined;
    timer ??= setTimeout(flush, GATHER);
  }, QUIET);
}

/** Something was counted, and nothing was said for a while that it could have gone with. */
function isOverdue(): boolean {
  return quiet === undefined && Object.keys(counted).length > 0;
}

function flush(): void {
  const urgent = waiting.some(({ kind }) => kind === 'danger');
  const due = waiting.filter(({ kind }) => (kind === 'danger') === urgent);
  waiting = waiting.filter((one) => !due.includes(one));
  const lines = due.filter(({ kind }) => kind === 'line');
  const unread = lines.slice(0, -LINES_AT_ONCE);
  const read = due.filter((one) => !unread.includes(one));
  const text = read.map((one) => one.text).join(' ');
  listener?.({ text, more: urgent ? {} : withCounted(unread), urgent });
  timer = setTimeout(() => {
    timer = undefined;
    if (waiting.length > 0 || isOverdue()) flush();
  }, PAUSE);
}

/** All that is not read, by kind; what was counted before is told with it. */
function withCounted(unread: readonly { readonly about: Topic }[]): Counts {
  const more = counted;
  for (const { about } of unread) more[about] = (more[about] ?? 0) + 1;
  counted = {};
  clearTimeout(quiet);
  quiet = undefined;
  return more;
}
