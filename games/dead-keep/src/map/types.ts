// Ledger 6.1: a Quest's map, worked out once. Zones, doors, Stairs and edges have numbers; the board holds numbers.
import type { Colour, EdgeId, TileId, ZoneId } from '../cards/ids.ts';

export type ZoneNo = number;
/** -1: no door, or no Stairs. */
export type DoorNo = number;
export type StairsNo = number;

export interface Zone {
  readonly id: ZoneId;
  /** Which tile of the Quest's map, row by row. */
  readonly tile: number;
  readonly side: TileId;
  readonly kind: 'street' | 'room';
  /** In reading order, from the map's north-west corner. */
  readonly cells: readonly (readonly [x: number, y: number])[];
  /** Printed or by token; a fountain is mist too (DK-FOUNT-01, DK-RULING-81). */
  readonly mist: boolean;
  readonly fountain: boolean;
  readonly treasure: boolean;
  readonly dark: boolean;
  readonly tower: boolean;
  /** DK-RULING-161: a room that no token ever lets anybody into. */
  readonly sealed: boolean;
}

/** Where two Zones touch, one cell long: passable street or opening, door, Stairs, or wall. */
export interface Edge {
  readonly a: ZoneNo;
  readonly b: ZoneNo;
  /** `.` street marking, `o` opening or Passage, `d` door, `s` Stairs, `#` wall. */
  readonly glyph: '.' | 'o' | 'd' | 's' | '#';
  readonly door: DoorNo;
  readonly stairs: StairsNo;
  /** The two cells it lies between: first that of `a`. */
  readonly cells: readonly [readonly [x: number, y: number], readonly [x: number, y: number]];
}

export interface Door {
  readonly edge: EdgeId;
  readonly colour: Colour;
  readonly zones: readonly [ZoneNo, ZoneNo];
}

export interface Stairs {
  readonly edge: EdgeId;
  readonly colour: Colour;
  readonly zones: readonly [ZoneNo, ZoneNo];
}

/** A way out of a Zone that may ever be taken: over a street or opening (door and stairs -1), a door, or Stairs. */
export interface Way {
  readonly to: ZoneNo;
  readonly door: DoorNo;
  readonly stairs: StairsNo;
}

/** One straight look into another Zone: free while its doors stand open and, if it passes mist, no Blinding Mist lies. */
export interface Ray {
  readonly to: ZoneNo;
  readonly range: number;
  /** Doors that must stand open, as a mask. */
  readonly doors: number;
  readonly mist: boolean;
}

/** What a page needs to draw the map: plain data. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  /** In reading order (DK-RULING-135). */
  readonly zones: readonly Zone[];
  readonly edges: readonly Edge[];
  readonly doors: readonly Door[];
  readonly stairs: readonly Stairs[];
}

export interface Chart extends Plan {
  /** By Zone. */
  readonly ways: readonly (readonly Way[])[];
  /** DK-DOOR-01: the doors of a Zone, open or not. */
  readonly doorsAt: readonly (readonly DoorNo[])[];
  readonly numbers: ReadonlyMap<ZoneId, ZoneNo>;
  /** DK-RULING-07: what is revealed from the start, by Zone. */
  readonly lit: readonly boolean[];
  readonly rays: readonly (readonly Ray[])[];
  /** Ghost Sight (DK-RULING-78), by Zone. */
  readonly ghost: readonly (readonly { readonly to: ZoneNo; readonly range: number }[])[];
  /** DK-RULING-13: fewest steps with doors and Stairs passable, `from * zones + to`; FAR where there is no way. */
  readonly near: Uint8Array;
  /** DK-RULING-140: fewest steps over shared edges of any kind. */
  readonly steps: Uint8Array;
}

/** No way. */
export const FAR = 255;
