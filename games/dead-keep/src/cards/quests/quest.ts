// Ledger 7.9: what a Quest lays out, wakes and asks for.
import type {
  Boss,
  Colour,
  EdgeId,
  EnemyKind,
  Level,
  LockColour,
  QuestId,
  Source,
  TileId,
  ZoneId,
} from '../ids.ts';
import type { Condition, QuestRule } from './words.ts';

/** The double-faced tokens: red/blue and red/green turn to red; `rr` is red on both sides. */
export type SpawnToken = 'start' | 'rb' | 'rg';
export type StairsToken = 'rr' | 'rb' | 'rg';

export interface SpawnPlace {
  readonly token: SpawnToken;
  readonly zone: ZoneId;
  readonly colour: Colour;
}

export interface StairsPlace {
  readonly token: StairsToken;
  readonly edge: EdgeId;
  readonly colour: Colour;
}

export interface DoorPlace {
  readonly edge: EdgeId;
  readonly colour: Colour;
}

export interface ObjectivePlace {
  readonly zone: ZoneId;
  readonly colour: Colour;
}

/** Enemies that stand on the board from the beginning; a Monster has the Quest's Level and no card (DK-RULING-151). */
export interface SetupEnemies {
  readonly enemy: EnemyKind;
  readonly n: number;
  readonly zone: ZoneId;
}

export interface Quest {
  readonly id: QuestId;
  readonly source: Source;
  readonly level: Level;
  readonly adventurers: { readonly min: number; readonly max: number };
  /** Rows of sides, north first. */
  readonly map: readonly (readonly TileId[])[];
  readonly tower: TileId | null;
  readonly start: ZoneId;
  /** In clockwise order (DK-RULING-56); the Starting Spawn Zone first. */
  readonly spawns: readonly SpawnPlace[];
  readonly doors: readonly DoorPlace[];
  readonly stairs: readonly StairsPlace[];
  readonly passages: readonly EdgeId[];
  readonly objectives: readonly ObjectivePlace[];
  readonly exit: ZoneId | null;
  /** The Mana Fountain token. */
  readonly fountain: ZoneId | null;
  readonly enemies: readonly SetupEnemies[];
  readonly boss: {
    readonly kind: Boss | 'random';
    readonly stages: number;
    readonly lair: ZoneId;
    readonly onBoard: boolean;
  };
  /** What makes the Boss active. */
  readonly active: Condition;
  readonly win: Condition;
  /** Lost besides the KO loss. */
  readonly lose: Condition | null;
  readonly rules: readonly QuestRule[];
  /** Gold for each Adventurer. */
  readonly reward: number;
}

/** A Quest as written: what it has none of is left out. */
export type WrittenQuest = Pick<
  Quest,
  'id' | 'level' | 'adventurers' | 'map' | 'start' | 'spawns' | 'boss' | 'active' | 'win' | 'reward'
> &
  Partial<
    Pick<Quest, 'tower' | 'stairs' | 'passages' | 'exit' | 'fountain' | 'enemies' | 'lose' | 'rules'>
  > & {
    readonly doors: readonly EdgeId[];
    readonly lockedDoors?: Readonly<Record<LockColour, EdgeId>>;
    readonly objectives: readonly ZoneId[];
    readonly colouredObjectives?: Readonly<Partial<Record<LockColour, ZoneId>>>;
  };

const inColour =
  <K extends 'edge' | 'zone', V extends string>(key: K) =>
  (colour: Colour, values: readonly V[]) =>
    values.map(
      (value) => ({ [key]: value, colour }) as { readonly [P in K]: V } & { readonly colour: Colour },
    );
const doors = inColour<'edge', EdgeId>('edge');
const objectives = inColour<'zone', ZoneId>('zone');
const COLOURED: readonly LockColour[] = ['blue', 'green'];

/** A Quest with everything it has none of. Coloured doors and Objectives come after the red ones. */
export function quest(written: WrittenQuest): Quest {
  const { lockedDoors, colouredObjectives, ...rest } = written;
  const of = <V>(coloured: Readonly<Partial<Record<LockColour, V>>> | undefined, colour: LockColour): V[] =>
    coloured?.[colour] === undefined ? [] : [coloured[colour]];
  return {
    source: 'design',
    tower: null,
    stairs: [],
    passages: [],
    exit: null,
    fountain: null,
    enemies: [],
    lose: null,
    rules: [],
    ...rest,
    doors: [
      ...doors('red', written.doors),
      ...COLOURED.flatMap((colour) => doors(colour, of(lockedDoors, colour))),
    ],
    objectives: [
      ...objectives('red', written.objectives),
      ...COLOURED.flatMap((colour) => objectives(colour, of(colouredObjectives, colour))),
    ],
  };
}
