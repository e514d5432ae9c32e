// DC-CHK-09, DC-RULING-10, DC-RULING-98: drawing cards, and shuffling a discard pile when nothing is left to draw.
import { shuffled } from '@gravetable/kernel';
import { equipmentCard } from '../box/box.ts';
import { procedure, type T } from '../rulebook.ts';
import type { BiomeId, BossId } from '../schema.ts';
import type { CombatNo, EquipmentNo, FoeNo, HeroNo } from '../state.ts';
import { handSize, heroAt, type Seen } from '../table.ts';
import { itemSaid } from '../view/printed.ts';

// Combat decks

/** DC-CHK-09: an empty draw pile is made anew from the discard pile, at the moment a card is wanted and not before. */
const reshuffle = procedure<{ hero: HeroNo }>('reshuffle')
  .chance('DC-CHK-09', 'pile', (t, v) => shuffled(heroAt(t, v.hero).discard))
  .do('DC-CHK-09a', (t, v) => {
    const hero = heroAt(t, v.hero);
    hero.draw = v.pile.slice();
    hero.discard = [];
    hero.shown = hero.shown.filter((no) => hero.hand.includes(no) || hero.active.includes(no));
    t.tell?.({ kind: 'deckReshuffled', who: hero.seat });
  })
  .end();

const needsShuffle = (t: Seen, no: HeroNo): boolean => {
  const hero = heroAt(t, no);
  return hero.draw.length === 0 && hero.discard.length > 0;
};

/** The top card of a draw pile, taken off; null when there is no card at all. */
export const takeTop = procedure<{ hero: HeroNo }, CombatNo | null>('takeTop')
  .call('DC-CHK-09b', (t, v) => (needsShuffle(t, v.hero) ? reshuffle.with({ hero: v.hero }) : null))
  .return('DC-CHK-09c', (t, v) => heroAt(t, v.hero).draw.pop() ?? null)
  .end();

/** Cards a hand still lacks. */
function missing(t: Seen, no: HeroNo): number {
  const hero = heroAt(t, no);
  return hero.who === 'serenade' || hero.dead ? 0 : handSize(hero) - hero.hand.length;
}

function drawUp(t: T, no: HeroNo): void {
  const hero = heroAt(t, no);
  const n = Math.min(missing(t, no), hero.draw.length);
  for (let i = 0; i < n; i++) hero.hand.push(hero.draw.pop()!);
  const event = { kind: 'drew', who: hero.seat, n } as const;
  if (n > 0) t.tell?.(event, { to: [hero.seat], event: { ...event, reveals: true } });
}

/** The first Beheaded whose hand needs a reshuffle to be filled, or -1. */
const shortHand = (t: Seen): HeroNo =>
  t.board.heroes.findIndex((_, no) => missing(t, no) > 0 && needsShuffle(t, no));

/** DC-CHK-08, DC-UPK-07: hands are refilled to 3. */
export const refillHands = procedure('refillHands')
  .do('DC-UPK-07', (t) => {
    for (let no = 0; no < t.board.heroes.length; no++) drawUp(t, no);
  })
  .while(
    'DC-UPK-07a',
    (t) => shortHand(t) !== -1,
    (short) =>
      short
        .set('DC-UPK-07b', 'hero', shortHand)
        .call('DC-UPK-07c', (_, v) => reshuffle.with({ hero: v.hero }))
        .do('DC-UPK-07d', (t, v) => drawUp(t, v.hero)),
  )
  .end();

// Equipment and Blueprints

/** DC-RULING-10: the top card of the Equipment deck, or null when deck and discard are empty. */
export const drawEquipment = procedure<object, EquipmentNo | null>('drawEquipment')
  .when(
    'DC-RULING-10',
    (t) => t.board.run.equipment.length === 0 && t.board.run.equipmentDiscard.length > 0,
    (empty) =>
      empty
        .chance('DC-RULING-10a', 'pile', (t) => shuffled(t.board.run.equipmentDiscard))
        .do('DC-RULING-10b', (t, v) => {
          t.board.run.equipment = v.pile.slice();
          t.board.run.equipmentDiscard = [];
        }),
  )
  .return('DC-RULING-10c', (t) => t.board.run.equipment.pop() ?? null)
  .end();

/** A card drawn from the Equipment deck lies face up: everybody is told which one it is. */
export function tellItem(t: T, kind: 'found' | 'itemPlaced' | 'deathRowItem', no: EquipmentNo): void {
  const card = equipmentCard(no);
  t.tell?.({ kind, equipment: card.code, item: itemSaid(card), reveals: true });
}

/** The Blueprint deck on the Annexe: that of the Biome, or of the Boss being fought. */
const blueprintDeck = (t: Seen): BiomeId | BossId => t.board.combat?.boss?.id ?? t.board.biome!.id;

/** DC-ICON-05: the bottom card of the Blueprint deck, or null. */
export const takeBlueprint = (t: Seen): EquipmentNo | null =>
  t.board.campaign.blueprints[blueprintDeck(t)].shift() ?? null;

/** Cards by their numbers, in place: without a call for each pair, since a Run ends with putting all of them in order. */
export function inOrder(cards: number[]): number[] {
  const sorted = Int32Array.from(cards).sort();
  for (let at = 0; at < sorted.length; at++) cards[at] = sorted[at]!;
  return cards;
}

/** DC-RULING-98: back under their own decks, the lowest number at the very bottom. */
export function underBlueprints(t: Seen, cards: readonly EquipmentNo[]): void {
  for (const no of cards) {
    const origin = equipmentCard(no).origin;
    if (origin === 'ST' || origin === 'S') throw new RangeError(`${equipmentCard(no).code} is no Blueprint`);
    const deck = t.board.campaign.blueprints[origin];
    deck.push(no);
    inOrder(deck);
  }
}

// Monsters

/** DC-CMB-02: the top card of the Monster or the Elite deck. */
export const drawFoe = procedure<{ of: 'monster' | 'elite' }, FoeNo | null>('drawFoe')
  .when(
    'DC-RULING-10d',
    (t, v) => {
      const biome = t.board.biome!;
      return v.of === 'elite'
        ? biome.elites.length === 0 && biome.eliteDiscard.length > 0
        : biome.monsters.length === 0 && biome.monsterDiscard.length > 0;
    },
    (empty) =>
      empty
        .chance('DC-RULING-10e', 'pile', (t, v) =>
          shuffled(v.of === 'elite' ? t.board.biome!.eliteDiscard : t.board.biome!.monsterDiscard),
        )
        .do('DC-RULING-10f', (t, v) => {
          const biome = t.board.biome!;
          if (v.of === 'elite') {
            biome.elites = v.pile.slice();
            biome.eliteDiscard = [];
          } else {
            biome.monsters = v.pile.slice();
            biome.monsterDiscard = [];
          }
        }),
  )
  .return('DC-RULING-10g', (t, v) => {
    const biome = t.board.biome!;
    return (v.of === 'elite' ? biome.elites.pop() : biome.monsters.pop()) ?? null;
  })
  .end();
