// Printed records that are read in every Combat and on every tile, in one shape.

/**
 * The same records with the same fields in the same order; what one has not is undefined. The engine below reads a
 * field of records of many shapes several times as slowly. Not for records that are told apart by having a field.
 */
export function alike<R extends object>(records: readonly R[]): R[] {
  const names = [...new Set(records.flatMap((one) => Object.keys(one)))] as (keyof R)[];
  return records.map((one) => Object.fromEntries(names.map((name) => [name, one[name]])) as R);
}
