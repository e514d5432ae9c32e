// Messages as they can come to be said: every branch of a choice, and a number for what is counted.

import type { Spoken } from './catalogues.ts';

interface Piece {
  readonly name: string;
  readonly kind: string | null;
  readonly branches: ReadonlyMap<string, string>;
}

/** Where the brace that opens at `from` closes. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace does not close: ${text}`);
}

function pieceOf(inside: string): Piece {
  const [, name, kind = null, rest = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*(?:,(.*))?)?$/su.exec(inside) ?? [];
  const branches = new Map<string, string>();
  for (let at = rest.indexOf('{'); at !== -1; at = rest.indexOf('{', at)) {
    const end = closing(rest, at);
    const word = rest
      .slice(0, at)
      .trim()
      .split(/[\s}]+/)
      .at(-1)!;
    branches.set(word, rest.slice(at + 1, end));
    at = end + 1;
  }
  return { name: name ?? '', kind, branches };
}

/** Every text a message can come to with this number: a choice between words brings one for each. */
export function filled(
  message: string,
  n: number,
  language: Spoken,
  counts: (name: string) => boolean,
): string[] {
  const at = message.indexOf('{');
  if (at === -1) return [message];
  const end = closing(message, at);
  const { name, kind, branches } = pieceOf(message.slice(at + 1, end));
  const rule = new Intl.PluralRules(language).select(n);
  const inner =
    kind === 'plural'
      ? [
          (branches.get(`=${n}`) ?? branches.get(rule) ?? branches.get('other') ?? '').replaceAll(
            '#',
            String(n),
          ),
        ]
      : branches.size > 0
        ? [...branches.values()]
        : [counts(name) ? String(n) : 'X'];
  const rests = filled(message.slice(end + 1), n, language, counts);
  return inner
    .flatMap((one) => filled(one, n, language, counts))
    .flatMap((one) => rests.map((rest) => message.slice(0, at) + one + rest))
    .slice(0, 64);
}
