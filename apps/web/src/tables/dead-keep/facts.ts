/** The printed facts of the game, how the table names their types, and what can be read off a view. */

import type {
  DeadKeepAttackAhead,
  DeadKeepDividedAhead,
  DeadKeepDoorAhead,
  DeadKeepEvent,
  DeadKeepFacts,
  DeadKeepForecast,
  DeadKeepInSight,
  DeadKeepReached,
  DeadKeepView,
} from '@gravetable/catalog';
import { useTable } from '../../table/context.tsx';
import { nth, under } from '../../nth.ts';

export type View = DeadKeepView;
export type TableEvent = DeadKeepEvent;
export type Facts = DeadKeepFacts;
export type EnemyPhase = DeadKeepForecast;
export type AttackAhead = DeadKeepAttackAhead;
export type DividedAhead = DeadKeepDividedAhead;
export type DoorAhead = DeadKeepDoorAhead;
export type InSight = DeadKeepInSight;
export type Reached = DeadKeepReached;
export type AdventurerView = View['party'][number];
export type PackView = View['packs'][number];
export type Danger = View['danger'];
export type Equipment = Facts['equipment'][number];
export type Plan = NonNullable<Facts['maps'][string]>;
export type Zone = Plan['zones'][number];
export type Edge = Plan['edges'][number];
export type Cell = readonly [x: number, y: number];

/** The printed facts, as the worker sent them. */
export function useFacts(): Facts {
  return useTable((table) => table.info.facts) as Facts;
}

export const planOf = ({ maps }: Facts, { quest }: View): Plan => under(maps, quest);
export const questOf = ({ quests }: Facts, { quest }: View): Facts['quests'][number] =>
  nth(
    quests,
    quests.findIndex(({ id }) => id === quest),
  );

/** Danger Levels from 1. */
export const LEVELS: Readonly<Record<Danger, number>> = { blue: 1, yellow: 2, orange: 3, red: 4 };

/** The end of the Danger Bar, and where its levels begin, as printed. */
export const DANGER_ENDS: readonly (readonly [Danger, from: number])[] = [
  ['blue', 0],
  ['yellow', 7],
  ['orange', 19],
  ['red', 43],
];

export const isKo = ({ wounds, health }: AdventurerView): boolean => wounds >= health;
export const leftOf = ({ wounds, health }: AdventurerView): number => Math.max(0, health - wounds);

/** Cards are told by their code. */
const found = new WeakMap<Facts, ReadonlyMap<string, Equipment>>();
export function cardOf(facts: Facts, code: string): Equipment {
  let all = found.get(facts);
  if (all === undefined) {
    all = new Map(facts.equipment.map((card) => [card.code, card]));
    found.set(facts, all);
  }
  const card = all.get(code);
  if (card === undefined) throw new Error(`no card ${code}`);
  return card;
}

/** What is read of them beside the Skills they have learnt: cards that work where they lie. */
const worn = ({ hands, body, talismans }: AdventurerView): readonly string[] => [
  ...hands,
  ...(body === null ? [] : [body]),
  ...talismans,
];

/** Every Skill they have, by themselves and by what they wear. */
const skillsOf = (one: AdventurerView, facts: Facts): readonly string[] => [
  ...one.skills,
  ...worn(one).flatMap((code) => cardOf(facts, code).eq),
];

/** DK-SKILL-SLIPPERY: leaving Enemies costs them nothing. */
export const isSlippery = (one: AdventurerView, facts: Facts): boolean =>
  skillsOf(one, facts).includes('slippery');

const ACTIONS = 3;

/** DK-PP-02, DK-ADR-05: all Actions of a Turn of theirs, free ones and the one of Yellow among them. */
export const actionsOf = (one: AdventurerView, facts: Facts): number =>
  ACTIONS +
  (one.danger === 'blue' ? 0 : 1) +
  skillsOf(one, facts).filter((key) => key === 'action1' || key === 'spellcaster' || key.startsWith('free1.'))
    .length;

/** DK-BOSS-11: each Stage card is one life more than the one it has. */
export const livesOf = ({ state, lives }: View['boss']): number => (state === 'gone' ? 0 : lives + 1);

export const zoneIn = ({ zones }: Plan, id: string): Zone | undefined => zones.find((zone) => zone.id === id);

export function adventurerIn({ party }: View, id: string): AdventurerView | undefined {
  return party.find((one) => one.id === id);
}

/** Whose Turn it is. */
export const actingIn = ({ party, turn }: View): AdventurerView | undefined =>
  turn.who === null ? undefined : party[turn.who];

export const isMonster = ({ monsters, bosses }: Facts, kind: string): boolean =>
  monsters.some((one) => one.kind === kind) || bosses.some((one) => one.kind === kind);

const NOTABLES = new Set(['bishop', 'count', 'countess', 'houndmaster']);
export const isNotable = (kind: string): boolean => NOTABLES.has(kind);
