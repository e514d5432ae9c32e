// Rules without a step of their own, with the label or rule that carries them.

export const CARRIED_BY: Readonly<Record<string, string>> = {};
