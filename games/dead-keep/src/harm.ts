// DK-KO-01, DK-RULING-130: Wounds of the Adventurers, and the window before they are taken.

import { choose, said, type Aside, type Ask, type Seat } from '@gravetable/kernel';
import { drink, drinkPieces, drinksOf, drinkWords, healthOf, isKo, type Drink } from './health.ts';
import { isOver, judge } from './judge.ts';
import type { ZoneNo } from './map/types.ts';
import { procedure, type T } from './rulebook.ts';
import { seatsFromFirst } from './seats.ts';
import type { Board, Who } from './state.ts';

/** DK-KO-01: Wounds beyond the last are ignored. */
export function takeWounds(t: T, who: Who, n: number): void {
  const a = t.board.party[who]!;
  if (n <= 0 || isKo(a) || isOver(t.board)) return;
  const health = healthOf(a);
  a.wounds = Math.min(health, a.wounds + n);
  t.tell?.({ kind: 'wounded', adventurer: a.id, n, left: health - a.wounds, pieces: [`adventurer:${a.id}`] });
  if (isKo(a)) t.tell?.({ kind: 'ko', adventurer: a.id, pieces: [`adventurer:${a.id}`] });
  judge(t);
}

/** Wounds that are about to be taken. */
export interface Due {
  readonly who: Who;
  readonly n: number;
}

const PASS = { do: 'pass' } as const;
type Remedy = Drink | typeof PASS;

/** DK-RULING-130: Zones in which somebody who has a Wound already is about to take more. */
function dangerZones(board: Board, due: readonly Due[]): ZoneNo[] {
  const zones: ZoneNo[] = [];
  for (const { who, n } of due) if (n > 0 && board.party[who]!.wounds > 0) zones.push(board.party[who]!.zone);
  return zones;
}

function remedies(board: Board, seat: Seat, due: readonly Due[]): Drink[] {
  const zones = isOver(board) ? [] : dangerZones(board, due);
  if (zones.length === 0) return [];
  return drinksOf(board, seat).filter(({ holder }) => zones.includes(board.party[holder]!.zone));
}

/** Before anybody is looked for who could drink one. */
function havePotions({ party }: Board): boolean {
  for (const a of party) if (a.potions > 0) return true;
  return false;
}

function askRemedy(
  t: T,
  seat: Seat,
  { due, attackers }: { readonly due: readonly Due[]; readonly attackers: readonly string[] },
): Ask<Remedy> | null {
  const drinks = remedies(t.board, seat, due);
  if (drinks.length === 0) return null;
  const left = ({ who, n }: Due): number => {
    const a = t.board.party[who]!;
    return Math.max(0, healthOf(a) - a.wounds - n);
  };
  // Whoever would fall is named before who would only be hurt more.
  const worst = due.reduce((a, b) => ((left(b) - left(a) || a.n - b.n) < 0 ? b : a));
  const aside: Aside<Remedy> = {
    kind: 'beforeWounds',
    about: { adventurer: t.board.party[worst.who]!.id, n: worst.n, left: left(worst), attackers },
    says: (one) => (one.do === 'drink' ? drinkWords(t.board, one) : said('option.drink.pass')),
    touches: (one) => (one.do === 'drink' ? drinkPieces(t.board, one) : []),
  };
  return choose<Remedy>(seat, [...drinks, PASS], aside);
}

/** DK-RULING-130 The window before Wounds apply: each owner of a Potion in the Zone, from the First Player on. */
export const beforeWounds = procedure<{ due: readonly Due[]; attackers: readonly string[] }>('beforeWounds')
  .set('DK-RULING-130', 'seats', (t, v): readonly Seat[] =>
    !havePotions(t.board) || dangerZones(t.board, v.due).length === 0
      ? []
      : seatsFromFirst(t).filter((seat) => remedies(t.board, seat, v.due).length > 0),
  )
  .while(
    'DK-RULING-130a',
    (t, v) => v.seats.length > 0 && !isOver(t.board),
    (each) =>
      each
        .ask('DK-RULING-130b', 'remedy', (t, v) => askRemedy(t, v.seats[0]!, v))
        .do('DK-RULING-61', (t, v) => {
          if (v.remedy?.do === 'drink') drink(t, v.remedy);
        })
        .set('DK-RULING-130c', 'seats', (_, v): readonly Seat[] =>
          v.remedy?.do === 'drink' ? v.seats : v.seats.slice(1),
        ),
  )
  .end();
