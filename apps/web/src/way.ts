/**
 * How the open table is played. Each table keeps the way chosen at its set-up, or changed in its menu; one that was brought
 * along, or kept before tables had ways, follows the settings.
 */

import { create } from 'zustand';
import { PRESETS, wayOf, type Way } from './presets.ts';
import { changeSettings, useSettings } from './settings.ts';

interface Seated {
  readonly way: Way | null;
  readonly keep: (way: Way) => void;
}

const AWAY: Seated = { way: null, keep: changeSettings };

const useSeated = create<Seated>(() => AWAY);

/** A table is opened: from now on its way counts, and changes are kept with it. */
export function sitDown(way: Way | null, keep: (way: Way) => void): void {
  // A way kept before it had all of its settings is as usual in the others.
  useSeated.setState({ way: way === null ? null : { ...PRESETS.table, ...way }, keep });
}

export function standUp(): void {
  useSeated.setState(AWAY);
}

export function wayNow(): Way {
  return useSeated.getState().way ?? wayOf(useSettings.getState());
}

export function changeWay(change: Partial<Way>): void {
  const way = { ...wayNow(), ...change };
  useSeated.setState({ way });
  useSeated.getState().keep(way);
}

/** The way this table is played. */
export function useWay(): Way {
  const usual = useSettings();
  return useSeated(({ way }) => way) ?? usual;
}
