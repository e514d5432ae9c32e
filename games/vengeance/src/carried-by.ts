// Rules without a step of their own, and the step or rule that carries each of them out.

export const CARRIED_BY: Readonly<Record<string, string>> = {};
