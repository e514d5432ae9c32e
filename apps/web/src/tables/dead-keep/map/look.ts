/** How the map is looked at: its size, what is drawn over it, the Zone that is opened, the walk that is weighed. */

import { create } from 'zustand';

export type Step = 'whole' | 'three' | 'one';
export type Layer = 'lamp' | 'reach' | 'forecast';

interface Look {
  /** Null: as fits the window. */
  readonly step: Step | null;
  readonly layers: Readonly<Record<Layer, boolean>>;
  /** The Zone the lamp stands in; null: with whoever acts. */
  readonly lampAt: string | null;
  /** The Zone under the pointer or the focus. */
  readonly pointed: string | null;
  /** Every answer is listed over the board. */
  readonly listed: boolean;
  /** The kind of deed whose options are listed, for the question it was opened at. */
  readonly deed: { readonly question: string; readonly deed: string } | null;
  /** The Zone a walk would end in, for the question it was weighed at. */
  readonly walk: { readonly question: string; readonly zone: string } | null;
  /** Zones still to be entered, who walks, and the question that was answered last on the way. */
  readonly walking: {
    readonly adventurer: string;
    readonly way: readonly string[];
    readonly answered: string | null;
  } | null;
}

export const useLook = create<Look>(() => ({
  step: null,
  layers: { lamp: true, reach: true, forecast: true },
  lampAt: null,
  pointed: null,
  deed: null,
  listed: false,
  walk: null,
  walking: null,
}));

/** The deed that is opened at this question. */
export const useDeed = (question: string | undefined): string | null =>
  useLook(({ deed }) => (deed !== null && deed.question === question ? deed.deed : null));

let table: string | null = null;

/** How one table was looked at is nothing to another: its lamp stands in other Zones. */
export function lookAtTable(id: string): void {
  if (id !== table) useLook.setState(useLook.getInitialState());
  table = id;
}

export const setLook = (part: Partial<Look>): void => useLook.setState(part);

/** What was opened over the map is closed; whether anything was. */
export function foldLook(): boolean {
  const { deed, listed, walk } = useLook.getState();
  setLook({ deed: null, listed: false, walk: null });
  return deed !== null || listed || walk !== null;
}

/** Sight from a Zone on demand, or from whoever acts again. */
export const moveLamp = (zone: string): void =>
  useLook.setState(({ layers, lampAt }) => ({
    layers: { ...layers, lamp: true },
    lampAt: lampAt === zone ? null : zone,
  }));

export const toggleLayer = (layer: Layer): void =>
  useLook.setState(({ layers }) => ({ layers: { ...layers, [layer]: !layers[layer] } }));

/** The largest cell of the whole map, and what the other steps show. */
const MOST = 92;
const ACROSS: Readonly<Record<Exclude<Step, 'whole'>, number>> = { three: 9.15, one: 4.5 };
/** A phone shows one tile and the edge of its neighbours. */
const ACROSS_PHONE: Readonly<Record<Exclude<Step, 'whole'>, number>> = { three: 5, one: 3.36 };
const NARROW = 600;

export interface Steps {
  readonly step: Step;
  readonly cell: number;
  /** Those that show something else than the step before them. */
  readonly offered: readonly Step[];
}

/** Below this a Zone has no room for its name. */
export const ROOMY = 80;

export function stepsOf(
  { width, height }: { readonly width: number; readonly height: number },
  map: { readonly width: number; readonly height: number },
  wanted: Step | null,
): Steps {
  const across = width < NARROW ? ACROSS_PHONE : ACROSS;
  const cells: Readonly<Record<Step, number>> = {
    whole: Math.floor(Math.min(MOST, width / map.width, height / map.height)),
    three: Math.floor(Math.min(MOST, width / Math.min(across.three, map.width + 0.15))),
    one: Math.floor(width / across.one),
  };
  const offered = (['whole', 'three', 'one'] as const).filter(
    (step) => step === 'whole' || cells[step] > cells.whole * 1.08,
  );
  const usual: Step = cells.whole >= ROOMY ? 'whole' : width < NARROW ? 'one' : 'three';
  const step =
    wanted !== null && offered.includes(wanted) ? wanted : offered.includes(usual) ? usual : 'whole';
  return { step, cell: Math.max(24, cells[step]), offered };
}
