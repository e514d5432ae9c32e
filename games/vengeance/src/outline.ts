// The table in words, from a view: for the terminal, the list view and the screen reader.

import { said, type Said, type Section } from '@gravetable/kernel';
import type { Objective } from './cards/objectives.ts';
import { facesOf } from './said.ts';
import type { PlayerView, RoomView, View } from './view.ts';

const count = <A>(list: readonly A[], one: A): number => list.filter((item) => item === one).length;

function roomLine(player: PlayerView, room: RoomView): Said {
  const alive = room.enemies.filter((enemy) => enemy.state !== 'dead');
  const enemies = alive.map((enemy) =>
    said(enemy.state === 'evaded' ? 'outline.evaded' : enemy.dotted ? 'outline.dotted' : 'outline.enemy', {
      enemy: enemy.type,
    }),
  );
  return said('outline.room', {
    room: `${player.den}.${room.id}`,
    here: player.room === room.id ? 'yes' : 'no',
    visited: room.visited ? 'yes' : 'no',
    loot: room.loot,
    n: enemies.length,
    enemies: enemies as never,
    doors: room.doors.map((one) => said(`room.${player.den}.${one}`)) as never,
    goal:
      room.objective === null || room.objective.marked
        ? said('outline.noGoal')
        : said('outline.goal', { what: objectiveSaid(room.objective), value: room.objective.value }),
  });
}

/** What an objective asks for. */
export function objectiveSaid(objective: Objective): Said {
  return said(`objective.${objective.kind}`, {
    ...('minion' in objective ? { minion: objective.minion } : {}),
    ...('count' in objective ? { count: objective.count } : {}),
    ...('minions' in objective
      ? { minions: objective.minions.map((one) => said(`enemy.${one}.many`)) as never }
      : {}),
  });
}

/** What the decisions of a phase hang on. */
function phaseLines(player: PlayerView, phase: View['phase']): Said[] {
  const { shop, payable, short, due } = player;
  const priced = shop.map(({ id, price }) => said('outline.priced', { ability: id, n: price })) as never;
  if (phase === 'flashback') return shop.length === 0 ? [] : [said('outline.shop', { abilities: priced })];
  if (phase === 'rolling')
    return [
      ...(payable.length === 0 ? [] : [said('outline.payable', { ability: payable })]),
      ...short.map(({ id, dice }) => said('outline.short', { ability: id, dice: facesOf(dice) as never })),
    ];
  if (due === null || (phase !== 'fighting' && phase !== 'resolution')) return [];
  const enemies = (['henchman', 'gunman', 'boss'] as const).filter((enemy) => due[enemy] > 0);
  const n = due.henchman + due.gunman + due.boss - due.guarded;
  const by = enemies.map((enemy) => said(`dealt.${enemy}`, { n: due[enemy] })) as never;
  return [n === 0 ? said('outline.safe') : said('outline.dealt', { n, by })];
}

function boardLines(player: PlayerView): Said[] {
  const bought = player.abilities.slice(4).filter((one) => one.onBoard);
  const reconned = player.abilities.filter((one) => one.recon === 'marked').map((one) => one.id);
  const lines = [
    said('outline.health', {
      free: count(player.health, 'free'),
      wounds: count(player.health, 'wound'),
      dice: count(player.health, 'die'),
      beatings: player.beatings,
    }),
    said('outline.tracks', {
      trained: player.trained,
      experience: player.experience,
      loot: player.loot,
    }),
    said('outline.abilities', { n: bought.length, ability: bought.map((one) => one.id) }),
  ];
  if (reconned.length > 0) lines.push(said('outline.recon', { ability: reconned }));
  const begun = player.abilities.filter((one) => one.recon === 'half').map((one) => one.id);
  if (begun.length > 0) lines.push(said('outline.half', { ability: begun }));
  for (const item of player.items)
    if (item.charges > 0) lines.push(said('outline.item', { item: item.id, n: item.charges }));
  if (player.pool !== '')
    lines.push(said('outline.pool', { faces: facesOf(player.pool) as never, stand: player.stand }));
  for (const set of player.sets)
    lines.push(
      said(set.used ? 'outline.usedSet' : 'outline.set', {
        ability: set.ability,
        faces: facesOf(set.dice) as never,
      }),
    );
  return lines;
}

function scoreLine({ score, escape, den }: PlayerView): Said[] {
  if (score === null) return [];
  return [said('outline.score', { ...score, rooms: escape.map((room) => `${den}.${room}`) })];
}

function playerSection(player: PlayerView, phase: View['phase']): Section {
  const { seat, hero, boss } = player;
  if (hero === null) return { title: said('outline.newcomer', { who: seat }), lines: [] };
  const title = said('outline.player', { who: seat, hero });
  if (!player.alive) return { title, lines: [said('outline.dead')] };
  const lines = boardLines(player);
  if (boss !== null)
    lines.push(said('outline.boss', { boss: boss.id, left: boss.health - boss.lost, health: boss.health }));
  lines.push(...phaseLines(player, phase));
  for (const room of player.rooms) lines.push(roomLine(player, room));
  return { title, lines: [...lines, ...scoreLine(player)] };
}

/** The common part first, then each seat. */
export function outline(view: View): Section[] {
  const lines = [said('outline.supply', { supply: view.supply, dice: view.dice })];
  if (view.flash.length > 0) lines.push(said('outline.flash', { flashbacks: view.flash }));
  if (view.turn !== null) lines.push(said('outline.turn', { who: view.turn }));
  if (view.phase === 'rolling') lines.push(said('outline.legend'));
  if (!view.taking) lines.push(said('outline.closed'));
  if (view.solo !== null) {
    lines.push(said('outline.target', { target: view.solo.target }));
    if (view.calm && view.phase === 'rolling')
      lines.push(said('outline.rolls', { rolls: view.solo.rolls, budget: view.solo.budget }));
  }
  // Each seat has its own timer of a phase: all run alike, and are told once.
  const timers = new Map(view.timers.map((one) => [`${one.answer.do} ${one.seconds}`, one]));
  for (const { answer, seconds } of timers.values())
    lines.push(said(`outline.timer.${answer.do}`, { seconds }));
  return [
    { title: said('outline.table', { round: view.round, phase: view.phase }), lines },
    ...view.players.map((player) => playerSection(player, view.phase)),
  ];
}
