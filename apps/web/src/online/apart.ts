/** Whether both copies of a game went on since they parted: how many answers each has, and had then. */
export function wentApart(here: number, there: number, parted: number): boolean {
  return here > parted && there > parted;
}
