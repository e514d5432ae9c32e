/** One table, one tab. A second tab is told, and may take the table over. */

export interface TableLock {
  release(): void;
}

/** Without locks the save's revision still guards it. */
const UNLOCKED: TableLock = { release: () => undefined };

/** What this tab asked for last, until it has given it back: a table left at once is not another tab's. */
let before: Promise<void> = Promise.resolve();

/**
 * Hold a table, or null when another tab does. `lost` is called when another tab takes it over. Whoever leaves a table
 * releases its lock, also one that comes too late: the next one waits for that.
 */
export function lockTable(id: string, take: boolean, lost: () => void): Promise<TableLock | null> {
  if (!('locks' in navigator)) return Promise.resolve(UNLOCKED);
  return new Promise((answer) => {
    let asked = true;
    let released = false;
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      asked = false;
      if (lock === null) {
        answer(null);
        return undefined;
      }
      return new Promise((done) => {
        answer({
          release: () => {
            released = true;
            done();
          },
        });
      });
    };
    const how = take ? { steal: true } : { ifAvailable: true };
    before = before
      .then(() => navigator.locks.request(`gravetable ${id}`, how, hold))
      .catch(() => {
        if (asked) answer(UNLOCKED);
        else if (!released) lost();
      });
  });
}
