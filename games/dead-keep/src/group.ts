// DK-GEN-02, DK-RULING-98: which decisions are the table's and not those of one Adventurer's player.

const LABELS: ReadonlySet<string> = new Set([
  // The Campaign: what is played next, who goes, what is bought, sold and handed on.
  'DK-CAMP-06',
  'DK-CAMP-02b',
  'DK-RULING-154a',
  'DK-CAMP-04c',
  'DK-CAMP-04f',
  'DK-RULING-52b',
  'DK-RULING-52d',
  // The shop of a Quest, and who plays whom.
  'DK-SETUP-05a',
  'DK-SETUP-14a',
  'DK-SETUP-18',
  'DK-RULING-52',
  'DK-RULING-52a',
  'DK-RULING-155b',
  // The board: what is revealed first, where tokens go.
  'DK-RULING-05',
  'DK-RULING-118b',
  'DK-RULING-120b',
  'DK-SEARCH-02',
  // The Enemies: whom they go for, which way, whom they strike.
  'DK-ATK-03a',
  'DK-EMOVE-02a',
  'DK-FF-02',
  'DK-MIST-05a',
  'DK-RULING-43',
  'DK-RULING-120a',
  'DK-RULING-136a',
]);

export const group = (label: string): boolean => LABELS.has(label);
