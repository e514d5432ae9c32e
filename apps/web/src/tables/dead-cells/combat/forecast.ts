/** What the rules foretell of a Combat, read cell by cell. */

import type { DeadCellsForecast } from '@gravetable/catalog';
import {
  ROUNDS,
  SPACES,
  type Action,
  type EnemyView,
  type Facts,
  type Foe,
  type Lines,
  type Pos,
  type Round,
  type View,
} from '../cards/facts.ts';

export type Forecast = DeadCellsForecast;
export type Span = Forecast['hits'][number];
export type FoeForecast = Forecast['foes'][number];
export type HeroForecast = Forecast['heroes'][number];
export type States = FoeForecast['rounds'][number]['states'];

export type Fate = 'acts' | 'perhaps' | 'falls' | 'never' | 'frozen' | 'past' | 'empty';

export interface FoeCell {
  readonly fate: Fate;
  readonly actions: readonly Action[];
  readonly hit: Span;
  readonly blocked: Span;
  readonly states: States;
  /** It may fall here; that is not certain. */
  readonly mayFall: boolean;
}

export const NONE: Span = [0, 0];

/** `2`, or `2?` when it may be less. */
export const spanText = ([least, most]: Span): string => (least === most ? `${most}` : `${most}?`);

/** A Boss also carries out the line of the action card that lies open. */
function foeLine(foe: Foe, round: Round, view: View, { bosses }: Facts): readonly Action[] {
  const own = foe.lines[round] ?? [];
  const fight = view.combat?.boss ?? null;
  if (fight === null || fight.action === null || !('instance' in foe)) return own;
  const card = bosses[fight.id].actions.find(({ code }) => code === fight.action);
  return [...own, ...((card?.lines as Lines | undefined)?.[round] ?? [])];
}

function fateOf(
  enemy: EnemyView,
  round: Round,
  view: View,
  actions: readonly Action[],
  told: FoeForecast | undefined,
): Fate {
  const { revealed = false, round: now = 0 } = view.combat ?? {};
  const foretold = told?.rounds[round];
  if (foretold?.falls === 'yes') return 'falls';
  if (actions.length === 0) return 'empty';
  if (revealed && (round < now || enemy.acted >= round)) return 'past';
  const iced = (enemy.frozen & (1 << round)) !== 0;
  if (told === undefined || foretold === undefined) return iced ? 'frozen' : 'acts';
  if (foretold.acts === 'yes') return 'acts';
  if (foretold.acts === 'maybe') return 'perhaps';
  const fallen = told.rounds.some(({ falls }, at) => falls === 'yes' && at < round);
  return fallen || !(iced || isIced(told)) ? 'never' : 'frozen';
}

const isIced = ({ rounds }: FoeForecast): boolean => rounds.some(({ states }) => states.frozen !== undefined);

/** A foe's row: what it does in each Round, and what would befall it. */
export function cellsOf(
  enemy: EnemyView,
  foe: Foe,
  view: View,
  facts: Facts,
  told: FoeForecast | undefined,
): readonly FoeCell[] {
  return ROUNDS.map((round) => {
    const actions = foeLine(foe, round, view, facts);
    const foretold = told?.rounds[round];
    return {
      actions,
      fate: fateOf(enemy, round, view, actions, told),
      hit: foretold?.hit ?? NONE,
      blocked: foretold?.blocked ?? NONE,
      states: foretold?.states ?? {},
      mayFall: foretold?.falls === 'maybe',
    };
  });
}

/** Whether a Round does something to this foe. */
const concerns = ({ rounds }: FoeForecast, round: Round): boolean => {
  const told = rounds[round];
  return told !== undefined && (told.hit[1] + told.blocked[1] > 0 || Object.keys(told.states).length > 0);
};

/** In Range, or to the right of it: foes close up. */
const reaches = (range: Action['range'], space: Pos): boolean =>
  typeof range === 'object' &&
  range.spaces.some((one) =>
    one === 'behind' || space === 'behind' ? one === space : SPACES.indexOf(one) <= SPACES.indexOf(space),
  );

/** The name of the foe that the own cards strike in a Round, where it can be one alone. Poison strikes by itself: then nobody is named. */
export function aimOf(
  actions: readonly Action[],
  round: Round,
  forecast: Forecast,
  enemies: readonly EnemyView[],
): string | null {
  if (actions.length === 0 || !actions.every(({ range }) => typeof range === 'object')) return null;
  const works = ({ rounds }: FoeForecast): boolean =>
    rounds.some(({ states }, at) => at < round && states.poisoned !== undefined);
  if (enemies.some(({ poisoned }) => poisoned > 0) || forecast.foes.some(works)) return null;
  const struck = forecast.foes.filter((foe) => concerns(foe, round));
  const [one] = struck;
  // Whoever is out of its reach was struck by something else, such as a counter.
  if (one === undefined || struck.length > 1 || !actions.some(({ range }) => reaches(range, one.space)))
    return null;
  return enemies.find(({ space }) => space === one.space)?.name ?? null;
}
