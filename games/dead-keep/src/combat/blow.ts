// DK-CMB-01: a Combat Action under way, as plain data, and the Skills that work in it.

import { EQUIPMENT } from '../cards/box.ts';
import type { Line } from '../cards/equipment.ts';
import type { Attack, EnemyKind } from '../cards/ids.ts';
import { isNamed } from '../cards/enemy-words.ts';
import type { SkillKey } from '../cards/skill.ts';
import type { Aim, AttackChoice } from '../choices.ts';
import { bossIsIn, packsIn } from '../enemies/packs.ts';
import type { ZoneNo } from '../map/types.ts';
import { has, sourcesOf, type Source } from '../skills.ts';
import type { Board, CardNo, Who } from '../state.ts';
import { inMist } from '../where.ts';

/** What kind of Combat Action it is, beside its type. */
export type How = 'action' | 'bloodlust' | 'reaction';

export interface Blow {
  readonly who: Who;
  readonly card: CardNo;
  readonly line: number;
  readonly zone: ZoneNo;
  readonly at: Aim;
  readonly how: How;
  /** DK-CLASS-CRUSHER-01, DK-CLASS-MAGICIAN-01: dice bought by the Class Ability; null: it was not used. */
  readonly crush: number | null;
  /** Mana Skills used for this Action. */
  readonly boosts: readonly Source[];
  /** DK-SKILL-BARBARIAN and its like: as many dice as Enemies. */
  readonly substitute: boolean;
  /** DK-SKILL-ESCALATION: dice for Actions of the kind before this one. */
  readonly escalated: number;
}

export const weaponOf = (card: CardNo) => EQUIPMENT[card]!.weapon;
export const attackOf = ({ card }: Pick<Blow, 'card'>): Attack => weaponOf(card)!.attack;
export const lineOf = ({ card, line }: Pick<Blow, 'card' | 'line'>): Line => weaponOf(card)!.lines[line]!;

/** The kinds of Enemies in a Zone, the active Boss's among them. */
export function kindsIn(board: Board, zone: ZoneNo): EnemyKind[] {
  const kinds = packsIn(board, zone).map(({ kind }) => kind);
  return bossIsIn(board, zone) ? [...kinds, board.boss.kind] : kinds;
}

/** DK-TRAIT-01, -03: the Adventurer's Skills, and those the weapon lends to this Action. */
export function actionSources(
  board: Board,
  { who, card, zone }: Pick<Blow, 'who' | 'card' | 'zone'>,
): Source[] {
  const sources = sourcesOf(board, who);
  const { use, vs } = EQUIPMENT[card]!;
  for (const key of use) sources.push({ key, card, n: 0 });
  if (vs !== null && kindsIn(board, zone).some((kind) => isNamed(kind, vs.enemy)))
    sources.push({ key: vs.skill, card, n: 0 });
  return sources;
}

export const lends = (sources: readonly Source[], key: SkillKey): boolean =>
  sources.some((one) => one.key === key);

/** DK-WPN-06, DK-SKILL-MIST-AFF: the Mana a line costs. */
export function lineCost(board: Board, who: Who, card: CardNo, line: Line): number {
  if (line.mana === 0) return 0;
  const { deck } = EQUIPMENT[card]!;
  const necromantic = deck === 'necromantic' || deck === 'artifact';
  return necromantic && inMist(board, who) && has(board, who, 'mistAffinity') ? 0 : line.mana;
}

/** The kind that is aimed at, where it is a single Monster or the Boss. */
export function aimedKind(board: Board, at: Aim): EnemyKind | null {
  if (at === 'undead') return null;
  return at === 'boss' ? board.boss.kind : board.packs[at]!.kind;
}

export const declared = (who: Who, choice: AttackChoice, how: How): Blow => ({
  who,
  card: choice.card,
  line: choice.line,
  zone: choice.zone,
  at: choice.at,
  how,
  crush: null,
  boosts: [],
  substitute: false,
  escalated: 0,
});
