/** What the rules foretell of a Combat: asked of the worker for the card under the cursor, and read cell by cell. */

import type { DeadCellsForecast } from '@gravetable/catalog';
import type { Json } from '@gravetable/kernel';
import { startTransition, useEffect, useState } from 'react';
import type { Snapshot } from '../../../engine/types.ts';
import { useTable } from '../../../table/context.tsx';
import {
  ROUNDS,
  type Action,
  type EnemyView,
  type Facts,
  type Foe,
  type Lines,
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
  const { revealed, round: now } = view.combat!;
  const foretold = told?.rounds[round];
  if (foretold?.falls === 'yes') return 'falls';
  if (actions.length === 0) return 'empty';
  if (revealed && (round < now || enemy.acted >= round)) return 'past';
  const iced = (enemy.frozen & (1 << round)) !== 0;
  if (foretold === undefined) return iced ? 'frozen' : 'acts';
  if (foretold.acts === 'yes') return 'acts';
  if (foretold.acts === 'maybe') return 'perhaps';
  const fallen = told!.rounds.some(({ falls }, at) => falls === 'yes' && at < round);
  return fallen || !(iced || isIced(told!)) ? 'never' : 'frozen';
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

/** Forecasts are kept with the table they were made for. */
const kept = new WeakMap<Snapshot, Map<string, Forecast | null>>();

interface Foretold {
  readonly told: Forecast | null;
  /** It is the one asked for; until it is there, the last one stays. */
  readonly settled: boolean;
}

/** The forecast as things stand (null), or after an answer. */
export function useForecast(answer: Json, wanted: boolean): Foretold {
  const snapshot = useTable((table) => table.snapshot);
  const engine = useTable((table) => table.engine);
  const [shown, setShown] = useState<{ of: Snapshot; key: string; told: Forecast | null } | null>(null);
  const key = JSON.stringify(answer);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const found = kept.get(snapshot) ?? new Map<string, Forecast | null>();
    kept.set(snapshot, found);
    const known = found.get(key);
    if (known !== undefined) return setShown({ of: snapshot, key, told: known });
    void engine.forecast(snapshot.viewer, JSON.parse(key) as Json).then((told) => {
      found.set(key, told as Forecast | null);
      // In the pauses of whatever else is drawn.
      if (!gone) startTransition(() => setShown({ of: snapshot, key, told: told as Forecast | null }));
    });
    return () => {
      gone = true;
    };
  }, [engine, snapshot, key, wanted]);
  if (!wanted || shown?.of !== snapshot) return { told: null, settled: false };
  return { told: shown.told, settled: shown.key === key };
}
