// VG-RES: the Resolution Phase. Loot, wounds, RESOLUTION tiles, Beating, housekeeping, evaded minions back.

import { said, choose, strand, isRecord, refuse, type Refusal, type Seat } from '@gravetable/kernel';
import type { EnemyType } from './cards/ids.ts';
import { takeBeating } from './beatings.ts';
import { clockStrands } from './clock.ts';
import { askSource, hasSource } from './fighting.ts';
import { isPossible, lootMenu, offerLoot, takeAction, type FlashChoice } from './flashactions.ts';
import { isFullOfWounds, suffer } from './health.ts';
import { bitCount } from './numbers.ts';
import { checkObjective } from './objectives.ts';
import { activeIn, bossLives, isCleared, isVisited, planOf, roomId, roomNumber } from './plan.ts';
import { frozenDice, heroOf, passives } from './playerboard.ts';
import { livingSeats, piece, playerOf, procedure, type T } from './rulebook.ts';
import { Commands, otherPhase, roomName } from './said.ts';
import { use, type Used } from './sources.ts';
import type { Player } from './state.ts';

const LOOT_DONE = { do: 'lootDone' } as const;
const DONE = { do: 'done' } as const;
type Looting = FlashChoice | typeof LOOT_DONE;

const iconsLeft = (p: Player, room: number): number =>
  planOf(p).den.rooms[room]!.loot - ((p.looted >> (2 * room)) & 3);

/** VG-RES-01, -03, -04 Rooms with an icon to collect: Visited and Cleared, wherever the hero is. */
export function lootRooms(p: Player): number[] {
  const plan = planOf(p);
  const rooms: number[] = [];
  for (let room = 0; room < plan.den.rooms.length; room++)
    if (isVisited(p, room) && iconsLeft(p, room) > 0 && isCleared(p, plan, room)) rooms.push(room);
  return rooms;
}

function lootings(p: Player): Looting[] {
  const options: Looting[] = [];
  for (const room of lootRooms(p)) offerLoot(p, lootMenu(p, roomId(room)), options);
  return options;
}

function whyNotLoot(t: T, seat: Seat, value: unknown): Refusal | null {
  if (!isRecord(value) || value['do'] !== 'loot') return otherPhase(value, 'resolution');
  const room = roomNumber(String(value['room']));
  return lootRooms(playerOf(t, seat)).includes(room)
    ? refuse('ACTION_NOT_ALLOWED', 'VG-RES-01')
    : refuse('ILLEGAL_TARGET', 'VG-RES-01');
}

/** VG-RES-02 Cross out the icon and take the action. */
function collect(t: T, seat: Seat, choice: FlashChoice): void {
  if (choice.do !== 'loot') return;
  playerOf(t, seat).looted += 1 << (2 * roomNumber(choice.room));
  const room = roomName(t, seat, choice.room);
  t.tell?.({ kind: 'collected', who: seat, room, pieces: [piece.room(seat, choice.room)] });
  takeAction(t, seat, choice);
  checkObjective(t, seat);
}

/** VG-RULING-65 The clock sends all collectable loot to the Loot Track. */
function collectAll(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  for (const room of lootRooms(p))
    for (let n = iconsLeft(p, room); n > 0 && isPossible(p, 'loot'); n--)
      collect(t, seat, { do: 'loot', room: roomId(room), action: 'loot' });
}

/** VG-RES-01 Step 1: loot icons, one action each. */
const looting = procedure<{ seat: Seat }>('looting')
  .set('VG-RES-01', 'on', (): boolean => true)
  .while(
    'VG-RES-01a',
    (t, v) => v.on && lootings(playerOf(t, v.seat)).length > 0,
    (each) =>
      each
        .ask(
          'VG-RES-01b',
          'choice',
          (t, v) =>
            choose<Looting>(
              v.seat,
              [...lootings(playerOf(t, v.seat)), LOOT_DONE],
              new Commands('loot', t, v.seat, whyNotLoot),
            ),
          (t, v) => !playerOf(t, v.seat).expired,
        )
        .do('VG-RES-02', (t, v) => {
          if (v.choice === null) collectAll(t, v.seat);
          v.on = v.choice !== null && v.choice.do !== 'lootDone';
          if (v.on) collect(t, v.seat, v.choice as FlashChoice);
        }),
  )
  .end();

/** How many Wounds each enemy of a type deals from the hero's room (traits and bosses may say more). */
function woundsPer(p: Player, enemy: EnemyType): number {
  for (const rule of [heroOf(p).trait.rule, planOf(p).boss.special.rule])
    if (rule.word === 'deals' && rule.enemy === enemy) return rule.wounds;
  return 1;
}

