// DK-SPAWN: what may spawn at the end of the Round: Notables for certain, Spawn Zones by the odds of the cards that are left.
import { partyDanger } from '../adrenaline.ts';
import { enemyCardOf } from '../cards/decks/index.ts';
import { UNDEAD, type EnemyKind } from '../cards/ids.ts';
import type { EnemyCard } from '../cards/enemy.ts';
import { undeadOf } from '../cards/undead.ts';
import { zoneId } from '../enemies/lookout.ts';
import { figuresOf } from '../enemies/packs.ts';
import type { ZoneNo } from '../map/types.ts';
import { moreAt } from '../quests/rules.ts';
import type { Board } from '../state.ts';
import { notablesOut } from '../spawn/notables.ts';
import { figuresLeft, spawnZones } from '../spawn/place.ts';
import { chart } from '../where.ts';

/** What a card would bring, and how many of the cards that may come next bring it. */
export interface SpawnOdds {
  /** An Enemy kind, or a Mist Event. */
  readonly what: string;
  /** Enemies it places; of "Footmen in the Mist!" in each Mist Zone. */
  readonly n: number;
  /** A Notable comes with its escort. */
  readonly escort: string | null;
  readonly cards: number;
  /** More than there are miniatures: DK-MINI-01. */
  readonly short: boolean;
}
export interface SpawnsAhead {
  /** Miniatures of the Undead that are not on the board. */
  readonly box: readonly { readonly enemy: string; readonly left: number; readonly of: number }[];
  readonly notables: readonly { readonly enemy: string; readonly zone: string; readonly spawns: string }[];
  /** In the order they are drawn for; `of`: how many cards may come. */
  readonly spawns: readonly {
    readonly zone: string;
    readonly level: number;
    readonly of: number;
    readonly odds: readonly SpawnOdds[];
  }[];
  /** What a room nobody has looked into would bring, were it opened now; null: none is left. */
  readonly dark: {
    readonly level: number;
    readonly of: number;
    readonly odds: readonly SpawnOdds[];
  } | null;
}

/** `zone`: the Spawn Zone it would be drawn for; null for a room. */
function faceOf(board: Board, card: EnemyCard, zone: ZoneNo | null): Omit<SpawnOdds, 'cards'> {
  const line = partyDanger(board);
  const more = (enemy: EnemyKind): number => (zone === null ? 0 : moreAt(board, enemy, zone));
  switch (card.does) {
    case 'spawn': {
      const n = card.n[line]! + more(card.enemy);
      return { what: card.enemy, n, escort: null, short: figuresLeft(board, card.enemy) < n };
    }
    case 'notable': {
      const n = card.n[line]! + more(card.escort);
      const short = figuresLeft(board, card.notable) < 1 || figuresLeft(board, card.escort) < n;
      return { what: card.notable, n, escort: card.escort, short };
    }
    case 'monster':
      return { what: card.monster, n: 1, escort: null, short: figuresLeft(board, card.monster) < 1 };
    case 'event':
      return { what: card.event, n: card.n?.[line] ?? 0, escort: null, short: false };
  }
}

/** Cards of one Level lie in an order nobody knows: any of them may be the next. */
export function oddsAt(
  board: Board,
  pile: readonly number[],
  level: number,
  zone: ZoneNo | null,
): SpawnOdds[] {
  const odds = new Map<string, SpawnOdds>();
  for (const no of pile) {
    const card = enemyCardOf(no);
    if (card.level !== level) continue;
    const face = faceOf(board, card, zone);
    const key = `${face.what} ${face.n}`;
    odds.set(key, { ...face, cards: (odds.get(key)?.cards ?? 0) + 1 });
  }
  // Of equals the one that brings more, then by name: the order of the pile is nobody's to see.
  return [...odds.values()].toSorted(
    (one, other) => other.cards - one.cards || other.n - one.n || (one.what < other.what ? -1 : 1),
  );
}

/** What the next Building card may bring, in whichever dark room. */
export function roomOdds(board: Board): NonNullable<SpawnsAhead['dark']> {
  const { pile } = board.building;
  const next = pile.at(-1);
  const level = next === undefined ? 0 : enemyCardOf(next).level;
  const odds = oddsAt(board, pile, level, null);
  return { level, of: odds.reduce((sum, { cards }) => sum + cards, 0), odds };
}

function darkAhead(board: Board): SpawnsAhead['dark'] {
  const isLeft = chart(board).zones.some(
    ({ dark, sealed }, zone) => dark && !sealed && !board.revealed[zone],
  );
  return isLeft ? roomOdds(board) : null;
}

export function spawnsAhead(board: Board): SpawnsAhead {
  const { pile } = board.street;
  return {
    dark: darkAhead(board),
    box: UNDEAD.map((enemy) => ({ enemy, left: figuresLeft(board, enemy), of: figuresOf(enemy) })),
    notables: notablesOut(board).map((enemy) => ({
      enemy,
      zone: zoneId(board, board.packs.find(({ kind }) => kind === enemy)!.zone),
      spawns: undeadOf(enemy).spawns!,
    })),
    spawns: spawnZones(board).flatMap((zone, at) => {
      const next = pile.at(-1 - at);
      if (next === undefined) return [];
      const { level } = enemyCardOf(next);
      const odds = oddsAt(board, pile, level, zone);
      return [
        { zone: zoneId(board, zone), level, of: odds.reduce((sum, { cards }) => sum + cards, 0), odds },
      ];
    }),
  };
}
