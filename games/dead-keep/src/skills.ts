// DK-SKILL, DK-TRAIT: which Skills an Adventurer has just now, and from which source each of them comes.

import { EQUIPMENT } from './cards/box.ts';
import type { Attack } from './cards/ids.ts';
import type { AttackSkill, Skill, SkillKey } from './cards/skill.ts';
import { skillNo, skillOf, SKILLS } from './cards/skills.ts';
import { MOST_ADVENTURERS } from './options.ts';
import type { Adventurer, Board, CardNo, Who } from './state.ts';

export const skillBy = (key: SkillKey): Skill => skillOf(skillNo(key));

/** One instance of a Skill: the Adventurer's own, or lent by a card (DK-RULING-129). */
export interface Source {
  readonly key: SkillKey;
  readonly card: CardNo | null;
  /** Which of several own instances. */
  readonly n: number;
}

export const theAdventurer = (board: Board, who: Who): Adventurer => board.party[who]!;

/** DK-SKILL-SPELLBOOK, DK-RULING-157: a Magic weapon in the Backpack counts as in Hand. */
const isSpell = (card: CardNo): boolean => EQUIPMENT[card]!.weapon?.attack === 'magic';

/** DK-INV-03…06: the cards that work where they lie. */
export function activeCards(a: Adventurer): readonly CardNo[] {
  if (a.body === null && a.talismans.length === 0 && a.pack.length === 0) return a.hands;
  const cards = a.body === null ? [...a.hands, ...a.talismans] : [...a.hands, a.body, ...a.talismans];
  const spellbook = a.pack.some(isSpell) && knowsSpellbook(a, cards);
  for (const card of a.pack)
    if (EQUIPMENT[card]!.slot === 'backpack' || (spellbook && isSpell(card))) cards.push(card);
  return cards;
}

function knowsSpellbook(a: Adventurer, cards: readonly CardNo[]): boolean {
  return a.skills.includes('spellbook') || cards.some((card) => EQUIPMENT[card]!.eq.includes('spellbook'));
}

/** Every Skill the Adventurer has, own ones first (DK-TRAIT-02). */
export function sourcesOf(board: Board, who: Who): Source[] {
  const a = theAdventurer(board, who);
  const sources: Source[] = [];
  for (const key of a.skills) sources.push({ key, card: null, n: countOf(sources, key) });
  for (const card of activeCards(a)) for (const key of EQUIPMENT[card]!.eq) sources.push({ key, card, n: 0 });
  if (a.ward) sources.push({ key: 'ironHide', card: null, n: 0 });
  return sources;
}

/** Sources of one Skill: asked for often, so nothing else is listed. */
export function sourcesFor(board: Board, who: Who, key: SkillKey): Source[] {
  const a = theAdventurer(board, who);
  const found: Source[] = [];
  for (const own of a.skills) if (own === key) found.push({ key, card: null, n: found.length });
  if (carriesLender(a, key))
    for (const card of activeCards(a)) if (isLent(card, key)) found.push({ key, card, n: 0 });
  if (a.ward && key === 'ironHide') found.push({ key, card: null, n: 0 });
  return found;
}

/** How many sources of a Skill there are: the same without listing them. */
export function sourceCount(board: Board, who: Who, key: SkillKey): number {
  const a = theAdventurer(board, who);
  let n = a.ward && key === 'ironHide' ? 1 : 0;
  for (const own of a.skills) if (own === key) n++;
  if (carriesLender(a, key)) for (const card of activeCards(a)) if (isLent(card, key)) n++;
  return n;
}

/** By card, whether it lends any Skill at all: few do. */
const LENDS = Uint8Array.from(EQUIPMENT, ({ eq }) => (eq.length > 0 ? 1 : 0));

/** Whether the card lends the Skill where it works. */
function isLent(card: CardNo, key: SkillKey): boolean {
  if (LENDS[card] === 0) return false;
  const { eq } = EQUIPMENT[card]!;
  for (let at = 0; at < eq.length; at++) if (eq[at] === key) return true;
  return false;
}

function someLend(cards: readonly CardNo[], key: SkillKey): boolean {
  for (let at = 0; at < cards.length; at++) if (isLent(cards[at]!, key)) return true;
  return false;
}

/** Whether any card lends the Skill, working or not: before the working ones are listed. */
const carriesLender = ({ hands, body, talismans, pack }: Adventurer, key: SkillKey): boolean =>
  someLend(hands, key) ||
  (body !== null && isLent(body, key)) ||
  someLend(talismans, key) ||
  someLend(pack, key);

