// DK-CLASS-DUO, DK-RULING-70, -92, -147: Combat Reflexes. Each Duo may answer a spawn it sees.

import { choose, type Ask } from '@gravetable/kernel';
import type { AttackChoice } from '../choices.ts';
import { classUses, isOf } from '../classes.ts';
import { attack } from '../combat/attack.ts';
import { attacksOn } from '../combat/declare.ts';
import { zoneId } from '../enemies/lookout.ts';
import { isKo } from '../health.ts';
import { isOver } from '../judge.ts';
import type { ZoneNo } from '../map/types.ts';
import { procedure, type T } from '../rulebook.ts';
import { seatsFromFirst } from '../seats.ts';
import { sourceCount } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { attackWords, piecesOf } from '../words.ts';

const PASS = { do: 'pass' } as const;
type Reaction = AttackChoice | typeof PASS;

/** Duos in the order of seats. */
function duos(t: T): Who[] {
  const { party } = t.board;
  const found: Who[] = [];
  for (let who = 0; who < party.length; who++) if (isOf(t.board, who, 'duo')) found.push(who);
  if (found.length < 2) return found;
  return seatsFromFirst(t).flatMap((seat) => found.filter((who) => party[who]!.seat === seat));
}

/** DK-RULING-70, DK-SKILL-DUO-FREE: reactions of one Duo to one Enemy card. */
const reactions = (board: Board, who: Who): number =>
  classUses(board, who) * (1 + sourceCount(board, who, 'duoFree'));

/** DK-CLASS-DUO-02: attacks on a Zone of the spawn. */
const answers = (board: Board, who: Who, zones: readonly ZoneNo[]): AttackChoice[] =>
  isKo(board.party[who]!) ? [] : attacksOn(board, who, zones);

function askReaction(t: T, who: Who, zones: readonly ZoneNo[]): Ask<Reaction> | null {
  const { board } = t;
  const attacks = isOver(board) ? [] : answers(board, who, zones);
  if (attacks.length === 0) return null;
  const { seat, id } = board.party[who]!;
  return choose<Reaction>(seat, [...attacks, PASS], () => ({
    kind: 'reflexes',
    about: {
      adventurer: id,
      zones: zones
        .filter((zone) => attacks.some((one) => one.zone === zone))
        .map((zone) => zoneId(board, zone)),
    },
    says: (one) =>
      one.do === 'pass' ? { id: 'option.noReflexes' } : attackWords(board, who, one, 'reaction'),
    touches: (one) => (one.do === 'pass' ? [] : piecesOf(board, one)),
  }));
}

/** DK-CLASS-DUO-01, -03: every Duo, so often as it may; one that passes is not asked again for this card. */
export const reflexes = procedure<{ zones: readonly ZoneNo[] }>('reflexes')
  .set('DK-CLASS-DUO-03', 'duos', (t): readonly Who[] => duos(t))
  .while(
    'DK-CLASS-DUO-03a',
    (t, v) => v.duos.length > 0 && !isOver(t.board),
    (each) =>
      each
        .set('DK-RULING-70', 'left', (t, v): number => reactions(t.board, v.duos[0]!))
        .while(
          'DK-CLASS-DUO-01',
          (_, v) => v.left > 0,
          (duo) =>
            duo
              .ask('DK-CLASS-DUO-01a', 'reaction', (t, v) => askReaction(t, v.duos[0]!, v.zones))
              .set('DK-CLASS-DUO-01b', 'left', (_, v) => (v.reaction?.do === 'attack' ? v.left - 1 : 0))
              .call('DK-RULING-92', (_, v) =>
                v.reaction?.do === 'attack'
                  ? attack.with({ who: v.duos[0]!, choice: v.reaction, how: 'reaction' })
                  : null,
              ),
        )
        .set('DK-CLASS-DUO-03b', 'duos', (_, v) => v.duos.slice(1)),
  )
  .end();
