/** Assign: every item is put into a place that has room for it, all at once. An inventory is laid out with it. */

import type { Below } from './random.ts';
import { Asked, COUNTED, saidOf, type Ask, type Aside, type LazyAside, type Seat } from './question.ts';
import { refuse, type Refusal } from './refusal.ts';
import { said, type Said } from './text.ts';

export interface AssignLimits<I, P> {
  /** How many items each place holds, in the order of the places. */
  readonly room: readonly number[];
  /** Whether an item may lie in a place: true, or the code that says why not. Without it, anything may. */
  readonly fits?: (item: I, place: P) => true | string;
  /** Where each item lies now, by the number of its place. That must be legal: it is the answer that changes nothing. */
  readonly now: readonly number[];
}

/** The aside speaks of the items; what it says of the places stands beside that. */
export interface AssignAside<I, P> extends Aside<I> {
  readonly place?: Pick<Aside<P>, 'says' | 'touches'>;
}

/** Changes a sampled answer makes to how things lie now, at most. */
const MOST_CHANGES = 3;

/** Put each item into a place. The answer has the number of a place for each item, in the order of the items. */
export class Assign<I, P> extends Asked<I, AssignAside<I, P>> implements Ask<readonly number[]> {
  readonly form = 'assign';
  readonly items: readonly I[];
  readonly places: readonly P[];
  readonly limits: AssignLimits<I, P>;
  #known: readonly (readonly number[])[] | null = null;
  #counted: number | null = null;

  constructor(
    seat: Seat,
    items: readonly I[],
    places: readonly P[],
    limits: AssignLimits<I, P>,
    aside: LazyAside<I, AssignAside<I, P>> | undefined,
  ) {
    super(seat, aside);
    this.items = items;
    this.places = places;
    this.limits = limits;
    const wrong = this.#objection(limits.now);
    if (wrong !== null) throw new Error(`what lies somewhere now does not fit there: ${wrong.code}`);
  }

  /** Whether an item may lie in a place, whatever else lies there: true, or the code that says why not. */
  fits(item: number, place: number): true | string {
    return this.limits.fits?.(this.items[item]!, this.places[place]!) ?? true;
  }

  /** The places each item may lie in, by number. */
  #fitting(): readonly (readonly number[])[] {
    if (this.#known !== null) return this.#known;
    const known: number[][] = [];
    for (let item = 0; item < this.items.length; item++) {
      const found: number[] = [];
      for (let place = 0; place < this.places.length; place++)
        if (this.fits(item, place) === true) found.push(place);
      known.push(found);
    }
    this.#known = known;
    return known;
  }

  /** How things lie now is an answer. */
  isAnswerable(): boolean {
    return true;
  }

  count(): number {
    // Whatever fits where: no more than this.
    let most = 1;
    for (let item = 0; item < this.items.length; item++) most *= this.places.length;
    if (most > COUNTED) return Infinity;
    return (this.#counted ??= waysFrom(this.#fitting(), 0, this.limits.room.slice()));
  }

  /** The answers come in the order of the places, the last item's changing first. */
  nth(index: number): readonly number[] {
    const left = this.limits.room.slice();
    const fitting = this.#fitting();
    let before = index;
    return fitting.map((places, item) => {
      for (const place of places) {
        if (left[place] === 0) continue;
        left[place]!--;
        const ways = waysFrom(fitting, item + 1, left);
        if (before < ways) return place;
        before -= ways;
        left[place]!++;
      }
      throw new RangeError(`there is no answer ${index}`);
    });
  }

  /** Where there are too many answers to count: how things lie now, with a few of them moved or changed round. */
  sample(below: Below): readonly number[] {
    if (this.count() !== Infinity) return this.nth(below(this.count()));
    const answer = this.limits.now.slice();
    for (let changes = below(MOST_CHANGES + 1); changes > 0; changes--) this.#change(answer, below);
    return answer;
  }

  /** Move one item by lot to a place by lot; where that is full, something there takes its place. */
  #change(answer: number[], below: Below): void {
    const item = below(this.items.length);
    const from = answer[item]!;
    const to = below(this.places.length);
    if (to === from || this.fits(item, to) !== true) return;
    let there = 0;
    for (const place of answer) if (place === to) there++;
    if (there === this.limits.room[to]) {
      const out: number[] = [];
      for (let one = 0; one < answer.length; one++)
        if (answer[one] === to && this.fits(one, from) === true) out.push(one);
      if (out.length === 0) return;
      answer[out[below(out.length)]!] = from;
    }
    answer[item] = to;
  }

  accept(value: unknown): readonly number[] | Refusal {
    return this.#objection(value) ?? (value as readonly number[]).slice();
  }

  /** What is wrong with an answer: no place, a place that is not for that item, a place that is full. */
  #objection(value: unknown): Refusal | null {
    if (!Array.isArray(value) || value.length !== this.items.length) return refuse('NOT_AN_ANSWER');
    const left = this.limits.room.slice();
    for (let item = 0; item < value.length; item++) {
      const place: unknown = value[item];
      if (!isPlace(place, this.places.length))
        return refuse('NOT_AN_ANSWER', null, { item, places: this.places.length });
      const fits = this.fits(item, place);
      if (fits !== true) return refuse(fits, null, this.#named(item, place));
      if (left[place]! <= 0)
        return refuse('NO_ROOM', null, { ...this.#named(item, place), room: this.limits.room[place]! });
      left[place]!--;
    }
    return null;
  }

  #named(item: number, place: number): { readonly item: Said; readonly place: Said } {
    return { item: this.itemSaid(item), place: this.placeSaid(place) };
  }

  itemSaid(item: number): Said {
    return this.aside?.says?.(this.items[item]!) ?? saidOf(this.items[item]);
  }

  placeSaid(place: number): Said {
    return this.aside?.place?.says?.(this.places[place]!) ?? said('place', { n: place + 1 });
  }
}

const isPlace = (value: unknown, places: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < places;

/** Whether every place holds so many: asked at every step of counting, so without a call for each place. */
function isRoomFor(items: number, left: readonly number[]): boolean {
  for (let place = 0; place < left.length; place++) if (left[place]! < items) return false;
  return true;
}

/** In how many ways the items from this one on can lie in the places that fit them, with so much room left. */
function waysFrom(fitting: readonly (readonly number[])[], item: number, left: number[]): number {
  const items = fitting.length - item;
  if (items === 0) return 1;
  // With room for all of them anywhere, none stands in another's way.
  if (isRoomFor(items, left)) return waysApart(fitting, item);
  const places = fitting[item]!;
  let ways = 0;
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    if (left[place] === 0) continue;
    left[place]!--;
    ways += items === 1 ? 1 : waysFrom(fitting, item + 1, left);
    left[place]!++;
  }
  return ways;
}

/** The same where each goes its own way. */
function waysApart(fitting: readonly (readonly number[])[], item: number): number {
  let ways = 1;
  for (let at = item; at < fitting.length; at++) ways *= fitting[at]!.length;
  return ways;
}

/** Put each of the items into one of the places. */
export function assign<I, P>(
  seat: Seat,
  items: readonly I[],
  places: readonly P[],
  limits: AssignLimits<I, P>,
  aside?: LazyAside<I, AssignAside<I, P>>,
): Assign<I, P> {
  return new Assign(seat, items, places, limits, aside);
}
