/** A den as a blueprint: rooms, doors, enemies by kind, the way as one stroke, kills crossed out. */

import { useRef, type ReactNode } from 'react';
import { Icon, SeatChip, seatColour } from '../../../art/index.ts';
import { Piece } from '../../../table/asking/Piece.tsx';
import { useTable } from '../../../table/context.tsx';
import { useSize } from '../../../table/frame/useSize.ts';
import {
  denOf,
  iconNamed,
  piece,
  useFacts,
  type Den as Printed,
  type PlayerView,
  type RoomView,
  type TableEvent,
} from '../facts.ts';
import { enemyLabel, objectiveState, objectiveText, roomLabel } from '../labels.ts';
import { breakable } from '../names.ts';
import { useOwn } from '../words/index.ts';
import { Blueprint } from './Blueprint.tsx';
import type { Reach } from './foretold.ts';
import { useNameFit } from './nameFit.ts';
import { boxOf, percent, roomSize } from './layout.ts';
import { routeOf } from './route.ts';
import { Cross, EnemySign } from './Shapes.tsx';

const MOVES: ReadonlySet<string> = new Set(['moved', 'jumped']);
const NOBODY: readonly string[] = [];

interface DenProps {
  readonly player: PlayerView;
  /** After the answer under the cursor. */
  readonly after: PlayerView | null;
  /** What the effect under way, or under the cursor, could lead to. */
  readonly reach?: Reach | null;
  /** The line being told: the way is drawn so far. */
  readonly upTo: number;
  /** Its pieces can be chosen: the viewer's own den. */
  readonly live: boolean;
  readonly escape?: boolean;
  /** What has just been told. */
  readonly event?: TableEvent | null;
}

export function Den({ player, after, reach = null, upTo, live, escape = false, event = null }: DenProps) {
  const facts = useFacts();
  const log = useTable((table) => table.snapshot.log);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const { name } = useOwn();
  useNameFit(box, howItStands(player, size, name(`den.${player.den ?? ''}`)));
  if (player.den === null) return null;
  const den = denOf(facts, player.den);
  const ghost = after !== null && after.room !== player.room ? after.room : null;
  return (
    <div ref={box} className="vg-den">
      <Blueprint
        den={den}
        route={routeOf(log, player.seat, den, upTo)}
        ghost={ghost}
        grows={event !== null && MOVES.has(event.kind) && event.who === player.seat}
        {...(escape ? { escape: player.escape } : {})}
      />
      {den.rooms.map((room) => {
        const seen = player.rooms.find(({ id }) => id === room.id);
        if (seen === undefined) return null;
        return (
          <RoomBox
            key={room.id}
            den={den}
            player={player}
            room={seen}
            after={after?.rooms.find(({ id }) => id === room.id) ?? null}
            style={percent(boxOf(room, den))}
            size={roomSize(boxOf(room, den), size)}
            reach={reach}
            live={live}
            comes={ghost === room.id}
            fallen={event?.kind === 'killed' ? (event.pieces ?? NOBODY) : NOBODY}
          />
        );
      })}
    </div>
  );
}

/** What decides where names have room: the size of the plan, the language, who stands where. */
function howItStands(
  { den, room, rooms, lootable }: PlayerView,
  { width, height }: { readonly width: number; readonly height: number },
  named: string,
): string {
  if (den === null || width === 0) return '';
  const people = rooms.map(({ enemies }) => enemies.length).join(' ');
  return [den, named, room, width, height, people, lootable.join(' ')].join();
}

interface RoomProps {
  readonly den: Printed;
  readonly player: PlayerView;
  readonly room: RoomView;
  readonly after: RoomView | null;
  readonly reach: Reach | null;
  readonly style: React.CSSProperties;
  /** How much room it has for words. */
  readonly size: string;
  readonly live: boolean;
  /** The answer under the cursor would lead here. */
  readonly comes: boolean;
  /** Those who fall at this line: the marker crosses them out. */
  readonly fallen: readonly string[];
}

