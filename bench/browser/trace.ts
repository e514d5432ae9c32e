/**
 * What the page did, from the browser's own trace, in processor time: what another program does meanwhile is not in
 * it, so that a busy machine changes little.
 */

import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how much of that the processor worked on it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Trace {
  /** Milliseconds of each task of the main thread, the longest first. */
  readonly mainTasks: readonly number[];
  /** Milliseconds the main thread worked from each press to the paint after it, shortest first. */
  readonly toPaint: readonly number[];
  /** Milliseconds the main thread and the rules in their worker worked from each press to the next question. */
  readonly toQuestion: readonly number[];
  /** Milliseconds both worked from each press that rolls dice to the paint that shows how they fell. */
  readonly toDice: readonly number[];
  /** The same to the forecast, where the press led to one. */
  readonly toForecast: readonly number[];
  /** The same to the first words of a hint. */
  readonly toHint: readonly number[];
  /** Milliseconds the main thread worked in each frame that was watched, shortest first. */
  readonly frames: readonly number[];
}

export async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<Trace> {
  const events: TraceEvent[] = [];
  const note = ({ value }: { value: unknown[] }): void => {
    events.push(
      ...(value as TraceEvent[]).filter(
        ({ name, cat }) => /RunTask$|^thread_name$/.test(name) || cat.includes('user_timing'),
      ),
    );
  };
  cdp.on('Tracing.dataCollected', note);
  const complete = new Promise<void>((done) => cdp.once('Tracing.tracingComplete', () => done()));
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', '__metadata'] },
    transferMode: 'ReportEvents',
  });
  await work();
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', note);
  return readTrace(events);
}

function readTrace(events: readonly TraceEvent[]): Trace {
  const main = events.find(({ args }) => args?.name === 'CrRendererMain');
  const tasks = events
    .filter(({ name, tdur, pid }) => name.endsWith('RunTask') && tdur !== undefined && pid === main?.pid)
    .sort((a, b) => a.ts - b.ts);
  if (main === undefined || tasks.length === 0) throw new Error('the trace tells nothing of the page');
  const marks = new Map(
    events.filter(({ cat }) => cat.includes('user_timing')).map((one) => [one.name, one.ts]),
  );
  const threads = new Map(
    events
      .filter(({ name, pid }) => name === 'thread_name' && pid === main.pid)
      .map(({ tid, args }) => [tid, args?.name]),
  );
  const ours = tasks.filter(({ tid }) => /CrRendererMain|DedicatedWorker/.test(threads.get(tid) ?? ''));
  const painting = ours.filter(({ tid }) => tid === main.tid);
  const worked = (begin: string, end: string, by: readonly TraceEvent[]): number[] =>
    [...marks]
      .flatMap(([name, from]) => {
        const to = name.startsWith(`${begin} `) ? marks.get(name.replace(begin, end)) : undefined;
        return to === undefined ? [] : [processorTime(by, from, to)];
      })
      .sort((a, b) => a - b);
  return {
    mainTasks: painting.map(({ tdur }) => tdur! / 1000).sort((a, b) => b - a),
    toPaint: worked('press', 'painted', painting),
    toQuestion: worked('press', 'asked', ours),
    toDice: worked('roll', 'fell', ours),
    toForecast: worked('press', 'foretold', ours),
    toHint: worked('press', 'hinted', ours),
    frames: framesIn(
      [...marks].flatMap(([name, at]) => (name.startsWith('frame ') ? [at] : [])),
      painting,
    ),
  };
}

/** What the main thread worked from one frame to the next; a task counts where it begins. */
function framesIn(begun: readonly number[], tasks: readonly TraceEvent[]): readonly number[] {
  const starts = begun.toSorted((a, b) => a - b);
  const work = starts.map(() => 0);
  let frame = -1;
  for (const { ts, tdur = 0 } of tasks) {
    while (starts[frame + 1] !== undefined && starts[frame + 1]! <= ts) frame++;
    if (frame >= 0) work[frame]! += tdur / 1000;
  }
  return work.slice(0, -1).sort((a, b) => a - b);
}

/** Milliseconds the processor worked on tasks of the page that ran in this time. */
function processorTime(tasks: readonly TraceEvent[], from: number, to: number): number {
  const running = tasks.filter(({ ts, dur = 0 }) => ts < to && ts + dur > from);
  return running.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}
