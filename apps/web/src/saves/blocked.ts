/** Why the shelves are shut. */

/** The browser gives no room, or a newer version of this table has changed the shape of the shelves. */
export type Blocked = 'storage' | 'newer';

export function blockedBy(error: unknown): Blocked {
  return error instanceof DOMException && error.name === 'VersionError' ? 'newer' : 'storage';
}
