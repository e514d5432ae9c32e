// What a search has to know of this game. A Turn is a plan: what is compared are ways to play the rest of the Round, and the
// first answer of the best is given. A try rests when the next Round begins.
import { One, same, type AnyPlay, type Below, type Guide, type Json, type Look } from '@gravetable/kernel';
import type { Pending, Play } from '@gravetable/kernel';
import { actionsOf, freeActionsOf } from '../adrenaline.ts';
import type { Choice } from '../choices.ts';
import { isKo, type Drink } from '../health.ts';
import type { Board } from '../state.ts';
import { player, turnChoice } from './careful.ts';
import { features } from './features.ts';
import { NET } from './net.ts';
import { potionNow } from './sharing.ts';
import { habit } from './small-questions.ts';
import { CAREFUL, type Style } from './turns.ts';

/** Walks on later than `careful` does: what is near is fought first. */
const PATIENT: Style = { ...CAREFUL, way: 0.35, harm: 1.3, band: 6 };

/** Ways to play on: that of habit first. */
const STYLES: readonly Style[] = [
  PATIENT,
  { ...PATIENT, way: 1.2 },
  { ...PATIENT, harm: 3 },
  { ...PATIENT, harm: 0.5, way: 0.1 },
];

const answerIn =
  (style: Style) =>
  (play: Play<Board>, pending: Pending): unknown => {
    const { board } = play.state;
    const ask = play.ask(pending);
    const aside = ask.aside as
      | { readonly kind?: string; readonly about?: Record<string, unknown> }
      | undefined;
    const kind = aside?.kind ?? '';
    if (kind === 'turn' && ask instanceof One)
      return turnChoice(board, board.turn.who!, ask.options as readonly Choice[], style);
    return habit({ board, about: aside?.about ?? {}, vars: pending.frame.vars, below: null }, kind, ask);
  };
const WAYS = STYLES.map(answerIn);

/** The first answer of every style, on a table that might be the real one. */
function answers(look: Look, below: Below): Choice[] {
  const { board } = look.sample<Board>(below).state;
  const options = (look.question as One<Choice>).options;
  return STYLES.map((style) => turnChoice(board, board.turn.who!, options, style));
}

const equals = (a: unknown, b: unknown): boolean => same(a as Json, b as Json);
const isTurn = ({ question }: Look): boolean => question instanceof One && question.aside?.kind === 'turn';

const POTION = 'DK-TREAS-03';

/** Somebody lies or is weak where somebody else could help. */
const couldHelp = ({ party }: Board): boolean =>
  party.some(
    (a) => a.potions > 0 && !isKo(a) && party.some(({ zone, wounds }) => zone === a.zone && wounds >= 3),
  );

function potionIn(play: Play<Board>, { seat }: Pending): { id: string; answer: Drink } | null {
  const { board } = play.state;
  if (!couldHelp(board)) return null;
  const power = play.powersOf(seat).find((one) => one.power.label === POTION);
  if (power === undefined) return null;
  const answer = potionNow(board, (power.ask as One<Drink>).options);
  return answer === null ? null : { id: power.id, answer };
}

/** The first question of a Round: whose Turn it is, or what to do in the first. */
function isRoundBegun(play: AnyPlay): boolean {
  const board = play.state.board as Board;
  const { phase, turn, party } = board;
  if (phase !== 'players') return false;
  const played = party.reduce((n, one) => n + (one.played ? 1 : 0), 0);
  if (turn.who === null) return played === 0;
  return (
    played === 1 &&
    turn.used.length === 0 &&
    turn.actions === actionsOf(board, turn.who) &&
    equals(turn.free, freeActionsOf(board, turn.who))
  );
}

const patient = player('patient', PATIENT);

export const guide: Guide<Board> = {
  habit: patient,
  quick: WAYS[0]!,
  use: potionIn,
  moves(look, below, tries) {
    if (tries === 0 || !isTurn(look)) return [patient.choose(look, below)];
    const found: Choice[] = [];
    for (const one of answers(look, below)) if (!found.some((other) => equals(one, other))) found.push(one);
    return found;
  },
  plan(look, answer, below) {
    if (!isTurn(look)) return null;
    const at = answers(look, below).findIndex((one) => equals(one, answer));
    return at < 0 ? null : WAYS[at]!;
  },
  tries: 30,
  lapses: 25,
  settled: ({ over }) => (over === null ? null : over === 'won' ? 1 : 0),
  rest: { at: isRoundBegun, depth: 1, features, net: NET },
};
