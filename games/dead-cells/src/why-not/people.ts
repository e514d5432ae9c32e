// DC-RNG, DC-ACT, DC-PASS: why a Beheaded or an Enemy cannot be chosen now.
import { refuse, type QuestionView, type Refusal } from '@gravetable/kernel';
import type { EnemyView, HeroView, View } from '../view/seen.ts';

/** Questions that name a Beheaded, by what befalls it. */
const SUFFERS = new Set([
  'victim',
  'strayVictim',
  'stateReceiver',
  'assignDamage',
  'assignToken',
  'startDamage',
]);
const HEALS = new Set(['vialReceiver', 'heal', 'drink', 'usePotion']);
const RECEIVES = new Set([...HEALS, 'ally', 'scrollReceiver', 'equipmentReceiver', 'startReceiver']);
/** Questions that name an Enemy. */
const AIMS = new Set(['target', 'secondTarget', 'redrawEnemy']);

/** The question names Beheaded, but not this one. */
function notThisOne(hero: HeroView, { kind, rule }: QuestionView): Refusal {
  const data = { beheaded: hero.who };
  if (SUFFERS.has(kind)) return refuse('BEHEADED_SPARED', kind === 'assignToken' ? rule : 'DC-ACT-04', data);
  if (HEALS.has(kind) && hero.damage === 0) return refuse('BEHEADED_UNHURT', 'DC-ICON-08', data);
  if (kind === 'equipmentReceiver' && hero.who === 'serenade')
    return refuse('SERENADE_UNARMED', 'DC-SOLO-15', data);
  return kind === 'ally'
    ? refuse('BEHEADED_OUT_OF_REACH', 'DC-RNG-01', data)
    : refuse('BEHEADED_NOT_MEANT', rule, data);
}

/** A Beheaded, by its place in the Group. */
export function ofBeheaded({ heroes, combat, run }: View, asked: QuestionView, id: string): Refusal | null {
  const no = Number(id);
  const hero = heroes[no];
  if (hero === undefined) return null;
  const { kind, rule } = asked;
  const data = { beheaded: hero.who };
  if (hero.dead) return refuse('BEHEADED_DEAD', 'DC-RULING-50', data);
  if (combat !== null && combat.passer === no && (SUFFERS.has(kind) || RECEIVES.has(kind)))
    return refuse('BEHEADED_PASSES', 'DC-PASS-05', data);
  if (SUFFERS.has(kind) || RECEIVES.has(kind)) return notThisOne(hero, asked);
  if (AIMS.has(kind)) return refuse('ENEMY_MEANT', 'DC-RNG-01', data);
  if (kind === 'choosePath') return refuse('GROUP_TOGETHER', 'DC-EXP-03', data);
  if (kind === 'playCard') return refuse('BEHEADED_PLANS', 'DC-CMB-12', data);
  return run.phase === 'explore' && combat === null
    ? refuse('BEHEADED_AT_EASE', rule, data)
    : refuse('BEHEADED_NOT_ASKED', rule, data);
}

function ofFoe({ name, kind }: EnemyView, { biome, combat }: View, asked: QuestionView): Refusal {
  const data = { foe: { id: name } };
  if (asked.kind === 'redrawEnemy')
    return kind === 'monster'
      ? refuse('FOE_STAYS', asked.rule, data)
      : refuse('FOE_NO_MONSTER', 'DC-GEN-08', data);
  if (asked.kind === 'secondTarget') return refuse('SECOND_ELSEWHERE', 'DC-RNG-01', data);
  if (SUFFERS.has(asked.kind)) return refuse('BEHEADED_MEANT', 'DC-ACT-02', data);
  if (RECEIVES.has(asked.kind)) return refuse('BEHEADED_GETS', asked.rule, data);
  if (asked.kind === 'choosePasser') return refuse('FOE_AFTER_PASSER', 'DC-PASS-01', data);
  if (combat?.revealed === true) return refuse('FOE_BY_ACTION', 'DC-RNG-02', data);
  return biome?.silent === true
    ? refuse('FOE_SILENCED', 'DC-B6-01', data)
    : refuse('FOE_AFTER_REVEAL', 'DC-CMB-14', data);
}

/** An Enemy by its space, or what hangs over one: `right1`, `shuriken.right1`, `banner.2`. */
export function ofEnemy(view: View, asked: QuestionView, id: string): Refusal | null {
  const { combat } = view;
  if (combat === null) return null;
  if (id.includes('.'))
    return combat.revealed
      ? refuse('HUNG_BY_ACTION', 'DC-RULING-113', {})
      : refuse('HUNG_AFTER_REVEAL', 'DC-RULING-113', {});
  const enemy = combat.enemies.find(({ space }) => space === id);
  return enemy === undefined ? null : ofFoe(enemy, view, asked);
}

/** An Enemy of whom only the tale is left: it fell, or closed up to another space. */
export const ofFallen = (): Refusal => refuse('FOE_GONE', 'DC-KILL-03', {});
