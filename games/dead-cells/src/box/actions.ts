// DC-CARD-01: every printed Action by its number, so that a paused game can point at one.
import { alike } from './alike.ts';
import { beheadedBoards } from '../cards/beheaded.ts';
import { bosses } from '../cards/bosses/index.ts';
import { combatCards } from '../cards/combat/index.ts';
import { equipmentCards } from '../cards/equipment/index.ts';
import { monsters } from '../cards/monsters/index.ts';
import { secretFavours } from '../cards/secrets.ts';
import { serenadeMelee, serenadePower } from '../cards/serenade.ts';
import { upgradeDecks } from '../cards/upgrades/index.ts';
import { wellCards } from '../cards/well.ts';
import type { Action, Beheaded, Effect, EquipmentMode, Icon, Lines, Range, Step } from '../schema.ts';
import type { ActionNo } from '../state.ts';
import { damage, does, on, state, ANYWHERE } from '../words.ts';

const actions: Action[] = [];

/** Where an Action has its number: beside what is printed, in no list of its fields. A Map asked in every icon is slower. */
const NUMBER = Symbol('number');
interface Numbered {
  readonly [NUMBER]?: ActionNo;
}

function print(action: Action): void {
  if (NUMBER in action) return;
  Object.defineProperty(action, NUMBER, { value: actions.length });
  actions.push(action);
}

function printLines(lines: Lines): void {
  for (const line of Object.values(lines)) line.forEach(print);
}

function printMode(mode: EquipmentMode): void {
  if (mode.type === 'shield') print(mode.effect);
  else if (mode.action !== undefined) print(mode.action);
}

function printEffect(effect: Effect): void {
  if (effect.kind === 'act') print(effect.action);
  else if (effect.kind === 'choose') effect.options.flat().forEach(printEffect);
  else if (effect.kind === 'nextRun') effect.effects.forEach(printEffect);
  else if (effect.kind === 'insert') printLines(effect.card.lines);
}

const variants = new Map<Beheaded, Map<Range | undefined, Map<number, Action>>>();

const withAmount = (icon: Icon, n: number): Icon => ('n' in icon ? { ...icon, n } : icon);
const amountOf = (action: Action): number => {
  const first = action.icons[0];
  return first !== undefined && 'n' in first ? first.n : 1;
};
const isReach = (step: Step): step is Extract<Step, { kind: 'skillReaches' }> => step.kind === 'skillReaches';
const isAmount = (step: Step): step is Extract<Step, { kind: 'skillAmount' }> => step.kind === 'skillAmount';

/** Ledger 6.4: "reaches" replaces the Range of the level-0 Skill, "gives 2" its number. All versions are numbered. */
function printSkills(board: Beheaded): void {
  const steps = Object.values(board.tracks).flat();
  const byRange = new Map<Range | undefined, Map<number, Action>>();
  for (const range of [board.skill.range, ...steps.filter(isReach).map((step) => step.range)]) {
    const byAmount = new Map<number, Action>();
    for (const n of [amountOf(board.skill), ...steps.filter(isAmount).map((step) => step.n)]) {
      const action: Action = {
        icons: board.skill.icons.map((icon) => withAmount(icon, n)),
        ...(range === undefined ? {} : { range }),
      };
      print(action);
      byAmount.set(n, action);
    }
    byRange.set(range, byAmount);
  }
  variants.set(board, byRange);
  for (const step of steps) if ('action' in step) print(step.action);
}

/** The level-0 Skill with the steps gained so far. */
export function skillOf(board: Beheaded, steps: readonly Step[]): Action {
  const range = steps.findLast(isReach)?.range ?? board.skill.range;
  const n = steps.findLast(isAmount)?.n ?? amountOf(board.skill);
  return variants.get(board)!.get(range)!.get(n)!;
}

/** DC-RULING-76: Serenade's powers, by the symbol that gives them. */
export const POWERS = {
  brutality: on(ANYWHERE, damage(1)),
  survival: on(ANYWHERE, state('frozen')),
  tactics: on(ANYWHERE, state('marked')),
} as const;
/** An Action that does nothing: a line without one. */
const NOTHING = does();

for (const card of combatCards) printLines(card.lines);
for (const card of equipmentCards) printMode(card.mode);
for (const card of Object.values(monsters).flat()) printLines(card.lines);
for (const boss of Object.values(bosses)) {
  for (const side of boss.instances) printLines(side.lines);
  for (const action of boss.actions) printLines(action.lines);
}
for (const minion of bosses.C3.minions) printLines(minion.lines);
for (const board of beheadedBoards) printSkills(board);
for (const side of [serenadePower, serenadeMelee]) {
  printLines(side.lines);
  for (const step of side.track) if (step.kind === 'roundZero') print(step.action);
}
const bought = [...Object.values(upgradeDecks).flat(), ...wellCards, ...secretFavours];
const rewards = [...bosses.C1.rewards, ...bosses.C2.rewards];
for (const card of [...bought, ...rewards]) if ('effects' in card) card.effects.forEach(printEffect);
Object.values(POWERS).forEach(print);

export const actionOf = (no: ActionNo): Action => actions[no] ?? NOTHING;

/** What is asked about an Action again and again, worked out once. */
export interface Facts {
  /** Damage first, so that a State placed by an Action does not change its own Damage (DC-RULING-28); pushes last. */
  readonly icons: readonly Icon[];
  readonly deals: boolean;
  /** Damage icons that may be spread over several targets (DC-RULING-27). */
  readonly splits: number;
  readonly loots: number;
  readonly skills: number;
  /** DC-RULING-34, -35: the acting player chooses one participant. */
  readonly choosesAlly: boolean;
  /** It heals, and does nothing else. */
  readonly onlyHeals: boolean;
}
const WEIGHT: { readonly [K in Icon['kind']]?: number } = { damage: 0, push: 2 };
const weight = (icon: Icon): number => WEIGHT[icon.kind] ?? 1;
const count = (action: Action, n: (icon: Icon) => number): number =>
  action.icons.reduce((sum, icon) => sum + n(icon), 0);
function factsAbout(action: Action): Facts {
  return {
    icons: action.icons.map((icon) => ALIKE.get(icon)!).toSorted((a, b) => weight(a) - weight(b)),
    deals: action.icons.some((icon) => icon.kind === 'damage'),
    splits: count(action, (icon) => (icon.kind === 'damage' && icon.split === true ? icon.n : 0)),
    loots: count(action, (icon) => (icon.kind === 'loot' ? 1 : 0)),
    skills: count(action, (icon) => (icon.kind === 'skill' ? 1 : 0)),
    choosesAlly:
      action.range === 'ally' ||
      (action.range === undefined && action.icons.some((icon) => icon.kind === 'heal')),
    onlyHeals: action.icons.length > 0 && action.icons.every((icon) => icon.kind === 'heal'),
  };
}
const icons = actions.flatMap((action) => action.icons);
const ALIKE = new Map(alike(icons).map((icon, at) => [icons[at]!, icon]));
const facts: readonly Facts[] = actions.map(factsAbout);
const NO_FACTS = factsAbout(NOTHING);
export const factsOf = (no: ActionNo): Facts => facts[no] ?? NO_FACTS;

export function actionNo(action: Action & Numbered): ActionNo {
  const no = action[NUMBER];
  if (no === undefined) throw new RangeError('an Action that is printed nowhere');
  return no;
}
