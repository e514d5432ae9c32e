/**
 * Shapes: what a piece of state looks like, said once. A shape gives the TypeScript type, the copier (object
 * literals, written out field by field), the check of what comes from outside, and the order of the fields. A second kind of
 * copier looks at the copy before: what did not change since stays the same object.
 */

import { generated } from './generated.ts';
import { copyOf, isJson, isRecord, same, type Json, type OnlyPlain } from './json.ts';

export interface Shape<T> {
  readonly kind: string;
  /** Where a value differs from the shape, as a path such as `survivors[1].hand`, or null if it fits. */
  check(value: unknown, path: string): string | null;
  /** Source of an expression that copies `from`. `parts` takes helper functions the expression may call. */
  copier(from: string, parts: Parts): string;
  /** The same copy without generated code, for places that forbid it. */
  copy(value: T): T;
  /** Source of an expression that tells whether `value` (a name) fits. */
  tester(value: string, parts: Parts): string;
  /** Source of an expression that gives `was` (a name) where `now` (a name) is the same, else a copy with what is. */
  keeper(was: string, now: string, parts: Parts): string;
  /** The same without generated code. */
  keep(was: T, now: T): T;
}

/** The type a shape stands for. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

class Parts {
  readonly #sources: string[] = [];
  readonly #copiers = new Map<Shape<unknown>, string>();
  readonly #keepers = new Map<Shape<unknown>, string>();

  /** The name of the helper that copies one shape; `body` may call other helpers. */
  named(shape: Shape<unknown>, body: () => string): string {
    return this.#helper(this.#copiers, shape, 'copy', 'v', body);
  }

  /** The name of the helper that keeps what one shape was (`w`) as far as it is that now (`v`). */
  keeping(shape: Shape<unknown>, body: () => string): string {
    return this.#helper(this.#keepers, shape, 'keep', 'w,v', body);
  }

  #helper(
    names: Map<Shape<unknown>, string>,
    shape: Shape<unknown>,
    verb: string,
    takes: string,
    body: () => string,
  ): string {
    const known = names.get(shape);
    if (known !== undefined) return known;
    const name = `${verb}${names.size}`;
    names.set(shape, name);
    this.#sources.push(`function ${name}(${takes}){${body()}}`);
    return name;
  }

  /** A function of `value` with the helpers it calls, ready to be generated. */
  around(
    expression: string,
    anything: (...values: never[]) => unknown,
    title: string,
    takes = 'value',
  ): [title: string, values: { anything: unknown }, body: string] {
    return [title, { anything }, `${this.#sources.join('')}return (${takes})=>${expression};`];
  }
}

function plain<T>(
  kind: string,
  fits: (value: unknown) => boolean,
  test: (value: string) => string,
): Shape<T> {
  return {
    kind,
    check: (value, path) => (fits(value) ? null : path),
    copier: (from) => from,
    copy: (value) => value,
    tester: test,
    keeper: (_, now) => now,
    keep: (_, now) => now,
  };
}

/** A whole number; give the id type it stands for where there is one. */
export const int = <T extends number = number>(): Shape<T> =>
  plain<T>(
    'int',
    (v) => Number.isSafeInteger(v),
    (v) => `((${v}|0)===${v}||Number.isSafeInteger(${v}))`,
  );
/** A text; with a number, of at most so many letters: what comes from outside should not be endless. */
export const text = <T extends string = string>(max?: number): Shape<T> =>
  plain<T>(
    'text',
    (v) => typeof v === 'string' && (max === undefined || v.length <= max),
    (v) => (max === undefined ? `typeof ${v}==='string'` : `(typeof ${v}==='string'&&${v}.length<=${max})`),
  );
export const flag = (): Shape<boolean> =>
  plain<boolean>(
    'flag',
    (v) => typeof v === 'boolean',
    (v) => `typeof ${v}==='boolean'`,
  );

/** A choice between words (or numbers). */
export function word<const T extends string | number>(...words: readonly T[]): Shape<T> {
  return plain<T>(
    'word',
    (v) => (words as readonly unknown[]).includes(v),
    (v) => `(${words.map((one) => `${v}===${JSON.stringify(one)}`).join('||') || 'false'})`,
  );
}

function isPlain(shape: Shape<unknown>): boolean {
  return ['int', 'text', 'flag', 'word'].includes(shape.kind) || shape.kind === 'maybe plain';
}

/** Something, or null: nothing there. */
export function maybe<T>(inner: Shape<T>): Shape<T | null> {
  return {
    kind: isPlain(inner) ? 'maybe plain' : 'maybe',
    check: (value, path) => (value === null ? null : inner.check(value, path)),
    copier: (from, parts) => (isPlain(inner) ? from : `(${from}===null?null:${inner.copier(from, parts)})`),
    copy: (value) => (value === null ? null : inner.copy(value)),
    tester: (value, parts) => `(${value}===null||${inner.tester(value, parts)})`,
    keeper(was, now, parts) {
      if (isPlain(inner)) return now;
      const [fresh, kept] = [inner.copier(now, parts), inner.keeper(was, now, parts)];
      return `(${now}===null?null:${was}===null?${fresh}:${kept})`;
    },
    keep: (was, now) => (now === null ? null : was === null ? inner.copy(now) : inner.keep(was, now)),
  };
}

