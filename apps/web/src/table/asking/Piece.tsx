/** A thing on the table that can be chosen: the one way pieces are pointed at, read and looked at closely. */

import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, SeatChip } from '../../art/index.ts';
import { useActions, useLit, useTable, useTableWords } from '../context.tsx';
import { KeyNumber } from './KeyNumber.tsx';
import { intentsOn, isHinted, isOpen } from './lit.ts';
import { useZoom } from '../frame/Zoom.tsx';
import { commonNotes } from '../lesson/notes.ts';

const LONG_PRESS = 450;

export interface PieceProps {
  /** The rules' name of the piece, as in `touches`: `card:57`. */
  readonly piece: string;
  /** What a reader hears: name, contents, state. */
  readonly label: string;
  readonly children: ReactNode;
  /** What pointing at it tells, where that is less than its label. */
  readonly tip?: string;
  /** What looking closer shows. */
  readonly zoom?: ReactNode;
  /** Tab passes it by while it cannot be chosen: one of many that lie covered. */
  readonly passedBy?: boolean;
  /** The table itself does something when it is pressed, though no option touches it. */
  readonly pressable?: boolean;
  readonly className?: string | undefined;
  readonly style?: React.CSSProperties | undefined;
}

export function Piece(props: PieceProps) {
  const { piece, label, children, zoom, passedBy = false, pressable = false, className = '', style } = props;
  const { tip = label } = props;
  const lit = useLit(piece);
  const open = useTable((table) => isOpen(table, piece));
  const hinted = useTable((table) => isHinted(table, piece));
  const intents = useTable((table) => intentsOn(table, piece));
  const button = useRef<HTMLButtonElement>(null);
  const { pick, peek, look } = useActions();
  const { t } = useTableWords();
  const openZoom = useZoom();
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressed = useRef(false);
  const closer = (): void => {
    if (zoom === undefined) return;
    openZoom(label, zoom);
    commonNotes.markRead('closer'); // Nobody needs to be told how.
  };
  const state = [
    lit === 'blocked' ? t('table.blocked') : lit === 'selected' ? t('table.selected') : '',
    hinted ? t('table.hinted') : '',
    ...seatsIn(intents).map((seat) => t('table.intent', { who: seat })),
  ]
    .filter(Boolean)
    .join(', ');
  // A suggested card may lie outside the window of a long hand; who asked by keyboard is led to it.
  useEffect(() => {
    if (!hinted) return;
    button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (document.activeElement?.matches('.hint-button:focus-visible') === true) button.current?.focus();
  }, [hinted]);
  return (
    <button
      type="button"
      ref={button}
      className={`piece ${lit === null ? '' : `lit-${lit}`} ${hinted ? 'hinted' : ''} ${className}`}
      style={style}
      data-piece={piece}
      data-tip={tip}
      data-zooms={zoom === undefined ? undefined : ''}
      tabIndex={passedBy && !pressable && lit !== 'available' && lit !== 'selected' ? -1 : undefined}
      aria-label={state === '' ? label : `${label.replace(/\.$/, '')}. ${state}`}
      aria-pressed={lit === 'selected' ? true : undefined}
      aria-disabled={lit === 'available' || lit === 'selected' || pressable || open ? undefined : true}
      onClick={() => {
        if (!pressed.current) pick(piece);
        pressed.current = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ' || zoom === undefined) return;
        event.preventDefault();
        closer();
      }}
      onContextMenu={(event) => {
        if (zoom === undefined) return;
        event.preventDefault();
        closer();
      }}
      onPointerDown={(event) => {
        pressed.current = false; // A long press that ended over the card up close was never clicked.
        if (event.pointerType !== 'touch' || zoom === undefined) return;
        press.current = setTimeout(() => {
          pressed.current = true;
          closer();
        }, LONG_PRESS);
      }}
      onPointerUp={() => clearTimeout(press.current)}
      onPointerCancel={() => clearTimeout(press.current)}
      onPointerEnter={() => look(piece)}
      onPointerLeave={() => peek(null)}
      onFocus={() => look(piece)}
      onBlur={() => peek(null)}
    >
      {children}
      {(lit === 'available' || lit === 'selected') && <KeyNumber />}
      {hinted && <HintMark />}
      {!hinted && intents !== '' && <IntentMark seats={intents} />}
    </button>
  );
}

const seatsIn = (intents: string): number[] => (intents === '' ? [] : intents.split(' ').map(Number));

/** Who would choose this: the bot that was asked, or others who advise. What has a label of its own says it there. */
export function IntentMark({ seats }: { seats: string }) {
  const { t } = useTableWords();
  return (
    <span className="intent-mark">
      {seatsIn(seats).map((seat) => (
        <SeatChip key={seat} seat={seat} />
      ))}
      <span className="sr">
        {seatsIn(seats)
          .map((seat) => t('table.intent', { who: seat }))
          .join(', ')}
      </span>
    </span>
  );
}

/** The bulb on whatever the hint suggests. A reader hears it after the words; what has a label of its own says it there. */
export function HintMark() {
  const { t } = useTableWords();
  return (
    <span className="hint-mark">
      <Icon name="light-bulb" />
      <span className="sr">{t('table.hinted')}</span>
    </span>
  );
}
