/** Whether this browser has been at a table online: the home page looks for tables only then. */

const FLAG = 'gravetable-online';

export function hasOnlineTables(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null;
  } catch {
    return false;
  }
}

export function noteOnlineTables(): void {
  try {
    localStorage.setItem(FLAG, '1');
  } catch {
    // The list is missing on the home page; links still open the tables.
  }
}
