// DK-TOKEN-02…04, DK-RULING-11, -55: the rules that Quests bring along, in the words they are written with.

import { cardsFrom, type Call } from '@gravetable/kernel';
import { gainAp } from '../adrenaline.ts';
import type { EnemyKind, LockColour, Notable } from '../cards/ids.ts';
import { onZone } from '../asking.ts';
import type { No } from '../choices.ts';
import { zoneId } from '../enemies/lookout.ts';
import { questOf } from '../cards/quests/index.ts';
import type { QuestEffect, QuestRule } from '../cards/quests/words.ts';
import { stageOf } from '../cards/stages.ts';
import { loseMana } from '../health.ts';
import { chartOf } from '../map/chart.ts';
import { procedure, type T } from '../rulebook.ts';
import type { ZoneNo } from '../map/types.ts';
import { spawnZones } from '../spawn/place.ts';
import { turnDoor } from '../spawn/reveal.ts';
import type { Board, Who } from '../state.ts';

/** The rule of that kind in the Quest being played, or undefined. */
function questRule<K extends QuestRule['rule']>(
  board: Board,
  kind: K,
): Extract<QuestRule, { rule: K }> | undefined {
  const { rules } = questOf(board.quest);
  return rules.find((one): one is Extract<QuestRule, { rule: K }> => one.rule === kind);
}

const isOut = (board: Board, kind: EnemyKind): boolean => board.packs.some((pack) => pack.kind === kind);

// What lasts

/** Scent: how many more of them a card places at a Spawn Zone. */
function scentAt(board: Board, enemy: EnemyKind): number {
  const rule = questRule(board, 'scent');
  return rule !== undefined && rule.enemy === enemy && isOut(board, rule.notable) ? rule.n : 0;
}

/** DK-RULING-185: how many more Undead a card places at a Spawn Zone because the party is large. */
export function hostAt(board: Board, zone: ZoneNo): number {
  const rule = questRule(board, 'host');
  if (rule === undefined) return 0;
  const place = spawnZones(board).indexOf(zone);
  return place >= 0 && place < board.party.length - questOf(board.quest).adventurers.min ? rule.n : 0;
}

/** How many more of an Enemy a Street or Stage card places at a Spawn Zone than its line says. */
export const moreAt = (board: Board, enemy: EnemyKind, zone: ZoneNo): number =>
  scentAt(board, enemy) + hostAt(board, zone);

const bellKey = (notable: Notable): string => `bell.${notable}`;

/** Bells: one of them is spent instead of a spawn of the Notable's own. */
export function silenced(t: T, notable: Notable): boolean {
  const bells = t.board.quests[bellKey(notable)] ?? 0;
  if (bells === 0) return false;
  t.board.quests[bellKey(notable)] = bells - 1;
  t.tell?.({ kind: 'bellSilences', enemy: notable });
  return true;
}

// What happens once

function turnSpawn(t: T, colour: LockColour): void {
  const { board } = t;
  questOf(board.quest).spawns.forEach((one, token) => {
    if (one.colour !== colour) return;
    board.spawns |= 1 << token;
    t.tell?.({ kind: 'spawnTurns', colour, zone: one.zone, pieces: [`zone:${one.zone}`] });
  });
}

/** The numbers of those of a colour, as a mask. */
const maskOf = (tokens: readonly { readonly colour: string }[], colour: string): number =>
  tokens.reduce((mask, one, no) => (one.colour === colour ? mask | (1 << no) : mask), 0);

/** Doors open without a die, and what they reveal never spawns. */
function openDoorsOf(t: T, tile: string): void {
  const { board } = t;
  const { doors, zones } = chartOf(board.quest);
  const closed = doors.flatMap((door, no) => {
    const beside = door.zones.some((zone) => zones[zone]!.side === tile);
    return beside && (board.open & (1 << no)) === 0 ? [no] : [];
  });
  if (closed.length > 0) t.tell?.({ kind: 'doorsOpen', n: closed.length });
  for (const door of closed) turnDoor(t, door);
}

function joinStages(t: T): void {
  const { boss, stages, objectives } = t.board;
  const left = objectives.face.filter((face, at) => face === 'red' && !objectives.taken[at]).length;
  const n = Math.min(left, stages.length);
  for (let i = 0; i < n; i++) boss.cards.push(stages.pop()!);
  if (n > 0) t.tell?.({ kind: 'stagesJoin', n });
}

