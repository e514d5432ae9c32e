/** Advice on one decision: what a searching player would do, and what came of that and of the next best. It gets better while one waits. */

import { same } from '@gravetable/kernel';
import type { Below, Json, Look } from '@gravetable/kernel';
import { Weighing, type AnyGuide, type Weighed } from './search.ts';

export interface Advised {
  readonly answer: unknown;
  /** What a try of it came to on average, 0 to 1. */
  readonly chance: number;
  /** The same of the next best; null where nothing else was tried. */
  readonly next: number | null;
  /** On so many tables. */
  readonly tries: number;
}

/** Answers by lot that are held against a plan, where the guide has one plan and no rivals to it. */
const RIVALS = 3;
const MOST_LOTS = 12;

const equals = (a: unknown, b: unknown): boolean => same(a as Json, b as Json);

export class Advice {
  readonly #weighing: Weighing;
  /** The guide has found its answer already: the tries only say what comes of it. */
  readonly #found: unknown;
  readonly #isFound: boolean;

  /** `first` is what habit would do: it is given unless something is surely better. */
  constructor(look: Look, guide: AnyGuide, first: unknown, tries: number, below: Below) {
    const moves = guide.moves(look, below, guide.tries);
    const others = moves.filter((one) => !equals(one, first));
    this.#isFound = moves.length === 1;
    this.#found = moves[0];
    const all = this.#isFound ? withRivals(look, [...moves, first], below) : [first, ...others];
    this.#weighing = new Weighing(look, guide, all, tries, below);
  }

  get done(): boolean {
    return this.#weighing.done;
  }

  /** One more table. */
  step(): void {
    this.#weighing.step();
  }

  get advised(): Advised {
    const { result } = this.#weighing;
    const best = this.#isFound ? result.find(({ answer }) => equals(answer, this.#found))! : result[0]!;
    const { answer, chance, tries } = best;
    return { answer, chance, next: nextBest(result, best), tries };
  }
}

/** Of what was tried most the best; few tries prove nothing. */
function nextBest(result: readonly Weighed[], best: Weighed): number | null {
  const others = result.filter((one) => one !== best && one.tries > 0);
  const most = Math.max(...others.map(({ tries }) => tries));
  const rivals = others.filter(({ tries }) => tries === most);
  return rivals.length === 0 ? null : Math.max(...rivals.map(({ chance }) => chance));
}

function withRivals(look: Look, moves: readonly unknown[], below: Below): unknown[] {
  const found: unknown[] = [];
  const add = (one: unknown): void => {
    if (!found.some((other) => equals(one, other))) found.push(one);
  };
  for (const one of moves) add(one);
  for (let lot = 0; lot < MOST_LOTS && found.length <= RIVALS; lot++) add(look.question.sample(below));
  return found;
}