export function list<T>(inner: Shape<T>): Shape<T[]> {
  const shape: Shape<T[]> = {
    kind: 'list',
    check(value, path) {
      if (!Array.isArray(value)) return path;
      for (let i = 0; i < value.length; i++) {
        const wrong = inner.check(value[i], '');
        if (wrong !== null) return `${path}[${i}]${wrong}`;
      }
      return null;
    },
    copier(from, parts) {
      if (isPlain(inner)) return `${from}.slice()`;
      const name = parts.named(shape, () => {
        const item = inner.copier('r[i]', parts);
        return `const r=v.slice();for(let i=0;i<r.length;i++)r[i]=${item};return r;`;
      });
      return `${name}(${from})`;
    },
    copy: (value) => (isPlain(inner) ? value.slice() : value.map((item) => inner.copy(item))),
    tester(value, parts) {
      const name = parts.named(shape, () => {
        const item = inner.tester('w', parts);
        return `if(!Array.isArray(v))return false;for(let i=0;i<v.length;i++){const w=v[i];if(!(${item}))return false;}return true;`;
      });
      return `${name}(${value})`;
    },
    keeper(was, now, parts) {
      const name = parts.keeping(isPlain(inner) ? PLAIN_LIST : shape, () => {
        const sameLength = 'const n=v.length;let i=0;if(w.length===n)';
        if (isPlain(inner))
          return `${sameLength}{while(i<n&&w[i]===v[i])i++;if(i===n)return w;}return v.slice();`;
        // Where one of them differs, or there are more or fewer, those that are the same still stay.
        const [fresh, kept] = [inner.copier('b', parts), inner.keeper('a', 'b', parts)];
        const item = `const a=w[i],b=v[i];r[i]=i<w.length?${kept}:${fresh};if(r[i]!==a)same=false;`;
        return `const r=v.slice();let same=w.length===r.length;for(let i=0;i<r.length;i++){${item}}return same?w:r;`;
      });
      return `${name}(${was},${now})`;
    },
    keep(was, now) {
      const kept = now.map((item, at) => (at < was.length ? inner.keep(was[at]!, item) : inner.copy(item)));
      return kept.length === was.length && kept.every((item, at) => item === was[at]) ? was : kept;
    },
  };
  return shape;
}

/** All lists of numbers and texts are kept alike. */
const PLAIN_LIST = plain<unknown>(
  'int',
  () => false,
  () => 'false',
);

type Fields = Readonly<Record<string, Shape<unknown>>>;
type RecordOf<F extends Fields> = { -readonly [K in keyof F]: Shaped<F[K]> };

/** Named fields, all of them always there. */
export function record<F extends Fields>(fields: F): Shape<RecordOf<F>> {
  type R = RecordOf<F>;
  const names = Object.keys(fields);
  const shapes = Object.values(fields);
  const shape: Shape<R> = {
    kind: 'record',
    check(value, path) {
      if (!isRecord(value)) return path;
      for (let i = 0; i < names.length; i++) {
        const wrong = shapes[i]!.check(value[names[i]!], '');
        if (wrong !== null) return `${path}.${names[i]!}${wrong}`;
      }
      for (const key in value) if (!Object.hasOwn(fields, key)) return `${path}.${key}`;
      return null;
    },
    copier(from, parts) {
      const name = parts.named(shape, () => {
        const pairs = names.map(
          (field, i) => `${quoted(field)}:${shapes[i]!.copier(`v${dot(field)}`, parts)}`,
        );
        return `return {${pairs.join(',')}};`;
      });
      return `${name}(${from})`;
    },
    copy(value) {
      const copied: Record<string, unknown> = {};
      names.forEach(
        (field, i) => (copied[field] = shapes[i]!.copy((value as Record<string, unknown>)[field])),
      );
      return copied as R;
    },
    tester(value, parts) {
      const name = parts.named(shape, () => {
        const tests = names.map(
          (field, i) => `w=v${dot(field)};if(!(${shapes[i]!.tester('w', parts)}))return false;`,
        );
        const only = `let n=0;for(const k in v)n++;return n===${names.length};`;
        return `if(typeof v!=='object'||v===null||Array.isArray(v))return false;let w;${tests.join('')}${only}`;
      });
      return `${name}(${value})`;
    },
    keeper(was, now, parts) {
      const name = parts.keeping(shape, () => {
        const next = names.map((field, i) => (isPlain(shapes[i]!) ? `v${dot(field)}` : `f${i}`));
        const deep = names.flatMap((field, i) =>
          isPlain(shapes[i]!)
            ? []
            : [`const f${i}=${shapes[i]!.keeper(`w${dot(field)}`, `v${dot(field)}`, parts)};`],
        );
        const isSame = names.map((field, i) => `${next[i]!}===w${dot(field)}`).join('&&') || 'true';
        const fields = names.map((field, i) => `${quoted(field)}:${next[i]!}`);
        return `${deep.join('')}return ${isSame}?w:{${fields.join(',')}};`;
      });
      return `${name}(${was},${now})`;
    },
    keep(was, now) {
      const kept: Record<string, unknown> = {};
      let isSame = true;
      names.forEach((field, i) => {
        const before = (was as Record<string, unknown>)[field];
        kept[field] = shapes[i]!.keep(before, (now as Record<string, unknown>)[field]);
        isSame &&= kept[field] === before;
      });
      return isSame ? was : (kept as R);
    },
  };
  return shape;
}

