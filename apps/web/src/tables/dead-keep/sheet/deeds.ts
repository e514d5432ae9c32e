/** The deeds of a Turn by kind, as the dashboard lists them. */

import type { QuestionView } from '@gravetable/kernel';
import { nth } from '../../../nth.ts';
import { cardOf, type Facts } from '../facts.ts';
import type { OwnWords } from '../words/index.ts';

export const DEEDS = [
  'walk',
  'shoot',
  'strike',
  'door',
  'search',
  'gather',
  'take',
  'trade',
  'reorganize',
  'cast',
  'skill',
] as const;
export type Deed = (typeof DEEDS)[number];

const BY_WORD: Readonly<Record<string, Deed>> = {
  move: 'walk',
  sprint: 'walk',
  jump: 'walk',
  teleport: 'walk',
  door: 'door',
  gather: 'gather',
  search: 'search',
  take: 'take',
  trade: 'trade',
  reorganize: 'reorganize',
  enchant: 'cast',
  gainMana: 'skill',
  bloodlust: 'skill',
  shove: 'skill',
  taunt: 'skill',
  lead: 'skill',
};

type Option = QuestionView['options'][number];

interface Offered {
  readonly value: QuestionView['options'][number]['value'];
  readonly touches: readonly string[];
}

/** The word an answer to a Turn's question is told by. */
export function deedWord({ value }: Pick<Offered, 'value'>): string | null {
  const word = typeof value === 'object' && value !== null && 'do' in value ? value['do'] : null;
  return typeof word === 'string' ? word : null;
}

/** The kind of deed an answer is; null for what ends the Turn. */
export function deedOf({ value, touches }: Offered, facts: Facts): Deed | null {
  const word = deedWord({ value });
  if (word === 'attack') {
    const card = touches.find((piece) => piece.startsWith('card:'))?.slice('card:'.length);
    return card !== undefined && cardOf(facts, card).weapon?.attack === 'melee' ? 'strike' : 'shoot';
  }
  return word === null ? null : (BY_WORD[word] ?? null);
}

const SKILLS = ['gainMana', 'bloodlust', 'shove', 'taunt', 'lead'] as const;

/** Skills by their name, where only one of them is offered. */
export function deedName(deed: Deed, offered: readonly Offered[], { s }: OwnWords): string {
  const words = new Set(offered.map(deedWord));
  const skill = SKILLS.find((one) => words.has(one));
  return deed === 'skill' && words.size === 1 && skill !== undefined
    ? s(`skill.${skill}`)
    : s(`deed.${deed}`);
}

/** Each in few words; those that would be called alike also name the weapon, or say all they are. */
export function deedNames(
  options: readonly Option[],
  here: string | null,
  facts: Facts,
  own: OwnWords,
): readonly (string | null)[] {
  const isOnly = (name: string | null, at: number, names: readonly (string | null)[]): boolean =>
    name === null || names.every((other, no) => no === at || other !== name);
  const short = options.map((option) => deedShort(option, here, facts, own));
  const armed = short.map((name, at) => {
    const card = nth(options, at).touches.find((piece) => piece.startsWith('card:'));
    if (name === null || card === undefined || isOnly(name, at, short)) return name;
    return own.words.labelled(name, own.called(card.slice('card:'.length)));
  });
  return armed.map((name, at, all) => (isOnly(name, at, all) ? name : null));
}

/** In few words, where an answer stands in the bar: which door, what is done where; null where its own are short. */
function deedShort(option: Option, here: string | null, facts: Facts, own: OwnWords): string | null {
  const deed = deedOf(option, facts);
  if (deed === null) return null;
  if (deed === 'door') {
    const ways = nth(option.touches, 0).slice('door:'.length).split('|');
    return own.s('open-door', { code: ways.find((zone) => zone !== here) ?? '' });
  }
  if (deed !== 'skill') return own.s(`deed.${deed}`);
  const code = option.said.args?.['code'];
  return typeof code === 'string' ? own.words.labelled(deedName(deed, [option], own), code) : null;
}

/** Questions that are answered by deeds. */
export const DEED_KINDS: ReadonlySet<string> = new Set(['turn', 'gift', 'bloodlust', 'reflexes']);
