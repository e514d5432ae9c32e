// DK 2.2: all dice are six-sided.

export const D6: readonly number[] = [1, 2, 3, 4, 5, 6];
