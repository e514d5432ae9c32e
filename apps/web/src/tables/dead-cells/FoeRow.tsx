/** A foe: who it is, and what it does in each Round. */

import { Icon, Picture, SeatChip } from '../../art/index.ts';
import { Piece } from '../../table/Piece.tsx';
import { useView } from '../../table/context.tsx';
import { FoeFace } from './cards.tsx';
import { NUMERALS, ROUNDS, SPACES, type EnemyView, type View } from './facts.ts';
import type { FoeCell, FoeForecast } from './forecast.ts';
import { Signs } from './glyphs.tsx';
import { Hearts } from './Hearts.tsx';
import { foeIcon } from './icons.ts';
import { actionText } from './speech.ts';
import { Tokens } from './Tokens.tsx';
import { useOwn, type OwnWords } from './words/index.ts';

function labelOf({ enemy, cells, left }: FoeForecast, own: OwnWords): string {
  const { s, name } = own;
  const health = enemy.health - enemy.damage;
  const acts = cells.flatMap(({ actions, fate }, round) =>
    actions.length === 0
      ? []
      : [
          `${NUMERALS[round]}: ${actions.map((one) => actionText(one, own)).join('; ')}${
            fate === 'acts' ? '' : ` (${s(`fate.${fate}`)})`
          }`,
        ],
  );
  const then = left < health ? `, ${s('foe.then', { n: left })}` : '';
  return `${name(enemy.name)}, ${name(`space.${enemy.space}`)}, ${s('foe.health', { left: health, health: enemy.health })}${then}. ${acts.join('. ')}`;
}

/** Seats that point at this foe. */
function Pointers({ enemy }: { enemy: EnemyView }) {
  const { combat } = useView<View>();
  const { s } = useOwn();
  const seats = (combat?.markers ?? []).flatMap((space, seat) => (space === enemy.space ? [seat] : []));
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

export function FoeRow({ foretold, round }: { foretold: FoeForecast; round: number }) {
  const own = useOwn();
  const { s, name } = own;
  const { enemy, foe, cells, left } = foretold;
  const health = enemy.health - enemy.damage;
  const going = left < health;
  const lane = SPACES.indexOf(enemy.space);
  return (
    <div className={`dc-row dc-foe${going ? ' affected' : ''}`}>
      <Piece
        piece={`space:${enemy.space}`}
        label={labelOf(foretold, own)}
        zoom={<FoeFace enemy={enemy} />}
        className="dc-who"
      >
        <span className="dc-portrait">
          <Picture id={enemy.code} icon={foeIcon(foe)} motif="rays" width={60} height={60} portrait />
        </span>
        <span className="dc-who-text">
          <b>
            {enemy.kind !== 'monster' && <Icon name="round-star" />}
            {name(enemy.name)}
          </b>
          <span className="dc-vitals">
            <Hearts now={health} max={enemy.health} then={left} />
            {going && <span className="dc-then">{s('foe.left', { n: left })}</span>}
            <Tokens of={enemy} />
          </span>
          <small>
            {s(`lane.${enemy.space}`)}
            {lane > 1 && ` · ${s('lane.closes')}`}
          </small>
        </span>
        <Pointers enemy={enemy} />
      </Piece>
      {ROUNDS.map((one) => (
        <Cell key={one} cell={cells[one]!} round={one} now={round} />
      ))}
    </div>
  );
}

function Cell({ cell, round, now }: { cell: FoeCell; round: number; now: number }) {
  const { s } = useOwn();
  const { fate, actions, hit, maybe, blocked } = cell;
  const state = round === now ? ' now' : '';
  return (
    <span className={`dc-cell column-${round} fate-${fate}${state}`} aria-hidden="true">
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
      {hit > 0 && <b className="dc-hit mono">−{hit}</b>}
      {hit === 0 && blocked > 0 && (
        <b className="dc-hit maybe mono">
          <Icon name="shield" />
          −0
        </b>
      )}
      {hit === 0 && blocked === 0 && maybe && <b className="dc-hit maybe mono">?</b>}
    </span>
  );
}

function wordOf({ fate, actions }: FoeCell, s: OwnWords['s']): string {
  if (fate === 'never' || fate === 'frozen') return s(`fate.${fate}`);
  const icon = actions[0]?.icons[0];
  if (icon?.kind === 'shield') return s('whom.itself');
  if (icon === undefined || !('who' in icon)) return '';
  return s(`whom.${icon.who}`);
}