/**
 * Groups of Skills that are asked for together, as bits of one number, so at most 31: by Skill, and by card that lends one,
 * which groups it is of.
 */
const groupsOfKey = new Map<SkillKey, number>();
const groupsOfCard = new Int32Array(EQUIPMENT.length);
let groups = 0;

/** A new group: its bit. */
export function skillGroup(keys: readonly SkillKey[]): number {
  const group = 1 << groups++;
  for (const key of keys) groupsOfKey.set(key, (groupsOfKey.get(key) ?? 0) | group);
  EQUIPMENT.forEach(({ eq }, card) => {
    if (eq.some((key) => keys.includes(key))) groupsOfCard[card]! |= group;
  });
  return group;
}

/**
 * The groups an Adventurer may have a Skill of, own or lent by a card that works or not: after one look at what somebody
 * has, most Skills need not be asked for one by one.
 */
export function groupsOf({ skills, hands, body, talismans, pack }: Adventurer): number {
  let found = body === null ? 0 : groupsOfCard[body]!;
  for (let at = 0; at < skills.length; at++) found |= groupsOfKey.get(skills[at]!) ?? 0;
  for (let at = 0; at < hands.length; at++) found |= groupsOfCard[hands[at]!]!;
  for (let at = 0; at < talismans.length; at++) found |= groupsOfCard[talismans[at]!]!;
  for (let at = 0; at < pack.length; at++) found |= groupsOfCard[pack[at]!]!;
  return found;
}

/** Whether it is among the Adventurer's own Skills. */
function isOwn({ skills }: Adventurer, key: SkillKey): boolean {
  for (let at = 0; at < skills.length; at++) if (skills[at] === key) return true;
  return false;
}

export function has(board: Board, who: Who, key: SkillKey): boolean {
  const a = theAdventurer(board, who);
  if (isOwn(a, key) || (key === 'ironHide' && a.ward)) return true;
  return carriesLender(a, key) && someLend(activeCards(a), key);
}

export function countOf(sources: readonly Source[], key: SkillKey): number {
  let n = 0;
  for (const one of sources) if (one.key === key) n++;
  return n;
}

/** Skills of the bracket [A] that speak of this type of attack: its own and those of Combat (DK-RULING-127). */
export const forAttack = (sources: readonly Source[], skill: AttackSkill, attack: Attack): Source[] =>
  sources.filter(({ key }) => {
    const one = skillBy(key);
    return one.skill === skill && (one.of === attack || one.of === 'combat');
  });

/** What the use of an own Skill is called, by Adventurer: put together once, since a Turn asks for it again and again. */
const OWN_USES = Array.from(
  { length: MOST_ADVENTURERS },
  (_, who) => new Map(SKILLS.map(({ key }) => [key, `${who}/${key}`])),
);

/** DK-RULING-129: a use stays with the card that lends the Skill, or with the Adventurer whose own it is. */
export function useKey(who: Who, { key, card, n }: Source): string {
  if (card !== null) return `c${card}/${key}`;
  return n === 0 ? OWN_USES[who]!.get(key)! : `${who}/${key}/${n}`;
}

export const isFresh = (board: Board, use: string): boolean => !board.turn.used.includes(use);

export function markUsed(board: Board, use: string): void {
  board.turn.used.push(use);
}

/** Of most own Skills there is one instance. */
const FIRST_SOURCES = new Map(SKILLS.map(({ key }): [SkillKey, Source] => [key, { key, card: null, n: 0 }]));
const ownSource = (key: SkillKey, n: number): Source =>
  n === 0 ? FIRST_SOURCES.get(key)! : { key, card: null, n };

/** The first source of a Skill that has a use left in this Turn, or null. */
export function freshSource(board: Board, who: Who, key: SkillKey): Source | null {
  const a = theAdventurer(board, who);
  let n = 0;
  for (const own of a.skills) {
    if (own !== key) continue;
    const one = ownSource(key, n++);
    if (isFresh(board, useKey(who, one))) return one;
  }
  if (!carriesLender(a, key)) return null;
  for (const one of sourcesFor(board, who, key))
    if (one.card !== null && isFresh(board, useKey(who, one))) return one;
  return null;
}

/** Whether a Skill has a use left in this Turn. */
export function isReady(board: Board, who: Who, key: SkillKey): boolean {
  return board.turn.used.length === 0 ? has(board, who, key) : freshSource(board, who, key) !== null;
}

/** Use a Skill that is limited to once per Turn and source. */
export function spend(board: Board, who: Who, source: Source): void {
  markUsed(board, useKey(who, source));
}
