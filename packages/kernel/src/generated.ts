/**
 * Generated code: functions written as text where that is several times faster. Sources are made from field names, step
 * names and numbers of our own; nothing from outside reaches them.
 *
 * A page that forbids code from text takes the same functions from a file: the build records every source the kernel asks
 * for (`recordSources`), writes them out as a module, and the page hands them over before its games are defined
 * (`takeWritten`). They are found by their text, so a function of another text is never taken for it.
 */

/** What was, or would have been, generated: the names of the values it is given, and the body. */
export interface Source {
  readonly key: string;
  readonly names: readonly string[];
  readonly body: string;
}

type Maker = (...values: never[]) => unknown;

const written = new Map<string, Maker>();
let recorder: Source[] | null = null;

/** Functions written out beforehand, by the keys of their sources. */
export function takeWritten(makers: Readonly<Record<string, Maker>>): void {
  for (const [key, maker] of Object.entries(makers)) written.set(key, maker);
}

/** Every source that is asked for while `work` runs. */
export function recordSources(work: () => void): Source[] {
  const sources: Source[] = [];
  recorder = sources;
  try {
    work();
  } finally {
    recorder = null;
  }
  return sources;
}

/** FNV-1a over the text, and its length: enough to tell the few thousand sources of a build apart, which the build checks. */
function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${(hash >>> 0).toString(36)}.${text.length.toString(36)}`;
}

/** What the body returns, given the named values; null where the surroundings forbid generated code. `title` is for debuggers. */
export function generated<F>(
  title: string,
  values: Readonly<Record<string, unknown>>,
  body: string,
): F | null {
  const names = Object.keys(values);
  const key = keyOf(`${names.join()};${body}`);
  recorder?.push({ key, names, body });
  const known = written.get(key) as ((...given: unknown[]) => F) | undefined;
  if (known !== undefined) return known(...Object.values(values));
  try {
    const source = `"use strict";${body}\n//# sourceURL=gravetable/${title}.js`;
    const make = new Function(...names, source) as (...given: unknown[]) => F;
    return make(...Object.values(values));
  } catch (error) {
    if (error instanceof EvalError) return null;
    throw error;
  }
}
