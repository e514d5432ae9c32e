/** Dice and what they show. A die is never a letter: a carved face, and its name for those who do not see it. */

import { Die as Carved, Icon, type IconName } from '../../art/index.ts';
import { diceIn, faceOf, iconNamed, useFacts, type Slot } from './facts.ts';
import { useOwn } from './words/index.ts';

export function useFaceName(): (sign: string) => string {
  const { s, name } = useOwn();
  return (sign) => {
    const face = faceOf(sign);
    return face === null ? s('die.fresh') : name(`face.${face}`);
  };
}

function useFaceIcon(): (sign: string) => IconName {
  const { FACES } = useFacts();
  return (sign) => {
    const face = faceOf(sign);
    return face === null ? 'rolling-dices' : iconNamed(FACES[face].icon);
  };
}

export function BigDie({ sign, size, tumbling }: { sign: string; size: number; tumbling: boolean }) {
  const name = useFaceName()(sign);
  const icon = useFaceIcon()(sign);
  return <Carved icon={icon} label={name} size={size} tumbling={tumbling} />;
}

/** A handful of small dice, read as one. */
export function Handful({ dice, empty = 0 }: { dice: string; empty?: number }) {
  const nameOf = useFaceName();
  const iconOf = useFaceIcon();
  const signs = diceIn(dice);
  return (
    <span className="vg-handful" role="img" aria-label={signs.map(nameOf).join(', ')}>
      {signs.map((sign, at) => (
        <i key={at} className={`vg-die vg-${sign}`}>
          <Icon name={iconOf(sign)} />
        </i>
      ))}
      {Array.from({ length: empty }, (_, at) => (
        <i key={`e${at}`} className="vg-die vg-none" />
      ))}
    </span>
  );
}

/** What a socket takes, in words. */
export function useSlotName(): (slot: Slot) => string {
  const { SLOT_FACES } = useFacts();
  const { name, s } = useOwn();
  return (slot) => (slot === 'G/K' ? s('socket.either') : name(`face.${SLOT_FACES[slot][0] ?? ''}`));
}

/** What a cost asks for, socket by socket; `filled` says which of them the pool would fill. */
export function Sockets({ slots, filled = [] }: { slots: readonly Slot[]; filled?: readonly boolean[] }) {
  const { SLOT_FACES, FACES } = useFacts();
  const named = useSlotName();
  return (
    <span
      className={slots.length > 3 ? 'vg-sockets vg-four' : 'vg-sockets'}
      role="img"
      aria-label={slots.map(named).join(', ')}
    >
      {slots.map((slot, at) => {
        const [first, second] = slot === 'G/K' ? (['gun', 'knife'] as const) : [SLOT_FACES[slot][0]];
        return (
          <i key={at} className={filled[at] === true ? 'vg-socket filled' : 'vg-socket'}>
            {first !== undefined && <Icon name={iconNamed(FACES[first].icon)} />}
            {second !== undefined && <Icon name={iconNamed(FACES[second].icon)} />}
          </i>
        );
      })}
    </span>
  );
}
