/** Coach notes: which rule matters now for the first time. What was read is kept in this browser. */

import { notesRead } from '../../table/lesson/notes.ts';
import type { PlayerView, View } from './facts.ts';

export const NOTES = [
  'flashback',
  'buy',
  'replace',
  'half',
  'roll',
  'payable',
  'wound',
  'closed',
  'limit',
  'fight',
  'bouncer',
  'guards',
  'dot',
  'toll',
  'beating',
  'loot',
  'last',
] as const;

export type Note = (typeof NOTES)[number];

export const notes = notesRead<Note>('vengeance', NOTES);

const HELD_AT_MOST = 4;

function inFlashback(me: PlayerView, out: Note[]): void {
  out.push('flashback');
  const held = me.abilities.slice(4).filter(({ onBoard }) => onBoard).length;
  if (me.experience >= 3 && held < HELD_AT_MOST) out.push('buy');
  if (held === HELD_AT_MOST) out.push('replace');
  if (me.abilities.some(({ recon }) => recon === 'half')) out.push('half');
}

function inRolling(view: View, me: PlayerView, out: Note[]): void {
  out.push('roll');
  const payable = me.abilities.some(
    ({ closed, filled }) => closed === null && filled.length > 0 && filled.every(Boolean),
  );
  if (payable) out.push('payable');
  if (me.pool.includes('W')) out.push('wound');
  if (!view.taking) out.push('closed');
  if (me.poolLimit < 4) out.push('limit');
}

function inFight(view: View, me: PlayerView, out: Note[]): void {
  out.push('fight');
  if (me.held) out.push('bouncer');
  if (me.rooms.some(({ enemies }) => enemies.some(({ dotted }) => dotted))) out.push('dot');
  const inBossRoom = me.rooms.some(
    ({ id, enemies }) => id === me.room && enemies.some(({ type }) => type === 'boss'),
  );
  if (inBossRoom && (me.boss?.guards ?? 0) > 0) out.push('guards');
  if (me.due?.beating === true) out.push('beating');
  else if ((me.due?.wounds ?? 0) > 0) out.push('toll');
  if (me.lootable.length > 0) out.push('loot');
  if (view.round === view.rounds) out.push('last');
}

/** The rules that matter on this table. */
export function mattering(view: View, me: PlayerView): readonly Note[] {
  const out: Note[] = [];
  if (me.hero === null || !me.alive) return out;
  if (view.phase === 'flashback') inFlashback(me, out);
  if (view.phase === 'rolling') inRolling(view, me, out);
  if (view.phase === 'fighting' || view.phase === 'resolution') inFight(view, me, out);
  return out;
}
