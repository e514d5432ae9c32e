/** While dice are rolled a few keys mean something else, drawn on what they press: speed matters here. */

import { useCallback } from 'react';
import { ROLL_KEYS, type RollKey } from '../../../keys.ts';
import { useSettings } from '../../../settings.ts';
import { useTableStore } from '../../../table/context.tsx';
import { keep } from './hand.ts';
import { useRolling } from './rolling.ts';

type Listener = (action: RollKey) => boolean;

let listener: Listener | null = null;

/** What a key does while the dice are rolled; false leaves it to the table. With Shift it keeps its usual meaning. */
export function rollKey(key: string): boolean {
  const { rollKeys } = useSettings.getState();
  const action = ROLL_KEYS.find((one) => rollKeys[one] === key);
  return action !== undefined && (listener?.(action) ?? false);
}

/** The key that is drawn on what it presses; null where single keys are off. */
export function useRollKey(): (action: RollKey) => string | null {
  const { rollKeys, singleKeys } = useSettings();
  return (action) => (singleKeys ? rollKeys[action].toUpperCase() : null);
}

export const dieKey = (at: number): RollKey => `die${at + 1}` as RollKey;
export const setKey = (nth: number): RollKey => `set${nth}` as RollKey;

/**
 * One key, one meaning: as long as dice may be rolled a key of the roll is never one of the table's too. Only a menu that
 * asks how takes the numbers for its answers.
 */
export function useRollKeys(tiles: readonly string[]): () => () => void {
  const rolling = useRolling();
  const store = useTableStore();
  const names = tiles.join(' ');
  return useCallback(() => {
    const mine: Listener = (action) => {
      const { question, narrowed } = store.getState();
      if (question()?.kind !== 'command' || narrowed !== null) return false;
      const at = Number(action.slice(-1)) - 1;
      if (action === 'roll') rolling.roll();
      else if (action === 'stop') rolling.say(question()?.about['now'] === 'stopped' ? 'resume' : 'stop');
      else if (action === 'take' || action === 'endTurn') rolling.say(action);
      else if (action === 'wound') rolling.wound();
      else if (action.startsWith('die')) keep(at);
      else rolling.place(names.split(' ')[at] ?? '');
      return true;
    };
    listener = mine;
    return () => {
      if (listener === mine) listener = null;
    };
  }, [rolling, store, names]);
}
