// DC-UPG-06, -07, DC-RULING-68, -69: the Combat decks between Runs: who gets a card, which card may leave.
import type { Json } from '@gravetable/kernel';
import { askGroup } from '../asking.ts';
import { combatCard } from '../box/box.ts';
import { linesSaid } from '../view/printed.ts';
import { procedure } from '../rulebook.ts';
import type { CombatNo, HeroId } from '../state.ts';
import type { Seen } from '../table.ts';

export const OWNERS: readonly HeroId[] = ['flayed', 'quartered', 'immolated', 'poisoned', 'serenade'];
/** DC-UPG-07, DC-FAQ-05. */
const LEAST: { readonly [H in HeroId]: number } = {
  flayed: 6,
  quartered: 6,
  immolated: 6,
  poisoned: 6,
  serenade: 3,
};

/** A card in somebody's deck. */
export interface Owned {
  readonly who: HeroId;
  readonly card: CombatNo;
}

/** The cards of all decks that may leave without making a deck too small (DC-RULING-69). */
export function removable(t: Seen, may: (card: CombatNo) => boolean = () => true): Owned[] {
  const { decks } = t.board.campaign;
  return OWNERS.filter((who) => decks[who].length > LEAST[who]).flatMap((who) =>
    decks[who].filter(may).map((card) => ({ who, card })),
  );
}

export function removeCard(t: Seen, { who, card }: Owned): void {
  const { decks } = t.board.campaign;
  decks[who] = decks[who].filter((one) => one !== card);
}

const ownedAside = (kind: string) => ({
  kind,
  says: (one: Owned | 'none') =>
    one === 'none'
      ? { id: 'option.none' }
      : { id: 'option.owned', args: { combat: combatCard(one.card).code, beheaded: one.who } },
  touches: (one: Owned | 'none') => (one === 'none' ? [] : [`combat:${combatCard(one.card).code}`]),
});

/** DC-RULING-68: any Beheaded, in this Run or not, or Serenade, unless the card names its owner. */
export const giveCombatCard = procedure<{ card: CombatNo; not: HeroId | null }>('giveCombatCard')
  .ask('DC-RULING-68', 'who', (t, v) =>
    combatCard(v.card).owner === 'any'
      ? askGroup(
          t,
          OWNERS.filter((who) => who !== v.not),
          () => ({
            kind: 'placeCombat',
            about: {
              combat: combatCard(v.card).code,
              print: linesSaid(combatCard(v.card).lines) as unknown as Json,
            },
            says: (who) => ({ id: `beheaded.${who}` }),
          }),
        )
      : null,
  )
  .do('DC-UPG-06', (t, v) => {
    const { owner, code } = combatCard(v.card);
    const who = v.who ?? (owner === 'any' ? 'flayed' : owner);
    const deck = t.board.campaign.decks[who];
    deck.push(v.card);
    deck.sort((a, b) => a - b);
    t.tell?.({ kind: 'combatGiven', combat: code, beheaded: who });
  })
  .end();

/** DC-EQP-13: Combat cards leave the game; one is compulsory, several are "up to". */
export const purgeCombat = procedure<{ n: number }>('purgeCombat')
  .set('DC-UPG-07', 'left', (_, v) => v.n)
  .while(
    'DC-RULING-69',
    (t, v) => v.left > 0 && removable(t).length > 0,
    (each) =>
      each
        .ask('DC-RULING-69a', 'gone', (t, v) => {
          const cards: readonly (Owned | 'none')[] = removable(t);
          return askGroup(t, v.n === 1 ? cards : [...cards, 'none' as const], ownedAside('purge'));
        })
        .set('DC-RULING-110', 'left', (_, v) => (v.gone === 'none' ? 0 : v.left - 1))
        .do('DC-EQP-13', (t, v) => {
          if (v.gone === 'none') return;
          removeCard(t, v.gone);
          t.board.campaign.purgedCombat.push(v.gone.card);
          t.tell?.({ kind: 'purgedCombat', combat: combatCard(v.gone.card).code, beheaded: v.gone.who });
        }),
  )
  .end();

/** An Upgrade card without a named owner changes decks. */
const canChange = (card: CombatNo): boolean => combatCard(card).owner === 'any';

export const handOver = procedure('handOver')
  .ask('DC-UPG-04d', 'moved', (t) => {
    const cards = removable(t, canChange);
    return cards.length === 0
      ? null
      : askGroup<Owned | 'none'>(t, [...cards, 'none'], ownedAside('handOver'));
  })
  .call('DC-UPG-04e', (t, v) => {
    if (v.moved === null || v.moved === 'none') return null;
    removeCard(t, v.moved);
    return giveCombatCard.with({ card: v.moved.card, not: v.moved.who });
  })
  .end();
