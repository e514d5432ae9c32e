// DK-CMB, DK-RULING-62, -64, -65: dice, results, Penetration and Wounds per hit. Asked for, never stored.

import type { EnemyKind } from '../cards/ids.ts';
import { isNamed } from '../cards/enemy-words.ts';
import { questOf } from '../cards/quests/index.ts';
import { EQUIPMENT } from '../cards/box.ts';
import { skillBy } from '../skills.ts';
import type { SkillKey } from '../cards/skill.ts';
import { enemiesIn } from '../enemies/packs.ts';
import { countOf, forAttack } from '../skills.ts';
import type { Board } from '../state.ts';
import { streakOf } from '../streaks.ts';
import { inMist } from '../where.ts';
import { actionSources, aimedKind, attackOf, lends, lineOf, type Blow } from './blow.ts';

const boostsOf = (blow: Blow, skill: string): number =>
  blow.boosts.reduce((sum, { key }) => (skillBy(key).skill === skill ? sum + 1 : sum), 0);

const ESCALATION = {
  melee: 'escalation.melee',
  ranged: 'escalation.ranged',
  magic: 'escalation.magic',
} as const;

/** DK-SKILL-ESCALATION: dice for the Actions of the kind that came before. */
export function escalatedDice(board: Board, blow: Blow): number {
  const sources = actionSources(board, blow);
  const attack = attackOf(blow);
  return (
    countOf(sources, ESCALATION[attack]) * streakOf(board, blow.who, attack) +
    countOf(sources, 'escalation.combat') * streakOf(board, blow.who, 'combat')
  );
}

/** Q10: weapons with the Skill roll more dice when such an Enemy is the target. */
function fireDice(board: Board, blow: Blow): number {
  const fire = questOf(board.quest).rules.find((rule) => rule.rule === 'fire');
  const kind = aimedKind(board, blow.at);
  if (fire === undefined || kind === null || !isNamed(kind, fire.enemy)) return 0;
  return EQUIPMENT[blow.card]!.use.includes(fire.skill) ? fire.dice : 0;
}

const MANA_DICE = 2;
const BLOODLUST_DICE = 2;

/** DK-RULING-65: the weapon's Dice or the number of Enemies, and all additions; at least 1. */
export function diceOf(board: Board, blow: Blow): number {
  const sources = actionSources(board, blow);
  const base = blow.substitute ? enemiesIn(board, blow.zone) : lineOf(blow).dice;
  const bloodlust = blow.how === 'bloodlust' ? BLOODLUST_DICE * countOf(sources, 'bloodlustDice') : 0;
  const added =
    forAttack(sources, 'die1', attackOf(blow)).length +
    MANA_DICE * boostsOf(blow, 'manaDice') +
    (blow.crush ?? 0) +
    blow.escalated +
    bloodlust +
    fireDice(board, blow);
  return Math.max(1, base + added);
}

/** DK-SKILL-ROLL1, -CRUSH-ROLL, -DUO-ROLL: what is added to every die. */
export function bonusOf(board: Board, blow: Blow): number {
  const sources = actionSources(board, blow);
  const attack = attackOf(blow);
  const melee = attack === 'melee';
  return (
    forAttack(sources, 'roll1', attack).length +
    (melee && blow.crush !== null ? countOf(sources, 'crushRoll') : 0) +
    (melee && blow.how === 'reaction' ? countOf(sources, 'duoRoll') : 0)
  );
}

const SIX = 6;

/** DK-GEN-10, DK-RULING-62: a natural 1 stays a 1; nothing goes beyond 6. */
const valueOf = (face: number, bonus: number): number => (face === 1 ? 1 : Math.min(SIX, face + bonus));

export const isHit = (face: number, bonus: number, accuracy: number): boolean =>
  face !== 1 && valueOf(face, bonus) >= accuracy;

export interface Count {
  readonly hits: number;
  readonly misses: number;
  readonly sixes: number;
}

/** What the dice say; dice turned by Mana are successes, but no sixes (DK-RULING-126). */
export function countDice(board: Board, blow: Blow, faces: readonly number[], turned: number): Count {
  const bonus = bonusOf(board, blow);
  const { accuracy } = lineOf(blow);
  const hits = faces.filter((face) => isHit(face, bonus, accuracy)).length;
  const sixes = faces.filter((face) => valueOf(face, bonus) === SIX).length;
  return { hits: hits + turned, misses: faces.length - hits - turned, sixes };
}

/** DK-SKILL-M-PEN, -MIST-PEN, -BL-PEN, -R6-PEN. */
export function penOf(board: Board, blow: Blow, sixes: number): number {
  const sources = actionSources(board, blow);
  return (
    lineOf(blow).pen +
    boostsOf(blow, 'manaPen') +
    (inMist(board, blow.who) ? countOf(sources, 'mistPen') : 0) +
    (blow.how === 'bloodlust' ? countOf(sources, 'bloodlustPen') : 0) +
    (forAttack(sources, 'sixPen', attackOf(blow)).length > 0 ? sixes : 0)
  );
}

/** DK-SKILL-M-IGNORE, DK-SKILL-R6-IGNORE. */
export const ignoresArmor = (board: Board, blow: Blow, sixes: number): boolean =>
  boostsOf(blow, 'manaIgnore') > 0 || (sixes > 0 && lends(actionSources(board, blow), 'sixIgnore'));

/** DK-CMB-05, DK-WPN-11. */
export const canWound = (board: Board, blow: Blow, sixes: number, armor: number): boolean =>
  ignoresArmor(board, blow, sixes) || penOf(board, blow, sixes) >= armor;

const KILLER_WOUNDS = 5;

/** DK-RULING-64: the highest of what each hit inflicts; against an Adventurer (null) Killer is left out (DK-RULING-112). */
export function woundsPerHit(board: Board, blow: Blow, sixes: number, kind: EnemyKind | null): number {
  const sources = actionSources(board, blow);
  const attack = attackOf(blow);
  const kills = ({ key }: { key: SkillKey }): boolean => {
    const { skill, of } = skillBy(key);
    return skill === 'killer' && isNamed(kind!, of as never);
  };
  if (kind !== null && sources.some(kills)) return KILLER_WOUNDS;
  const two =
    forAttack(sources, 'wounds2', attack).length > 0 ||
    boostsOf(blow, 'manaWounds') > 0 ||
    (sixes > 0 && forAttack(sources, 'sixWounds', attack).length > 0);
  return two ? 2 : 1;
}
