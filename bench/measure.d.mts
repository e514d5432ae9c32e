export function random(seed?: number): (n: number) => number;
export function measure(unit: string, work: () => number): void;
export function processorTime(): number;
