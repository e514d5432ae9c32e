// CD 5.2 Odds for whoever asks: what a face-down card of the street may be, and what the Game turn costs if the turn ends now.

import { isRecord, said, type Json, type Prospect, type Play, type Seat } from '@gravetable/kernel';
import type { Kind } from './cards/card.ts';
import { cardOf, type CardInstance } from './cards/deck.ts';
import { courseOf } from './forecast.ts';
import { alikeByBack, layersLying } from './hidden.ts';
import { currentField, SPECIAL_SLOTS } from './layout.ts';
import type { Event } from './log.ts';
import type { Board } from './state.ts';
import type { View } from './view.ts';

type Game = Play<Board, Event, View>;

/** What a card may turn out to be; the EXIT is told apart from other places. */
const WAYS = ['exit', 'zombie', 'resource', 'event', 'obstacle', 'place'] as const;
type Way = (typeof WAYS)[number];

const wayOf = (instance: CardInstance): Way => {
  const { id, kind } = cardOf(instance);
  return id === 'exit' ? 'exit' : (kind satisfies Kind);
};

const says = (way: Way) => said(way === 'exit' ? 'odds.card.exit' : `kind.${way}`);

/** Shares of each way, those that cannot be left out. */
function counted(parts: Readonly<Partial<Record<Way, number>>>): Prospect {
  const found = WAYS.flatMap((way) => {
    const chance = parts[way] ?? 0;
    return chance === 0 ? [] : [{ says: says(way), chance }];
  });
  return { about: said('odds.card'), counted: found };
}

function sharesIn(cards: readonly CardInstance[], whole: number): Partial<Record<Way, number>> {
  const parts: Partial<Record<Way, number>> = {};
  for (const card of cards) parts[wayOf(card)] = (parts[wayOf(card)] ?? 0) + whole / cards.length;
  return parts;
}

const lying = (places: ReturnType<typeof alikeByBack>['common']): CardInstance[] =>
  places.map(({ list, at }) => list[at] as CardInstance);

/** A card of the first row of the City: it is the EXIT as often as there are cards in the row, else one of the others. */
function inCityRow(board: Board): Prospect {
  const { cityRow, otherCity } = alikeByBack(board);
  const exit = lying(cityRow).filter((card) => wayOf(card) === 'exit').length / cityRow.length;
  return counted({ ...sharesIn(lying(otherCity), 1 - exit), ...(exit > 0 ? { exit } : {}) });
}

/** Several layers of the pile are dealt one after the other: then the card is looked at on games dealt anew. */
function tried(sample: () => Game, slot: number): Prospect {
  return {
    about: said('odds.card'),
    ways: WAYS.map(says),
    fall: () => WAYS.indexOf(wayOf(currentField(sample().state.board).cards[slot]!)),
  };
}

function cardOdds(board: Board, sample: () => Game, slot: number): Prospect | null {
  const { cards, up, known } = currentField(board);
  if ((cards[slot] ?? null) === null || up[slot] === true || known[slot] === true) return null;
  if (slot < SPECIAL_SLOTS)
    return board.zone === 'main'
      ? inCityRow(board)
      : counted(sharesIn(lying(alikeByBack(board).indoorRow), 1));
  return layersLying(board) > 1
    ? tried(sample, slot)
    : counted(sharesIn(lying(alikeByBack(board).common), 1));
}

/** What the Game turn may cost, in points of Vitality up to so many. */
const COSTS = [0, 1, 2, 3] as const;
const MOST = 4;

/** The Game turn is played, by these very rules, as if the turn ended now. Without Noise it goes one way only. */
function turnOdds(sample: () => Game, seat: Seat): Prospect {
  const about = said('odds.turn');
  const ways = [
    ...COSTS.map((n) => said('odds.turn.costs', { n })),
    said('odds.turn.more', { n: MOST }),
    said('odds.turn.dies'),
  ];
  const played = (): { readonly way: number; readonly uncertain: boolean } => {
    const play = sample();
    const { vitality: before } = play.state.board.survivors[seat]!;
    const { vitality, uncertain } = courseOf(play, seat);
    const way = vitality === 0 ? MOST + 1 : Math.min(MOST, Math.max(0, before - vitality));
    return { way, uncertain };
  };
  const { way, uncertain } = played();
  return uncertain
    ? { about, ways, fall: () => played().way }
    : { about, counted: [{ says: ways[way]!, chance: 1 }] };
}

/** The slot that an answer turns over; of a RUN the first of its two. */
function slotIn(answer: Json): number | null {
  if (!isRecord(answer) || (answer['do'] !== 'walk' && answer['do'] !== 'run')) return null;
  return typeof answer['slot'] === 'number' ? answer['slot'] : null;
}

export function oddsAsked(sample: () => Game, seat: Seat, answer: Json): readonly Prospect[] {
  const { board } = sample().state;
  const slot = slotIn(answer);
  const card = slot === null ? null : cardOdds(board, sample, slot);
  const acts = board.active === seat && board.survivors[seat]!.vitality > 0;
  return [...(card === null ? [] : [card]), ...(acts && answer === null ? [turnOdds(sample, seat)] : [])];
}
