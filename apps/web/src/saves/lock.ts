/** One table, one tab. A second tab is told, and may take the table over. */

export interface TableLock {
  release(): void;
}

/** Hold a table, or null when another tab does. `lost` is called when another tab takes it over. */
export function lockTable(id: string, take: boolean, lost: () => void): Promise<TableLock | null> {
  // Without locks the save's revision still guards it.
  const unlocked = { release: () => undefined };
  if (!('locks' in navigator)) return Promise.resolve(unlocked);
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
    navigator.locks
      .request(`gravetable ${id}`, take ? { steal: true } : { ifAvailable: true }, hold)
      .catch(() => {
        if (asked) answer(unlocked);
        else if (!released) lost();
      });
  });
}
