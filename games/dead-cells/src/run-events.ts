// DC-EXP to DC-RESET: what can be told about a Run and a campaign.

interface Stamp {
  readonly rule?: string;
  readonly pieces?: readonly string[];
  readonly reveals?: true;
}

/** `foe`, `item` and `card` are card codes; `who` is a seat. */
export type RunEvent = Stamp & { readonly kind: 'runBegins'; readonly number: number };
