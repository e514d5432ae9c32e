// How tries are played on: a Turn at a glance, the rest by what it is asked at. Steps are known by their label, so that no question need
// describe itself; what is asked seldom is answered as habit does.

import type { Ask, Assign, One, Pending, Play, Quick, Split } from '@gravetable/kernel';
import { adventurerOf } from '../cards/adventurers.ts';
import type { SkillKey } from '../cards/skill.ts';
import type { Choice } from '../choices.ts';
import type { Blow } from '../combat/blow.ts';
import type { ArmorWay } from '../enemies/armor.ts';
import type { Hit } from '../enemies/hits.ts';
import { healthOf, isKo, type Drink } from '../health.ts';
import type { Item, Place } from '../layout.ts';
import type { Board, CardNo, Who } from '../state.ts';
import type { ZoneNo } from '../map/types.ts';
import { layOne } from './gear.ts';
import { quickBoost, quickHits, quickShares, quickShot } from './quick-dice.ts';
import { fieldOf } from './quick-field.ts';
import { Fight } from './quick-fight.ts';
import { aimOf } from './quick-goals.ts';
import { TASTE, type Taste } from './quick-taste.ts';
import { placed, quickBlow, quickGift, quickPick, quickTurn } from './quick-turn.ts';
import { armorWay, remedy } from './sharing.ts';
import { firstBuy } from './shopping.ts';
import { habit } from './small-questions.ts';
import { skillWorth } from './skills.ts';
import { NO_WAY, waysTable } from './ways.ts';

type Vars = { readonly [name: string]: unknown };
type Answer = (board: Board, ask: Ask<unknown>, vars: Vars, taste: Taste) => unknown;

const optionsOf = <A>(ask: Ask<unknown>): readonly A[] => (ask as One<A>).options;

/** The Zone where the party can take most. */
const sturdiest: Answer = (board, ask, _, taste) => {
  const options = optionsOf<ZoneNo>(ask);
  const { close, shot } = fieldOf(board, taste);
  let best = options[0]!;
  let least = Infinity;
  for (const zone of options) {
    let health = 0;
    for (const a of board.party) if (a.zone === zone && !isKo(a)) health += healthOf(a) - a.wounds;
    const strain = health === 0 ? 99 : (1 + close[zone]! + shot[zone]!) / health;
    if (strain < least) [least, best] = [strain, zone];
  }
  return best;
};

/** The Zone farthest from the party, or nearest to it. */
const lonely =
  (sign: 1 | -1): Answer =>
  (board, ask) => {
    const options = optionsOf<ZoneNo>(ask);
    const table = waysTable(board);
    const size = board.revealed.length;
    let best = options[0]!;
    let most = -Infinity;
    for (const zone of options) {
      let near = NO_WAY;
      for (const a of board.party) near = Math.min(near, table[a.zone * size + zone]!);
      if (sign * near > most) [most, best] = [sign * near, zone];
    }
    return best;
  };

const ranks = new Map<string, number>();
function rankOf(key: SkillKey, id: string): number {
  const said = `${id} ${key}`;
  let rank = ranks.get(said);
  if (rank === undefined) ranks.set(said, (rank = skillWorth(key, adventurerOf(id).class)));
  return rank;
}

const run: Answer = (board, ask, vars, taste) => {
  const { who } = vars['blow'] as Blow;
  const fight = new Fight(board, who, taste);
  const aim = aimOf(board, who, fight.field, taste);
  const { zone } = board.party[who]!;
  const { actions } = board.turn;
  const options = optionsOf<{ readonly to: ZoneNo | null }>(ask);
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const to = option.to ?? zone;
    const worth = fight.best(to, actions, 0) + placed(fight, to, aim);
    if (worth > most) [most, best] = [worth, option];
  }
  return best;
};

const ANSWERS: { readonly [label: string]: Answer } = {
  'DK-PP-03a': (board, ask, _, taste) => quickTurn(board, board.turn.who!, optionsOf<Choice>(ask), taste),
  'DK-PP-01b': (board, ask, _, taste) => quickPick(board, optionsOf<Who>(ask), taste),
  'DK-RULING-117': (board, ask, { who }, taste) =>
    quickGift(board, who as Who, optionsOf<Choice>(ask), taste),
  'DK-RULING-138': (board, ask, { who }, taste) => quickBlow(board, who as Who, optionsOf(ask), -1, taste),
  'DK-CLASS-DUO-01a': (board, ask, { duos }, taste) =>
    quickBlow(board, (duos as readonly Who[])[0]!, optionsOf(ask), 0.15, taste),
  'DK-RULING-66b': (board, ask, { blow }, taste) => quickBoost(board, blow as Blow, optionsOf(ask), taste),
  'DK-CLASS-RANGER-01': (board, ask, { blow, all }, taste) =>
    quickShot(board, blow as Blow, all as readonly number[], optionsOf(ask), taste),
  'DK-MELEE-01': (board, ask, { blow }, taste) =>
    quickHits(board, blow as Blow, (ask as unknown as Split).total, (ask as unknown as Split).limits, taste),
  'DK-SKILL-HITRUN': run,
  'DK-ATK-03a': (board, ask, { victims, left, hits }) => {
    const [{ damage }] = left as readonly [{ readonly damage: number }];
    return quickShares(
      board,
      victims as readonly Who[],
      (ask as unknown as Split).total,
      damage,
      hits as readonly Hit[],
    );
  },
  'DK-FF-02': (board, ask, { friends }) =>
    quickShares(board, friends as readonly Who[], (ask as unknown as Split).total, 1, []),
  'DK-RULING-119': (board, ask, { who, n }) =>
    armorWay(board, who as Who, optionsOf<ArmorWay>(ask), n as number, 1),
  'DK-RULING-130b': (board, ask, { due }) =>
    remedy(board, optionsOf<Drink>(ask), due as readonly { who: Who; n: number }[]),
  'DK-RULING-43': sturdiest,
  'DK-EMOVE-02a': sturdiest,
  'DK-SEARCH-02': lonely(1),
  'DK-RULING-05': lonely(-1),
  'DK-RULING-156': (board, ask, { who }) => layOne(board, who as Who, ask as unknown as Assign<Item, Place>),
  'DK-ADR-07': (board, ask) => {
    const { id } = board.party[board.queue.levelUps[0]!.who]!;
    const options = optionsOf<SkillKey>(ask);
    return options.reduce((best, key) => (rankOf(key, id) > rankOf(best, id) ? key : best));
  },
  'DK-SETUP-14a': (board, ask, { who }) =>
    firstBuy({ board, about: {}, vars: {}, below: null }, who as Who, optionsOf<CardNo>(ask)),
};

/** As habit answers, by what the question says of itself. */
function slowly(board: Board, ask: Ask<unknown>, vars: Vars): unknown {
  const aside = ask.aside as
    | { readonly kind?: string; readonly about?: { readonly [key: string]: unknown } }
    | undefined;
  return habit({ board, about: aside?.about ?? {}, vars, below: null }, aside?.kind ?? '', ask);
}

/** A player of tries who weighs by these numbers. */
export const glancing =
  (taste: Taste): Quick<Board> =>
  (play: Play<Board>, pending: Pending): unknown => {
    const ask = play.ask(pending);
    const { board } = play.state;
    const { vars } = pending.frame;
    const answer = ANSWERS[pending.op.label];
    return answer === undefined ? slowly(board, ask, vars) : answer(board, ask, vars, taste);
  };

export const quick = glancing(TASTE);
