/** What a player hears: the families of sounds, and how much of each kind of line a screen reader speaks. */

export const FAMILIES = ['paper', 'bone', 'metal', 'cues'] as const;
export type Family = (typeof FAMILIES)[number];
/** From 0 to 1, each under the volume of everything. */
export type Volumes = Readonly<Record<Family, number>>;

/** The kinds the log's filter knows, and what is left. */
export const KINDS = ['key', 'fight', 'harm', 'loot', 'chance', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** Spoken line by line, counted, or not at all. */
export const AMOUNTS = ['whole', 'summary', 'none'] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Spoken = Readonly<Record<Kind, Amount>>;

export const spokenAll = (amount: Amount): Spoken => ({
  key: amount,
  fight: amount,
  harm: amount,
  loot: amount,
  chance: amount,
  rest: amount,
});

/** The one amount of all kinds, or null where they differ. */
export function amountOfAll(spoken: Spoken): Amount | null {
  return AMOUNTS.find((amount) => KINDS.every((kind) => spoken[kind] === amount)) ?? null;
}

export const USUAL_HEARING = {
  volume: 0.5,
  volumes: { paper: 1, bone: 1, metal: 1, cues: 1 } as Volumes,
  muted: false,
  captions: false,
};