function RoomBox({ den, player, room, after, reach, style, size, live, comes, fallen }: RoomProps) {
  const own = useOwn();
  const { seat } = player;
  const here = player.room === room.id;
  const label = roomLabel(player, room, own);
  const inside = <RoomFace den={den} player={player} room={room} />;
  const opens = reach?.opens.includes(room.id) === true ? ' vg-opens' : '';
  const states = `${here ? ' here' : ''}${room.cleared && room.visited ? ' cleared' : ''}${opens}`;
  const promise =
    reach?.meets.includes(room.id) === true
      ? own.s('reach.meets')
      : after?.cleared === true && !room.cleared
        ? own.s('reach.cleared')
        : reach?.clears.includes(room.id) === true
          ? own.s('reach.clears')
          : null;
  const within = (id: string): string =>
    reach?.takes.includes(id) === true
      ? ' vg-falls-to'
      : reach?.touches.includes(id) === true
        ? ' vg-near'
        : '';
  return (
    <div className={`vg-room-box${states}${size}`} style={style}>
      {live ? (
        <Piece
          piece={piece.room(seat, room.id)}
          label={label}
          className="vg-room"
          zoom={<RoomCard label={label} />}
        >
          {inside}
        </Piece>
      ) : (
        <div className="vg-room" role="img" aria-label={label}>
          {inside}
        </div>
      )}
      <div className="vg-people">
        {room.enemies.map((enemy, at) => {
          const would = after?.enemies.find(({ id }) => id === enemy.id) ?? null;
          const tag = would === null ? null : changeOf(enemy, would);
          const face: ReactNode =
            enemy.type === 'boss' ? <BossSign player={player} /> : <EnemySign enemy={enemy} />;
          const alike = room.enemies.filter(({ type }) => type === enemy.type);
          const nth = alike.length > 1 ? alike.indexOf(enemy) + 1 : 0;
          return live ? (
            <Piece
              key={enemy.id}
              piece={piece.enemy(seat, enemy.id)}
              label={enemyLabel(player, room, enemy, nth, own)}
              className={`vg-enemy vg-is-${enemy.type}${enemy.type === 'boss' && reach?.boss === true ? ' vg-falls-to' : within(enemy.id)}${fallen.includes(piece.enemy(seat, enemy.id)) ? ' vg-crossing' : ''}`}
              passedBy
            >
              {face}
              {tag !== null && <b className="vg-tag">{own.s(tag)}</b>}
            </Piece>
          ) : (
            <span key={enemy.id} className={`vg-enemy vg-is-${enemy.type}`} data-at={at}>
              {face}
            </span>
          );
        })}
        {here && (
          <span className="vg-hero" data-seat={seat} style={{ borderColor: seatColour(seat) }}>
            <HeroSign player={player} />
            <SeatChip seat={seat} size={20} />
          </span>
        )}
        {promise !== null && <span className="vg-promise">{promise}</span>}
        {comes && (
          <span className="vg-hero vg-would">
            <HeroSign player={player} />
          </span>
        )}
      </div>
    </div>
  );
}

/** A room in words: where there is little space its name and objective are cut short. */
function RoomCard({ label }: { label: string }) {
  const [title, ...facts] = label.split('. ');
  return (
    <article className="vg-card">
      <h2 className="title">{title}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </article>
  );
}

function changeOf(now: RoomView['enemies'][number], then: RoomView['enemies'][number]) {
  if (now.state !== 'dead' && then.state === 'dead') return 'tag.falls' as const;
  if (now.state !== 'evaded' && then.state === 'evaded') return 'tag.evaded' as const;
  return !now.dotted && then.dotted ? ('tag.shaken' as const) : null;
}

function HeroSign({ player }: { player: PlayerView }) {
  const { HEROES } = useFacts();
  return player.hero === null ? null : <Icon name={iconNamed(HEROES[player.hero].icon)} />;
}

function BossSign({ player }: { player: PlayerView }) {
  const { BOSSES } = useFacts();
  if (player.boss === null) return null;
  const dead = player.boss.lost >= player.boss.health;
  return (
    <span className={dead ? 'vg-boss vg-dead' : 'vg-boss'}>
      <Icon name={iconNamed(BOSSES[player.boss.id].icon)} />
      {dead && (
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <Cross of="boss" />
        </svg>
      )}
    </span>
  );
}

/** Name, visited space, loot and objective. */
function RoomFace({ den, player, room }: { den: Printed; player: PlayerView; room: RoomView }) {
  const { s, name, words } = useOwn();
  const { objective } = room;
  const entrance = den.rooms[den.entrance]?.id === room.id;
  return (
    <>
      <span className="vg-room-name">{breakable(name(`room.${den.id}.${room.id}`), s('room.breaks'))}</span>
      <span className={room.visited ? 'vg-visited crossed' : 'vg-visited'} aria-hidden="true">
        {room.visited && (
          <svg viewBox="0 0 40 40">
            <Cross of={room.id} />
          </svg>
        )}
      </span>
      {entrance && (
        <span className="vg-entrance">
          <Icon name="entry-door" />
        </span>
      )}
      <span className="vg-room-foot" aria-hidden="true">
        <span className="vg-stars">
          {Array.from({ length: room.icons }, (_, at) => (
            <i key={at} className={at < room.icons - room.loot ? 'gone' : ''}>
              <Icon name="round-star" />
            </i>
          ))}
        </span>
        {objective !== null && (
          <span
            className={`vg-objective${objective.marked ? ' met' : objective.lost ? ' lost' : ''}`}
            title={objectiveText(objective, words)}
          >
            <small>
              <span className="vg-goal">
                {objectiveState(objective, s) ??
                  s(`objective.${objective.kind}`, {
                    enemy: 'minion' in objective ? objective.minion : '',
                  })}
              </span>
              {objectiveState(objective, s) === null && ` ${objective.have}/${objective.need}`}
            </small>
            <b>{objective.value}</b>
          </span>
        )}
      </span>
      {player.lootable.includes(room.id) && (
        <span className={objective === null ? 'vg-lootable' : 'vg-lootable vg-wordy'}>
          <Icon name="round-star" />
          <span>{s('room.lootable')}</span>
        </span>
      )}
    </>
  );
}
