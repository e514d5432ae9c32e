// The table in words, from a view: for the terminal, the list view and the screen reader.

import { said, type Said, type Section } from '@gravetable/kernel';
import { CARDS } from './cards/catalogue.ts';
import { HAND_LIMIT } from './survivor.ts';
import type { CardView, SlotView, SpaceView, SurvivorView, View } from './view.ts';

const names = (cards: readonly (CardView | null)[]): readonly string[] =>
  cards.flatMap((card) => (card === null ? [] : [card.card]));

function cardsLine(place: string, cards: readonly CardView[], room: number): Said {
  const where = said(`zone.${place}`);
  if (cards.length === 0) return said('outline.cards.none', { where, room });
  return said('outline.cards', { where, cards: names(cards), n: cards.length, room });
}

function weaponLine({ equipped, uses, face, loaded, loadedUses }: SurvivorView): Said {
  if (equipped === null) return said('outline.unarmed');
  const { card } = equipped;
  if (loaded !== null) return said('outline.armed.loaded', { card, face, card2: loaded.card, n: loadedUses });
  return said('outline.armed', { card, face, n: uses });
}

function survivorSection(survivor: SurvivorView, seat: number, active: boolean): Section {
  const title = said('outline.survivor', { survivor: survivor.id, who: seat, active: active ? 'yes' : 'no' });
  if (survivor.vitality === 0) return { title, lines: [said('outline.dead')] };
  const lines = [
    said('outline.health', {
      vitality: survivor.vitality,
      vitalityMax: survivor.vitalityMax,
      immunity: survivor.immunity,
      immunityMax: survivor.immunityMax,
      actions: survivor.actionsLeft,
    }),
    weaponLine(survivor),
    cardsLine('hand', survivor.hand, HAND_LIMIT),
    cardsLine('reserve', survivor.reserve, survivor.reserveSlots),
  ];
  if (survivor.worn !== null)
    lines.push(said('outline.worn', { card: survivor.worn.card, n: survivor.defence }));
  if (survivor.paralysis !== 'none') lines.push(said('outline.paralysed'));
  return { title, lines };
}

function spaceLine({ space, side, card, hits, hitPoints, turns, paralysis }: SpaceView): Said {
  if (card === null) return said('outline.space', { n: space, side });
  if (CARDS[card.card].kind === 'place') return said('outline.space.place', { n: space, card: card.card });
  return said('outline.space.card', {
    n: space,
    card: card.card,
    left: hitPoints - hits,
    hitPoints,
    turns,
    paralysed: paralysis === 'none' ? 'no' : 'yes',
  });
}

/** One line per row, from the top: what is uncovered comes last, as it lies on top. */
function fieldLines(slots: readonly SlotView[]): Said[] {
  const rows = [...new Set(slots.map(({ row }) => row))];
  return rows.flatMap((row) => {
    const lying = slots.filter((slot) => slot.row === row && slot.back !== null);
    if (lying.length === 0) return [];
    const open = lying.filter(({ up, covered }) => !up && !covered).length;
    const seen = lying.flatMap(({ card }) => (card === null ? [] : [card.card]));
    if (seen.length === 0) return [said('outline.row', { row, n: lying.length, open })];
    return [said('outline.row.seen', { row, n: lying.length, open, cards: seen })];
  });
}

/** The day, the place and who is still on their feet. */
export function standing({ day, zone, lastWhisper, survivors }: View): readonly Said[] {
  const each = survivors.map(({ id, vitality, vitalityMax }) =>
    vitality === 0
      ? said('standing.dead', { survivor: id })
      : said('standing.alive', { survivor: id, vitality, vitalityMax }),
  );
  return [
    said('standing.day', { day, zone }),
    ...(lastWhisper ? [said('standing.lastWhisper')] : []),
    ...(each.length === 0 ? [] : [said('standing.vitality', { each: each as never })]),
  ];
}

/** Everything a player has in front of them, top to bottom. */
export function outline(view: View): readonly Section[] {
  const { threats, piles, zone } = view;
  const day: Said[] = [said('outline.piles', { common: piles.common, city: piles.city, kit: piles.kit })];
  for (const threat of threats)
    day.push(said('outline.threat', { threat, text: said(`threat.${threat}.text`) }));
  if (view.lastWhisper) day.push(said('outline.lastWhisper'));
  return [
    { title: said('outline.day', { day: view.day, zombies: view.zombiesEliminated }), lines: day },
    { title: said('zone.playingArea'), lines: view.spaces.map(spaceLine) },
    {
      title: said('outline.field', { zone: said(`zone.${zone}`) }),
      lines: fieldLines(zone === 'main' ? view.main : view.indoor),
    },
    ...view.survivors.map((survivor, seat) => survivorSection(survivor, seat, seat === view.active)),
  ];
}