/** Any number of named entries of one shape, kept in the order of their names. */
export function dict<T>(inner: Shape<T>): Shape<Record<string, T>> {
  const shape: Shape<Record<string, T>> = {
    kind: 'dict',
    check(value, path) {
      if (!isRecord(value)) return path;
      for (const key in value) {
        const wrong = inner.check(value[key], '');
        if (wrong !== null) return `${path}.${key}${wrong}`;
      }
      return null;
    },
    copier(from, parts) {
      const name = parts.named(shape, () => {
        const item = inner.copier('v[k]', parts);
        return `const r={};for(const k of Object.keys(v).sort())r[k]=${item};return r;`;
      });
      return `${name}(${from})`;
    },
    copy(value) {
      const entries = Object.keys(value).sort();
      return Object.fromEntries(entries.map((key) => [key, inner.copy(value[key]!)]));
    },
    tester(value, parts) {
      const name = parts.named(shape, () => {
        const item = inner.tester('w', parts);
        const each = `for(const k in v){const w=v[k];if(!(${item}))return false;}return true;`;
        return `if(typeof v!=='object'||v===null||Array.isArray(v))return false;${each}`;
      });
      return `${name}(${value})`;
    },
    // The few there are hold a handful of entries: they are compared as a whole.
    keeper: (was, now) => `anything(${was},${now})`,
    keep: unlessSame,
  };
  return shape;
}

/** Plain data of any form: for the few places where no shape can be named. Copied by walking it. */
export function json<T = Json>(...plain: OnlyPlain<T>): Shape<T>;
export function json<T>(): Shape<T> {
  return {
    kind: 'json',
    check: (value, path) => (isJson(value) ? null : path),
    copier: (from) => `anything(${from})`,
    copy: copyOf,
    tester: (value) => `anything(${value})`,
    keeper: (was, now) => `anything(${was},${now})`,
    keep: unlessSame,
  };
}

const unlessSame = <T>(was: T, now: T): T => (same(was, now) ? was : copyOf(now));
/** For generated code: what was not there before is only copied. */
const keepAnything = <T>(was: T, now?: T): T => (now === undefined ? copyOf(was) : unlessSame(was, now));

function quoted(field: string): string {
  return /^[A-Za-z_]\w*$/.test(field) ? field : JSON.stringify(field);
}

function dot(field: string): string {
  return /^[A-Za-z_]\w*$/.test(field) ? `.${field}` : `[${JSON.stringify(field)}]`;
}

/** The copier of a shape: generated code where the surroundings allow it, a walk along the shape where not. */
export function copierOf<T>(shape: Shape<T>): (value: T) => T {
  const parts = new Parts();
  const expression = shape.copier('value', parts);
  return generated(...parts.around(expression, copyOf, 'copy')) ?? ((value: T) => shape.copy(value));
}

/**
 * Still pictures of something that changes: each is a copy, and whatever has not changed since the last picture of the same
 * thing is the same object in both. What is made of a part needs to be made anew only when that part is another one.
 */
export function stillOf<T extends object>(shape: Shape<T>): (live: T) => T {
  const last = new WeakMap<T, T>();
  let made: { readonly copy: (value: T) => T; readonly keep: (was: T, now: T) => T } | null = null;
  return (live) => {
    made ??= { copy: copierOf(shape), keep: keeperOf(shape) }; // Only where a picture is wanted.
    const was = last.get(live);
    const still = was === undefined ? made.copy(live) : made.keep(was, live);
    if (still !== was) last.set(live, still);
    return still;
  };
}

function keeperOf<T>(shape: Shape<T>): (was: T, now: T) => T {
  const parts = new Parts();
  const expression = shape.keeper('was', 'now', parts);
  return (
    generated(...parts.around(expression, keepAnything, 'keep', 'was,now')) ??
    ((was: T, now: T) => shape.keep(was, now))
  );
}

/** Whether a value fits a shape, made the same way. Where it does not, `check` says where. */
export function testOf(shape: Shape<unknown>): (value: unknown) => boolean {
  const parts = new Parts();
  const expression = shape.tester('value', parts);
  return (
    generated(...parts.around(expression, isJson, 'test')) ??
    ((value: unknown) => shape.check(value, '') === null)
  );
}
