/** Which rule stands behind a piece of this table: what its card does, or what kind of card it is. */

import type { Card, CardView, Effect, Facts, Kind, View } from './facts.ts';

/** What needs looking up first comes first; plain Damage last. */
const EFFECTS: readonly (readonly [Effect['op'], string])[] = [
  ['explode', 'CD-DMG-EXP-01'],
  ['paralyze', 'CD-DMG-PAR-01'],
  ['noise', 'CD-NOISE-01'],
  ['call', 'CD-CALL-01'],
  ['ammunition', 'CD-AMMO-01'],
  ['agent', 'CD-SURV-DAN-04'],
  ['wear', 'CD-CARD-KEVLAR-01'],
  ['immunity', 'CD-IMM-01'],
  ['vitality', 'CD-HP-03'],
  ['range', 'CD-DMG-RNG-01'],
  ['melee', 'CD-DMG-MEL-01'],
  ['chooseOne', 'CD-CARD-CHOOSE-01'],
  ['search', 'CD-CARD-NOTE-01'],
  ['scout', 'CD-CARD-LANT-01'],
  ['peek', 'CD-CARD-BINO-01'],
  ['unlock', 'CD-TOOLS-01'],
  ['zombieDamage', 'CD-DMG-ZOM-01'],
];

const KINDS: Readonly<Record<Kind, string>> = {
  zombie: 'CD-DMG-ZOM-01',
  event: 'CD-SPEED-01',
  obstacle: 'CD-HP-01',
  place: 'CD-WALK-02',
  resource: 'CD-ACT-PICK-01',
};

function ruleOfCard({ kind, on }: Card): string {
  const ops = new Set(Object.values(on).flatMap((list) => (list ?? []).map(({ op }) => op)));
  return EFFECTS.find(([op]) => ops.has(op))?.[1] ?? KINDS[kind];
}

function cardAt(piece: string, view: View): CardView | null {
  const [kind, name = ''] = piece.split(':');
  if (kind === 'space') return view.spaces[Number(name) - 1]?.card ?? null;
  if (kind !== 'card') return null;
  const held = view.survivors.flatMap((one) => [
    ...one.hand,
    ...one.reserve,
    one.equipped,
    one.loaded,
    one.worn,
  ]);
  return held.find((one) => one?.instance === Number(name)) ?? null;
}

export function ruleOf(piece: string, seen: object, printed: unknown): string | null {
  if (piece.startsWith('slot:')) return 'CD-DEPLOY-02';
  const card = cardAt(piece, seen as View);
  return card === null ? null : ruleOfCard((printed as Facts).CARDS[card.card]);
}
