/** A replay or a set-up as a link: everything is in the fragment, nothing is sent anywhere. */

import {
  isRefusal,
  optionsOf,
  RECORD_LIMITS,
  type Game,
  type GameRecord,
  type Json,
  type Options,
  type OptionSpec,
} from '@gravetable/kernel';
import { under } from './nth.ts';

const LONGEST = 16_000;
export const LONGEST_SEED = 80;

export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A code longer than ours is refused: a few of its letters can unpack to anything. */
export async function unpacked(code: string): Promise<string> {
  if (code.length > LONGEST) throw new Error('too long for a link');
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return bounded(stream);
}

/** What is unpacked, as far as a game can be: a bomb is not unpacked to its end. */
async function bounded(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > RECORD_LIMITS.file) {
      await reader.cancel();
      throw new Error('too long for a game');
    }
  }
}

function base(): string {
  return `${location.origin}${location.pathname}`;
}

/** A link that opens the replay, or null when the game is too long for one. */
export async function shareLink(record: GameRecord): Promise<string | null> {
  const code = await packed(JSON.stringify(record));
  return code.length > LONGEST ? null : `${base()}#/replay/link/${code}`;
}

export interface SharedSetup {
  readonly seed: string;
  readonly seats: number;
  /** What the game is set to, every setting of it: a deal hangs on all of them. */
  readonly options: Options;
}

/** Of a game, what a link can be held against. */
type Offer = Pick<Game, 'seats' | 'options'>;

const NOTHING = '-';
const USUAL = 'usual';

function spelt(value: Options[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map((one) => one ?? NOTHING).join(',') : String(value);
}

function read(spec: OptionSpec, text: string): Json {
  switch (spec.kind) {
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : text;
    case 'number':
      return /^\d+$/.test(text) ? Number(text) : text;
    case 'choice':
      return text;
    case 'some':
      return text === '' ? [] : text.split(',');
    case 'perSeat':
      return text.split(',').map((one) => (one === NOTHING ? null : one));
  }
}

/** A link that opens the set-up of the same deal. What is set as usual is left out. */
export function setupLink(game: string, offer: Offer, { seed, seats, options }: SharedSetup): string {
  const usual = optionsOf(offer, { seats }) as Options;
  const set = offer.options
    .map(({ id }) => [id, spelt(options[id] ?? under(usual, id))] as const)
    .filter(([id, text]) => text !== spelt(under(usual, id)))
    .map(([id, text]) => `${id}=${text}`);
  return `${base()}#/new/${game}/${encodeURIComponent(seed)}/${seats}/${set.join('&') || USUAL}`;
}

/** The set-up a link asks for, or what this game does not offer: a setting, or `seats` or `seed`. */
export function readSetup(
  offer: Offer,
  link: { readonly seed: string; readonly seats: string; readonly options?: string | undefined },
): SharedSetup | { readonly unknown: string } {
  const seed = decoded(link.seed).trim();
  if (seed === '' || seed.length > LONGEST_SEED) return { unknown: 'seed' };
  if (!/^\d+$/.test(link.seats)) return { unknown: 'seats' };
  const asked = decoded(link.options ?? USUAL);
  const given: Record<string, Json> = {};
  for (const part of asked === USUAL ? [] : asked.split('&')) {
    const [id = '', text = ''] = part.split('=', 2);
    const spec = offer.options.find((one) => one.id === id);
    if (spec === undefined) return { unknown: id };
    given[id] = read(spec, text);
  }
  const seats = Number(link.seats);
  // What goes together is for the rules to say, whoever asks.
  const options = optionsOf({ seats: offer.seats, options: offer.options }, { seats, options: given });
  if (!isRefusal(options)) return { seed, seats, options };
  const where = options.data['where'] as string;
  return { unknown: where.startsWith('seats') ? 'seats' : where };
}

/** A link may have been cut in the middle of a letter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
