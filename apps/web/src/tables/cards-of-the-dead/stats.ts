/** What a card's foot shows: read from the same record the rules play with. */

import type { IconName } from '../../art/index.ts';
import type { Card, Effect } from './facts.ts';
import type { OwnId } from './words/index.ts';

export interface Stat {
  readonly icon: IconName;
  readonly label: OwnId;
  readonly value: string;
  readonly tone: 'plain' | 'danger' | 'good';
}

export interface Additions {
  /** What Threats add to Zombie Damage. */
  readonly zombieDamage: number;
  readonly antiviral: number;
}

export const NO_ADDITIONS: Additions = { zombieDamage: 0, antiviral: 0 };

const signed = (n: number | 'max', more = 0): string => {
  if (n === 'max') return 'max';
  return n > 0 ? `+${n + more}` : `−${-n}`;
};

const tone = (n: number | 'max'): Stat['tone'] => (n === 'max' || n > 0 ? 'good' : 'danger');
const plain = (icon: IconName, label: OwnId, n: number): Stat => ({
  icon,
  label,
  value: String(n),
  tone: 'plain',
});
const danger = (icon: IconName, label: OwnId, n: number): Stat => ({
  ...plain(icon, label, n),
  tone: 'danger',
});

function statOf(effect: Effect, card: Card, adds: Additions): readonly Stat[] {
  switch (effect.op) {
    case 'zombieDamage':
      return [danger('claw-slashes', 'stat.zombieDamage', effect.n + adds.zombieDamage)];
    case 'melee':
    case 'range':
      return [plain('broadsword', 'stat.damage', effect.n)];
    case 'paralyze':
      return [plain('web-spit', 'stat.paralyze', effect.n)];
    case 'explode':
      return [danger('bright-explosion', 'stat.explode', effect.n)];
    case 'noise':
      return [danger('megaphone', 'stat.noise', effect.n)];
    case 'vitality':
      return [{ icon: 'hearts', label: 'vitality', value: signed(effect.n), tone: tone(effect.n) }];
    case 'immunity': {
      const more = card.id === 'antiviral' ? adds.antiviral : 0;
      return [{ icon: 'dna1', label: 'immunity', value: signed(effect.n, more), tone: tone(effect.n) }];
    }
    case 'unlock':
      return [plain('toolbox', 'stat.unlock', 1)];
    case 'search':
      return [plain('card-pickup', 'stat.draw', effect.n)];
    case 'scout':
    case 'peek':
      return [plain('semi-closed-eye', 'stat.look', effect.n)];
    case 'wear':
      return [plain('shield', 'stat.defence', effect.n)];
    case 'agent':
      return effect.damage === 'melee'
        ? [plain('broadsword', 'stat.damage', effect.n)]
        : effect.damage === 'explosive'
          ? [danger('bright-explosion', 'stat.explode', effect.n)]
          : [plain('web-spit', 'stat.paralyze', effect.n)];
    case 'ammunition':
      return typeof card.uses === 'number' ? [plain('bullets', 'stat.ammo', card.uses)] : [];
    case 'chooseOne':
      return effect.options.slice(0, 2).flatMap((option) => option.flatMap((one) => statOf(one, card, adds)));
    default:
      return [];
  }
}

/** Pills in reading order: what it withstands, what it does, how often. The first of a kind is shown. */
export function statsOf(card: Card, adds: Additions = NO_ADDITIONS, hitPoints = card.hp): readonly Stat[] {
  const { each, timed, instant, use, useTarget, attack, load, destroyed } = card.on;
  const effects = [each, timed, destroyed, attack, load, use, useTarget, instant].flatMap(
    (list) => list ?? [],
  );
  const stats: Stat[] = hitPoints === null ? [] : [plain('hearts', 'stat.hp', hitPoints)];
  if (card.tools) stats.push({ icon: 'toolbox', label: 'stat.tools', value: '', tone: 'good' });
  for (const effect of effects) stats.push(...statOf(effect, card, adds));
  if (card.on.attack !== null && typeof card.uses === 'number')
    stats.push(plain('cycle', 'stat.uses', card.uses));
  const seen = new Set<string>();
  return stats.filter(({ icon, value }) => !seen.has(icon + value) && seen.add(icon + value));
}
