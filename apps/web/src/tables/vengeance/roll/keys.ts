/** While dice are rolled a few keys mean something else, drawn on what they press: speed matters here. */

import { useCallback } from 'react';
import { useHand, keep } from './hand.ts';
import { useRolling } from './rolling.ts';

/** The dice from the left. */
export const DICE_KEYS = 'zxcv';

type Listener = (key: string) => boolean;

let listener: Listener | null = null;

/** What a key does while the dice are rolled; false leaves it to the table. */
export const rollKey = (key: string): boolean => listener?.(key) ?? false;

export function useRollKeys(tiles: readonly string[]): () => () => void {
  const rolling = useRolling();
  const names = tiles.join(' ');
  return useCallback(() => {
    const mine: Listener = (key) => {
      if (key === 'r') return rolling.roll();
      if (key === 't') return rolling.say('take');
      if (key === 's') return rolling.say('stop');
      if (/^[1-9]$/.test(key)) {
        const tile = names.split(' ')[Number(key) - 1];
        return tile !== undefined && rolling.place(tile);
      }
      const at = DICE_KEYS.indexOf(key);
      if (at < 0 || useHand.getState().dice[at] === undefined) return false;
      keep(at);
      return true;
    };
    listener = mine;
    return () => {
      if (listener === mine) listener = null;
    };
  }, [rolling, names]);
}
