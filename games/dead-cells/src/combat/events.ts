// DC-CMB to DC-UPK, DC-BOSS, DC-SOLO: what can be told about a Combat.

interface Stamp {
  readonly rule?: string;
  readonly pieces?: readonly string[];
  readonly reveals?: true;
}

/** `who` is a seat, `beheaded` its board; `foe` and `item` are card codes. */
export type CombatEvent = Stamp &
  (
    | { readonly kind: 'enemyPlaced'; readonly foe: string; readonly space: string }
    | { readonly kind: 'announced'; readonly who: number; readonly kind2: string; readonly round: number }
  );
