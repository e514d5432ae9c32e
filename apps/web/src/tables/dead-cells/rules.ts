/** Which rule stands behind a piece of this table: the States and Actions of a card, the kind of a plate or a foe. */

import type { DeadCellsFacts } from '@gravetable/catalog';
import type { QuestionView } from '@gravetable/kernel';
import { factsOf, ROUNDS, type Facts, type Icon, type Lines, type Shape, type View } from './cards/facts.ts';

type State = Extract<Icon, { kind: 'state' }>['state'];

const STATES: Readonly<Record<State, string>> = {
  poisoned: 'DC-STATE-02',
  bleeding: 'DC-STATE-03',
  onFire: 'DC-STATE-04',
  frozen: 'DC-STATE-05',
  marked: 'DC-STATE-07',
};

/** What needs looking up first comes first; plain Damage last. */
const ACTIONS: readonly (readonly [Icon['kind'], string])[] = [
  ['skill', 'DC-ACT-09'],
  ['heal', 'DC-ACT-14'],
  ['shield', 'DC-ACT-05'],
  ['loot', 'DC-ACT-11'],
  ['damage', 'DC-ACT-01'],
];

const PLATES: Readonly<Record<Shape, string>> = {
  square: 'DC-EXP-13',
  trapezoid: 'DC-EXP-13',
  circle: 'DC-EXP-10',
  hexagon: 'DC-EXP-14',
  pentagon: 'DC-EXP-12',
  diamond: 'DC-EXP-15',
  octagon: 'DC-B7-03',
};

const MODES = {
  replace: 'DC-EQP-07',
  add: 'DC-EQP-08',
  skill: 'DC-EQP-09',
  shield: 'DC-EQP-05',
  round0: 'DC-EQP-05',
  companion: 'DC-EQP-05',
} as const;

function ruleOfIcons(icons: readonly Icon[]): string | null {
  const state = icons.find((icon) => icon.kind === 'state');
  if (state !== undefined) return STATES[state.state];
  return ACTIONS.find(([kind]) => icons.some((icon) => icon.kind === kind))?.[1] ?? null;
}

const iconsIn = (lines: Lines): readonly Icon[] =>
  ROUNDS.flatMap((round) => (lines[round] ?? []).flatMap(({ icons }) => icons));

function ruleOfPlate(id: string, { biome: at }: View, { biomes }: Facts): string | null {
  if (at === null) return null;
  const { spaces, corridors } = biomes[at.id];
  const way = corridors.find(({ from, to }) => from === at.space && to === id);
  if (way?.rune !== undefined) return 'DC-EXP-07';
  if (way?.hand !== undefined) return 'DC-CHK-03';
  if (way?.deck !== undefined) return 'DC-CHK-06';
  const space = spaces.find((one) => one.id === id);
  return space?.kind === 'tile' ? PLATES[space.shape] : null;
}

/** Of the worst State that somebody bears. */
function ruleOfStates(bearer: Readonly<Record<State, number>>): string | null {
  const worst: readonly State[] = ['bleeding', 'onFire', 'poisoned', 'marked', 'frozen'];
  const found = worst.find((state) => bearer[state] > 0);
  return found === undefined ? null : STATES[found];
}

function ruleOfFoe(place: string, { combat }: View): string | null {
  const foe = combat?.enemies.find(({ space }) => space === place);
  if (foe === undefined) return null;
  return ruleOfStates(foe) ?? (foe.kind === 'boss' ? 'DC-BOSS-02' : 'DC-CARD-02');
}

function ruleOfItem(code: string | null | undefined, { equipment }: Facts): string | null {
  const card = equipment.get(code ?? '');
  return card === undefined ? null : MODES[card.mode.type];
}

export function ruleOf(piece: string, seen: object, printed: unknown): string | null {
  const view = seen as View;
  const facts = factsOf(printed as DeadCellsFacts);
  const [kind = '', name = ''] = piece.split(':');
  switch (kind) {
    case 'combat': {
      const card = facts.combat.get(name);
      return card === undefined ? null : ruleOfIcons(iconsIn(card.lines as Lines));
    }
    case 'equipment':
      return ruleOfItem(name, facts);
    case 'slot': {
      const [hero, slot] = name.split('.').map(Number);
      return ruleOfItem(view.heroes[hero ?? -1]?.slots[slot ?? -1], facts);
    }
    case 'map':
      return ruleOfPlate(name, view, facts);
    case 'space':
      return ruleOfFoe(name, view);
    case 'hero': {
      const hero = view.heroes[Number(name)];
      return hero === undefined ? null : ruleOfStates(hero);
    }
    case 'deck':
      return name === 'W' ? 'DC-WELL-01' : 'DC-MUT-01';
    default:
      return null;
  }
}

/** What ends a campaign, or a life, cannot be meant lightly, nor what does nothing for anybody. */
export function grave({ kind, options }: QuestionView, value: unknown): 'grave' | 'waste' | null {
  if (kind === 'nextRun' && value !== 'run') return 'grave';
  const said = options.find((one) => one.value === value)?.said.id;
  return said === 'option.dies' ? 'grave' : said === 'option.wasted' ? 'waste' : null;
}