/** VG-RES-05, VG-RULING-71: count each enemy, cap each type. */
export function woundsByEnemy(p: Player): Readonly<Record<'henchman' | 'gunman' | 'boss', number>> {
  const plan = planOf(p);
  const { unseenBy, caps } = passives(p);
  const here = activeIn(p, plan.minionsIn[p.room]!);
  const near = activeIn(p, plan.minionsNextTo[p.room]!);
  const capped = (type: EnemyType, wounds: number): number =>
    Math.min(wounds, caps.find((cap) => cap.minion === type)?.wounds ?? wounds);
  const henchmen = bitCount(here & plan.ofType.henchman) * woundsPer(p, 'henchman');
  const nearGunmen = unseenBy.includes('gunman') ? 0 : bitCount(near & plan.ofType.gunman);
  const gunmen = bitCount(here & plan.ofType.gunman) * woundsPer(p, 'gunman') + nearGunmen;
  const boss = p.room === plan.bossRoom && bossLives(p, plan) ? woundsPer(p, 'boss') : 0;
  return { henchman: capped('henchman', henchmen), gunman: capped('gunman', gunmen), boss };
}

/** What the enemies deal in all, less what is guarded. */
export function woundsDealt(p: Player): number {
  const { henchman, gunman, boss } = woundsByEnemy(p);
  return Math.max(0, henchman + gunman + boss - passives(p).guard - p.guard);
}

/** VG-RES-06 Wounds beyond the available spaces are ignored. */
function sufferWounds(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  const dealt = woundsDealt(p);
  const by = Object.entries(woundsByEnemy(p)).flatMap(([enemy, wounds]) =>
    wounds > 0 ? [said(`dealt.${enemy}`, { n: wounds })] : [],
  );
  let n = 0;
  while (n < dealt && suffer(p)) n++;
  if (n > 0)
    t.tell?.({ kind: 'woundedByEnemies', who: seat, n, by: by as never, pieces: [piece.health(seat)] });
  checkObjective(t, seat);
}

/** VG-RES-07 Step 3: RESOLUTION tiles and items, in any order. */
const resolutionTiles = procedure<{ seat: Seat }>('resolutionTiles')
  .set('VG-RES-07', 'on', (t, v) => !playerOf(t, v.seat).expired)
  .while(
    'VG-RES-07a',
    (t, v) => v.on && hasSource(playerOf(t, v.seat), 'resolution'),
    (each) =>
      each
        .ask(
          'VG-RULING-67',
          'choice',
          (t, v) => askSource(t, v.seat, 'resolution', DONE),
          (t, v) => !playerOf(t, v.seat).expired,
        )
        .call('VG-RULING-67a', (t, v) => {
          v.on = v.choice !== null && v.choice.do !== 'done';
          return v.on ? use(t, v.seat, v.choice as Used) : null;
        }),
  )
  .end();

/** VG-RES-09 Step 5: all dice around the board return; marks for the next round take their place (VG-RULING-10). */
function tidy(t: T, seat: Seat): void {
  const p = playerOf(t, seat);
  t.board.supply += frozenDice(p);
  p.sets = [];
  p.used = [];
  p.standing = 0;
  p.tapped = 0;
  p.guard = 0;
  p.again = 0;
  p.gains = 0;
  p.bossLostNow = 0;
  p.recon = p.early;
  p.early = 0;
  p.half = 0;
}

/** VG-RES One seat's Resolution. */
export const resolve = procedure<{ seat: Seat }>('resolve')
  .call('VG-RES-03', (_, v) => looting.with({ seat: v.seat }))
  .do('VG-RES-05', (t, v) => sufferWounds(t, v.seat))
  .call('VG-RES-07b', (_, v) => resolutionTiles.with({ seat: v.seat }))
  .do('VG-RES-08', (t, v) => {
    if (isFullOfWounds(playerOf(t, v.seat))) takeBeating(t, v.seat);
    checkObjective(t, v.seat);
  })
  .do('VG-RES-09', (t, v) => tidy(t, v.seat))
  .do('VG-RES-10', (t, v) => {
    const p = playerOf(t, v.seat);
    p.evaded = 0;
    p.fallen = p.dead;
    p.done = true;
    t.tell?.({ kind: 'resolved', who: v.seat });
  })
  .end();

/** VG-ROUND-03 The phase for the whole table, once all have finished Fighting. */
export const resolutionPhase = procedure('resolutionPhase')
  .do('VG-ROUND-03', (t) => {
    t.board.phase = 'resolution';
    for (const p of t.board.players) {
      p.done = false;
      p.expired = false;
    }
  })
  .together('VG-ROUND-02c', (t) => [
    ...livingSeats(t).map((seat) => strand(seat, resolve.with({ seat }))),
    ...clockStrands(t),
  ])
  .do('VG-RULING-40', (t) => t.tell?.({ kind: 'roundOver', n: t.board.round, reveals: true }))
  .end();
