/** While dice are rolled a few keys mean something else, drawn on what they press: speed matters here. */

import { useCallback } from 'react';
import { ROLL_KEYS, type RollKey } from '../../../keys.ts';
import { useSettings } from '../../../settings.ts';
import { useHand, keep } from './hand.ts';
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

export function useRollKeys(tiles: readonly string[]): () => () => void {
  const rolling = useRolling();
  const names = tiles.join(' ');
  return useCallback(() => {
    const mine: Listener = (action) => {
      if (action === 'roll') return rolling.roll();
      if (action === 'take' || action === 'stop') return rolling.say(action);
      const at = Number(action.slice(-1)) - 1;
      if (action.startsWith('set')) {
        const tile = names.split(' ')[at];
        return tile !== undefined && rolling.place(tile);
      }
      if (useHand.getState().dice[at] === undefined) return false;
      keep(at);
      return true;
    };
    listener = mine;
    return () => {
      if (listener === mine) listener = null;
    };
  }, [rolling, names]);
}
