/** What a screen reader hears: politely, at most one message a second, the rest summed up. */

/** Takes what was said since the last time, in order. */
type Listener = (said: readonly string[]) => void;

const PAUSE = 1000;
let listener: Listener | null = null;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function onAnnounce(next: Listener | null): void {
  listener = next;
  waiting = [];
  clearTimeout(timer);
  timer = undefined;
}

export function announce(text: string): void {
  if (text === '') return;
  waiting.push(text);
  timer ??= setTimeout(flush, 50);
}

function flush(): void {
  const said = waiting;
  waiting = [];
  listener?.(said);
  timer = setTimeout(() => {
    timer = undefined;
    if (waiting.length > 0) flush();
  }, PAUSE);
}
