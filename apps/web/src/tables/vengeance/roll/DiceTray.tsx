/** The own dice, big: a press keeps one, a wound is locked until a set or a health space frees it. */

import { memo, useLayoutEffect } from 'react';
import { Icon, SeatChip } from '../../../art/index.ts';
import { useActions, useHinted, useQuestion, useTable } from '../../../table/context.tsx';
import { BigDie, useFaceName } from '../dice.tsx';
import { doing, piece, UNROLLED, WOUND, type PlayerView } from '../facts.ts';
import { useIsOwn } from '../mine.ts';
import { useOwn } from '../words/index.ts';
import { dieKey, useRollKey } from './keys.ts';
import { followPool, keep, keepAllBut, useHand } from './hand.ts';
import { useRolling } from './rolling.ts';

interface TrayProps {
  readonly round: number;
  readonly player: PlayerView;
  /** Who was first where the dice for the empty places went. */
  readonly winner: number | null;
}

export const DiceTray = memo(function DiceTray({ round, player, winner }: TrayProps) {
  const { s } = useOwn();
  const of = `${player.seat} ${round}`;
  const { pool, poolLimit } = player;
  const own = useIsOwn(player);
  useLayoutEffect(() => followPool(of, pool, poolLimit), [of, pool, poolLimit]);
  useHintedDice();
  const taught = useTable((table) => table.guide !== null);
  // The lesson's Next takes the focus where nobody is in the middle of something: a button that was used up lets go of it.
  useLayoutEffect(() => {
    if (taught && document.activeElement?.matches('.vg-roll-button, .vg-big') === true)
      document.getElementById('decision')?.focus();
  }, [pool, taught]);
  const hand = useHand();
  const dice = hand.of === of ? hand.dice : [];
  return (
    <section className="vg-tray" aria-label={own ? s('tray.label') : s('tray.of', { who: player.seat })}>
      <ul>
        {dice.map((die, at) => (
          <li key={at}>
            {die === null ? (
              <span className={winner === null ? 'vg-gap' : 'vg-gap vg-taken'}>
                {winner !== null && <SeatChip seat={winner} size={32} />}
                {winner === null ? s('tray.empty') : s('tray.went', { who: winner })}
              </span>
            ) : (
              <TrayDie
                die={die}
                at={at}
                seat={player.seat}
                kept={hand.kept[at] === true}
                tumbles={hand.tumbles[at] ?? 0}
              />
            )}
          </li>
        ))}
        {dice.length === 0 && <li className="vg-gap">{s('tray.none')}</li>}
      </ul>
    </section>
  );
});

/** A hint to roll some dice keeps the others. */
function useHintedDice(): void {
  const question = useQuestion();
  const [at] = useHinted();
  const option = at === undefined ? undefined : question?.options[at];
  const rolled = option === undefined ? null : doing(option.value);
  const dice = rolled?.do === 'roll' ? (rolled.dice ?? null) : null;
  useLayoutEffect(() => {
    if (dice !== null) keepAllBut(dice);
  }, [dice]);
}

interface DieProps {
  readonly die: string;
  readonly at: number;
  readonly seat: number;
  readonly kept: boolean;
  readonly tumbles: number;
}

/** Every fall begins anew though nothing is put on the page anew: two motions of one kind take turns. */
const fallOf = (tumbles: number): string =>
  tumbles === 0 ? '' : tumbles % 2 === 0 ? 'vg-falls' : 'vg-falls-again';

function TrayDie({ die, at, seat, kept, tumbles }: DieProps) {
  const { s } = useOwn();
  const name = useFaceName()(die);
  const own = useIsOwn({ seat });
  const key = useRollKey()(die === WOUND ? 'wound' : dieKey(at));
  const { pick } = useActions();
  const rolling = useRolling();
  const wound = die === WOUND;
  const state = wound ? s('die.locked') : kept ? s('die.kept') : '';
  const press = (): void => {
    if (!wound) keep(at);
    else if (!rolling.wound()) pick(piece.health(seat));
  };
  return (
    <>
      <button
        type="button"
        className={`vg-big${kept ? ' kept' : ''}${wound ? ' wound' : ''}${die === UNROLLED ? ' fresh' : ''}`}
        aria-pressed={wound ? undefined : kept}
        aria-label={[`${at + 1}: ${name}`, ...(state === '' ? [] : [state])].join(', ')}
        data-answer={wound || undefined}
        onClick={press}
      >
        <span className={fallOf(tumbles)}>
          <BigDie sign={die} size={132} tumbling={false} />
        </span>
        {wound && (
          <span className="vg-lock">
            <Icon name="padlock" />
          </span>
        )}
      </button>
      <small aria-hidden="true">
        {name.toLowerCase()}
        {own && key !== null && <kbd>{key}</kbd>}
      </small>
    </>
  );
}
