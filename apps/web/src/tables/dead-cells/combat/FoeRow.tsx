/** A foe: who it is, and what it does in each Round. */

import { memo } from 'react';
import { Icon, Picture, SeatChip } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { useView } from '../../../table/context.tsx';
import { Blow, rowMarks } from './Blow.tsx';
import { FoeFace } from '../cards/cards.tsx';
import { foeOf, ROUNDS, SPACES, useFacts, type EnemyView, type View } from '../cards/facts.ts';
import { cellsOf, type FoeCell, type FoeForecast, type Span } from './forecast.ts';
import { Signs } from '../cards/glyphs.tsx';
import { Hearts } from '../sheet/Hearts.tsx';
import { foeIcon } from '../cards/icons.ts';
import { foretells, Outlook } from './Outlook.tsx';
import type { Shown } from './shown.ts';
import { actsText } from '../cards/speech.ts';
import { Tokens } from '../sheet/Tokens.tsx';
import { useOwn, type OwnWords } from '../words/index.ts';
import { nth } from '../../../nth.ts';

/** A name of more letters than this is set closer. */
const LONG = 17;

function labelOf(enemy: EnemyView, cells: readonly FoeCell[], left: Span, own: OwnWords): string {
  const { s, name } = own;
  const health = enemy.health - enemy.damage;
  const acts = actsText(cells, own);
  const then = left[0] < health ? `, ${s('foe.then', { n: spanText(left) })}` : '';
  return `${name(enemy.name)}, ${name(`space.${enemy.space}`)}, ${s('foe.health', { left: health, health: enemy.health })}${then}. ${acts.join('. ')}`;
}

const spanText = ([least, most]: Span): string => (least === most ? `${least}` : `${least}–${most}`);

/** Seats that point at this foe. */
function Pointers({ enemy }: { enemy: EnemyView }) {
  const { combat } = useView<View>();
  const { s } = useOwn();
  // Once the cards lie open nobody points any more, and others move up to where somebody did.
  const markers = combat === null || combat.revealed ? [] : combat.markers;
  const seats = markers.flatMap((space, seat) => (space === enemy.space ? [seat] : []));
  if (seats.length === 0) return null;
  return (
    <span className="dc-pointers">
      {seats.map((seat) => (
        <SeatChip key={seat} seat={seat} size={18} />
      ))}
      <Icon name="hazard-sign" />
      <span className="sr">{s('foe.pointed')}</span>
    </span>
  );
}

/** Lit as a piece only where the same foe still stands once everything is told. */
function pieceOf({ space, code }: EnemyView, acting: boolean, end: View['combat']): string {
  const stays = end?.enemies.some((one) => one.space === space && one.code === code) === true;
  return acting && !stays ? `was:${space}` : `space:${space}`;
}

/** At the end of Round III nobody moves up any more. */
const mayCloseUp = ({ combat }: View): boolean => combat !== null && !(combat.revealed && combat.round >= 3);

export const FoeRow = memo(function FoeRow({
  enemy,
  shown,
  forecast,
}: {
  enemy: EnemyView;
  shown: Shown;
  forecast: FoeForecast | undefined;
}) {
  const own = useOwn();
  const facts = useFacts();
  const { combat: end } = useView<View>();
  const { s, name } = own;
  const foe = foeOf(facts, enemy);
  if (foe === undefined) return null;
  const cells = cellsOf(enemy, foe, shown.view, facts, forecast);
  const health = Math.max(0, enemy.health - enemy.damage);
  const left: Span = forecast?.left ?? [health, health];
  const going = left[0] < health;
  const lane = SPACES.indexOf(enemy.space);
  const piece = `space:${enemy.space}`;
  return (
    <div className={`dc-row dc-foe${going ? ' affected' : ''}${rowMarks(shown, piece)}`} data-row={piece}>
      <Piece
        piece={pieceOf(enemy, shown.acting, end)}
        label={labelOf(enemy, cells, left, own)}
        zoom={<FoeFace enemy={enemy} />}
        className="dc-who"
      >
        <span className="dc-portrait">
          <Picture id={enemy.code} icon={foeIcon(foe)} motif="rays" width={60} height={60} portrait />
        </span>
        <span className="dc-who-text">
          <b className={name(enemy.name).length > LONG ? 'dc-long' : undefined}>
            {enemy.kind !== 'monster' && <Icon name="round-star" />}
            {name(enemy.name)}
          </b>
          <span className="dc-vitals">
            <Hearts now={health} max={enemy.health} then={left[0]} />
            {going && <span className="dc-then">{s('foe.left', { n: spanText(left) })}</span>}
          </span>
          <span className="dc-place">
            <small>
              {s(`lane.${enemy.space}`)}
              {lane > 1 && mayCloseUp(shown.view) && <span className="dc-closes"> · {s('lane.closes')}</span>}
            </small>
            <Tokens of={enemy} />
          </span>
        </span>
        <Pointers enemy={enemy} />
        <Blow shown={shown} piece={piece} />
      </Piece>
      {ROUNDS.map((one) => (
        <Cell key={one} cell={nth(cells, one)} round={one} now={roundOf(shown.view)} />
      ))}
    </div>
  );
});

const roundOf = ({ combat }: View): number => (combat?.revealed === true ? combat.round : -1);

function Cell({ cell, round, now }: { cell: FoeCell; round: number; now: number }) {
  const { s } = useOwn();
  const { fate, actions } = cell;
  const told = { hit: cell.hit, blocked: cell.blocked, states: cell.states, falls: cell.mayFall };
  const tells = foretells(told);
  const state = `${round === now ? ' now' : ''}${tells ? ' dc-foretold' : ''}`;
  return (
    <span className={`dc-cell column-${round} fate-${fate}${state}`} data-round={round} aria-hidden="true">
      {fate === 'falls' ? (
        <>
          <Icon name="death-skull" />
          <span className="dc-cell-word">{s('fate.falls')}</span>
        </>
      ) : (
        <>
          {actions.map((action, at) => (
            <Signs key={at} action={action} />
          ))}
          {actions.length > 0 && <span className="dc-cell-word">{wordOf(cell, s)}</span>}
        </>
      )}
      {tells && <Outlook told={told} />}
    </span>
  );
}

function wordOf({ fate, actions }: FoeCell, s: OwnWords['s']): string {
  if (fate === 'never' || fate === 'frozen' || fate === 'perhaps') return s(`fate.${fate}`);
  const icon = actions[0]?.icons[0];
  if (icon?.kind === 'shield') return s('whom.itself');
  if (icon === undefined || !('who' in icon)) return '';
  // Several are dealt one by one.
  return s(icon.who === 'target' && icon.n > 1 ? 'whom.among' : `whom.${icon.who}`);
}
