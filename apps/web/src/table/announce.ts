/**
 * What a screen reader hears: at most one message a second. Danger to the listener comes first and interrupts; of many
 * lines of the log the last few are read and the others counted.
 */

/** `line`: the log. `turn`: somebody is asked. `reply`: what the listener asked for. `danger`: it befalls the listener. */
export type Kind = 'line' | 'turn' | 'reply' | 'danger';

export interface Heard {
  readonly text: string;
  /** Lines that are not read out. */
  readonly more: number;
  readonly urgent: boolean;
}

type Listener = (heard: Heard) => void;

const PAUSE = 1000;
/** What happens at once is one message. */
const GATHER = 50;
const LINES_AT_ONCE = 8;

let listener: Listener | null = null;
let waiting: { readonly text: string; readonly kind: Kind }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function onAnnounce(next: Listener | null): void {
  listener = next;
  waiting = [];
  clearTimeout(timer);
  timer = undefined;
}

export function announce(text: string, kind: Kind): void {
  if (text === '') return;
  waiting.push({ text, kind });
  timer ??= setTimeout(flush, GATHER);
}

function flush(): void {
  const urgent = waiting.some(({ kind }) => kind === 'danger');
  const due = waiting.filter(({ kind }) => (kind === 'danger') === urgent);
  waiting = waiting.filter((one) => !due.includes(one));
  const lines = due.filter(({ kind }) => kind === 'line');
  const unread = lines.slice(0, -LINES_AT_ONCE);
  const read = due.filter((one) => !unread.includes(one));
  listener?.({ text: read.map(({ text }) => text).join(' '), more: unread.length, urgent });
  timer = setTimeout(() => {
    timer = undefined;
    if (waiting.length > 0) flush();
  }, PAUSE);
}
