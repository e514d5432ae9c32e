// CD 6.1 Effect vocabulary: the words that cards are written in. Plain data only, so a pack in JSON can use them all.

import type { CardId } from './cards/ids.ts';

/** The moments at which a card can do something. `use(target)` of the ledger is `useTarget`; `attackB` is a second face. */
export const TRIGGERS = [
  'each',
  'timed',
  'instant',
  'use',
  'useTarget',
  'attack',
  'attackB',
  'load',
  'equipped',
  'opened',
  'destroyed',
  'walk',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** What a card is, all the time. */
export type Trait = 'acceptsAgent' | 'noReserve' | 'noDiscard' | 'undamageable';

/** CD 6.4 The letters of the open supply. */
export type Letter = 'A' | 'B' | 'C' | 'E';

/** Whom a gain or loss reaches: the active Survivor, or every living one. */
export type Who = 'active' | 'all';

/** Points regained (positive), lost (negative), or restored to the maximum. */
export type Points = number | 'max';

export type WeaponType = 'rifle' | 'gun';
export type AgentDamage = 'melee' | 'explosive' | 'paralyze';

interface Counted<Op extends string> {
  readonly op: Op;
  readonly n: number;
}
interface Plain<Op extends string> {
  readonly op: Op;
}
interface Change<Op extends string> {
  readonly op: Op;
  readonly n: Points;
  readonly who: Who;
}
interface ForCard<Op extends string> {
  readonly op: Op;
  readonly card: CardId;
  readonly effects: readonly Effect[];
}

export type Paralyze = Counted<'paralyze'> & { readonly who: 'target' | 'active' };
export type Explode = Counted<'explode'> & { readonly sparesSurvivors: boolean };
export type Call = Plain<'call'> & { readonly letter: Letter };
export type Trade = Plain<'trade'> & { readonly origin: 'KIT' };
export type ChooseOne = Plain<'chooseOne'> & { readonly options: readonly (readonly Effect[])[] };
export type Ammunition = Plain<'ammunition'> & { readonly type: WeaponType | 'any' };
export type Agent = Counted<'agent'> & { readonly damage: AgentDamage; readonly sparesSurvivors: boolean };
export type LoadAs = Plain<'loadAs'> & { readonly load: Ammunition | Agent };
export type Leave = Plain<'leave'> & { readonly zone: 'main' | 'indoor' };
export type Enter = Plain<'enter'> & { readonly zone: 'pharmacy' | 'market' };

export type Effect =
  | Counted<'zombieDamage'>
  | Counted<'melee'>
  | Counted<'range'>
  | Paralyze
  | Explode
  | Counted<'noise'>
  | Change<'vitality'>
  | Change<'immunity'>
  | Counted<'block'>
  | Counted<'free'>
  | Call
  | Counted<'search'>
  | Counted<'scout'>
  | Counted<'peek'>
  | Plain<'unlock'>
  | Counted<'wear'>
  | Trade
  | ForCard<'discardOr'>
  | ForCard<'mayDiscard'>
  | ChooseOne
  | Ammunition
  | Agent
  | LoadAs
  | Plain<'flip'>
  | Leave
  | Enter;

const counted =
  <Op extends string>(op: Op) =>
  (n: number): Counted<Op> => ({ op, n });

/** n Damage to the active Survivor. */
export const zombieDamage = counted('zombieDamage');
/** n Damage to the target. */
export const melee = counted('melee');
/** n Damage to the target, which does not explode. */
export const range = counted('range');
/** n Noise. */
export const noise = counted('noise');
/** n Horde flips: the rightmost Free space is Blocked. */
export const block = counted('block');
/** n Run Away flips: the leftmost Blocked space is freed. */
export const free = counted('free');
/** Draw n Common Cards and keep at most one Resource. */
export const search = counted('search');
/** Turn over up to n uncovered cards; Resources stay up. */
export const scout = counted('scout');
/** Look at up to n face-down Common Cards and put them back in any order. */
export const peek = counted('peek');
/** Defence n, stays with the Survivor. */
export const wear = counted('wear');

/** n Damage and a Paralysis Token. */
export const paralyze = (n: number, who: Paralyze['who']): Paralyze => ({ op: 'paralyze', n, who });
/** An explosion (CD-DMG-EXP); its 2 Noise comes with it. */
export const explode = (n: number, spares?: 'sparesSurvivors'): Explode => ({
  op: 'explode',
  n,
  sparesSurvivors: spares === 'sparesSurvivors',
});

export const vitality = (n: Points, who: Who = 'active'): Change<'vitality'> => ({ op: 'vitality', n, who });
export const immunity = (n: Points, who: Who = 'active'): Change<'immunity'> => ({ op: 'immunity', n, who });

/** Fetch from the supply of that letter. */
export const call = (letter: Letter): Call => ({ op: 'call', letter });
/** Open the target, which bears the Tools icon. */
export const unlock = (): Plain<'unlock'> => ({ op: 'unlock' });
/** Discard any number of cards and draw as many of that origin. */
export const trade = (origin: Trade['origin']): Trade => ({ op: 'trade', origin });
/** A Survivor discards the card, otherwise the effects happen. */
export const discardOr = (card: CardId, ...effects: readonly Effect[]): ForCard<'discardOr'> => ({
  op: 'discardOr',
  card,
  effects,
});
/** A Survivor may discard the card to get the effects. */
export const mayDiscard = (card: CardId, ...effects: readonly Effect[]): ForCard<'mayDiscard'> => ({
  op: 'mayDiscard',
  card,
  effects,
});
/** Pick one option; each is a sequence. */
export const chooseOne = (...options: readonly (readonly Effect[])[]): ChooseOne => ({
  op: 'chooseOne',
  options,
});

/** Loaded card: feeds weapons of that type. */
export const ammunition = (type: Ammunition['type']): Ammunition => ({ op: 'ammunition', type });
/** Loaded card: replaces the Punch's damage once. */
export const agent = (damage: AgentDamage, n: number, spares?: 'sparesSurvivors'): Agent => ({
  op: 'agent',
  damage,
  n,
  sparesSurvivors: spares === 'sparesSurvivors',
});
/** Lay this card next to the Equipped weapon as if it were that loaded card. */
export const loadAs = (load: Ammunition | Agent): LoadAs => ({ op: 'loadAs', load });
/** Turn the weapon to its other face. */
export const flip = (): Plain<'flip'> => ({ op: 'flip' });

export const leave = (zone: Leave['zone']): Leave => ({ op: 'leave', zone });
export const enter = (zone: Enter['zone']): Enter => ({ op: 'enter', zone });