function apply(t: T, effect: Exclude<QuestEffect, { does: 'shedStage' }>): void {
  const { board } = t;
  const chart = chartOf(board.quest);
  switch (effect.does) {
    case 'unlockDoor':
      board.unlocked |= maskOf(chart.doors, effect.colour);
      t.tell?.({ kind: 'unlocks', colour: effect.colour });
      return;
    case 'turnStairs':
      board.stairs |= maskOf(chart.stairs, effect.colour);
      t.tell?.({ kind: 'stairsTurn', colour: effect.colour });
      return;
    case 'turnSpawn':
      return turnSpawn(t, effect.colour);
    case 'openDoorsOf':
      return openDoorsOf(t, effect.tile);
    case 'bell':
      if (!isOut(board, effect.notable)) return;
      board.quests[bellKey(effect.notable)] = (board.quests[bellKey(effect.notable)] ?? 0) + 1;
      t.tell?.({ kind: 'bell', enemy: effect.notable });
      return;
    case 'stagePerObjective':
      return joinStages(t);
  }
}

/** A random card of the Boss's pile is shown and leaves the game; the last one stays. */
const shedStage = procedure('shedStage')
  .when(
    'DK-TOKEN-04c',
    (t) => t.board.boss.cards.length > 1,
    (more) =>
      more
        .chance('DK-TOKEN-04a', 'shed', (t) => cardsFrom(t.board.boss.cards, 1))
        .do('DK-TOKEN-04b', (t, v) => {
          const { board } = t;
          const card = v.shed[0]!;
          board.boss.cards = board.boss.cards.filter((one) => one !== card);
          board.stageDiscard.push(card);
          if (!board.boss.seen.includes(card)) board.boss.seen.push(card);
          t.tell?.({ kind: 'stageShed', stage: stageOf(card).code, reveals: true });
        }),
  )
  .end();

/** What the Quest does when this happens, rule by rule. */
const carryOut = procedure<{ effects: readonly QuestEffect[] }>('carryOut')
  .set('DK-TOKEN-02', 'left', (_, v): readonly QuestEffect[] => v.effects)
  .while(
    'DK-TOKEN-02a',
    (_, v) => v.left.length > 0,
    (each) =>
      each
        .call('DK-TOKEN-02b', (t, v) => {
          const effect = v.left[0]!;
          if (effect.does === 'shedStage') return shedStage.with();
          apply(t, effect);
          return null;
        })
        .set('DK-TOKEN-02c', 'left', (_, v) => v.left.slice(1)),
  )
  .end();

/** DK-BOSS-07: what the Quest says of the moment the Boss becomes active. */
export const onActivation = procedure('onActivation')
  .call('DK-RULING-11', (t) => {
    const { rules } = questOf(t.board.quest);
    return carryOut.with({
      effects: rules.flatMap((one) => (one.rule === 'onActivation' ? [one.effect] : [])),
    });
  })
  .end();

/** DK-RULING-55. */
const OBJECTIVE_AP = 5;

/** The Mana that activating an Objective costs; 0 where they are taken. */
const objectiveMana = (board: Board): number => questRule(board, 'activate')?.mana ?? 0;

/** DK-TOKEN-02: why an Objective of the Zone cannot be taken or activated. */
export function mayTake(board: Board, who: Who, objective: number): No | null {
  const mana = objectiveMana(board);
  if (board.objectives.taken[objective]!) return ['NO_TOKEN', 'DK-TOKEN-02'];
  return board.party[who]!.mana < mana ? ['NO_MANA', 'DK-TOKEN-02', { n: mana }] : null;
}

function effectsOfTaking(board: Board, objective: number): QuestEffect[] {
  const colour = board.objectives.face[objective]!;
  const asleep = board.boss.state === 'inactive';
  return questOf(board.quest).rules.flatMap((one) =>
    one.rule === 'onTake' && (one.colour === 'any' || one.colour === colour) && (asleep || !one.asleep)
      ? [one.effect]
      : [],
  );
}

/** An Objective is taken, or activated where it lies: AP, and what the Quest says of it. */
export function onTake(t: T, who: Who, objective: number): Call<unknown> | null {
  const { board } = t;
  const effects = effectsOfTaking(board, objective);
  const { id, zone } = board.party[who]!;
  const colour = board.objectives.face[objective]!;
  board.objectives.taken[objective] = true;
  const stays = questRule(board, 'activate') !== undefined;
  t.tell?.({
    kind: stays ? 'activatesObjective' : 'takesObjective',
    adventurer: id,
    zone: zoneId(board, zone),
    colour,
    pieces: onZone(board, zone),
    reveals: true,
  });
  loseMana(t, who, objectiveMana(board));
  gainAp(t, who, OBJECTIVE_AP);
  return effects.length === 0 ? null : carryOut.with({ effects });
}
