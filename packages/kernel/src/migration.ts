/** Migrations: how an older save becomes one of today. */

/** One step, from the version it names to the next. Frames are given with names and labels, as they were saved. */
export interface Migration {
  readonly from: string;
  readonly to: string;
  /** Labels that have a new name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Procedures that have a new name. */
  readonly procedures?: Readonly<Record<string, string>>;
  /** Changes to what the frames of a procedure keep, by its old name. What is missing becomes null by itself. */
  readonly values?: Readonly<Record<string, (values: Record<string, unknown>) => Record<string, unknown>>>;
  /** Changes to the saved board. */
  readonly board?: (board: Record<string, unknown>) => Record<string, unknown>;
}

/** The way from an old version to the current one, or null if there is none. */
export function wayFrom(
  version: string,
  current: string,
  migrations: readonly Migration[],
): Migration[] | null {
  const way: Migration[] = [];
  let at = version;
  while (at !== current) {
    const next = migrations.find((one) => one.from === at);
    if (next === undefined || way.includes(next)) return null;
    way.push(next);
    at = next.to;
  }
  return way;
}
