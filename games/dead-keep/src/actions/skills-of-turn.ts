// DK-SKILL-SHOVE, DK-SKILL-TAUNT, DK-SKILL-LEADER: what Skills allow once per Turn, without an Action.

import { leadWhom, shoveTo, tauntAt, type Choice, type ChoiceOf, type No } from '../choices.ts';
import { tauntActivation } from '../enemies/extra.ts';
import { exitsOf, zoneId } from '../enemies/lookout.ts';
import { bossIsIn, enemiesIn, joinPacks, withEnemies } from '../enemies/packs.ts';
import { isKo } from '../health.ts';
import { later, procedure } from '../rulebook.ts';
import { settle } from '../settle.ts';
import { freshSource, isReady, skillGroup, spend } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { seesZone, zonePiece, zonesInSight } from '../where.ts';

/** DK-RULING-76: every Enemy of the Zone, through a passable edge. */
export function objectToShove(board: Board, who: Who, { to }: ChoiceOf<'shove'>): No | null {
  if (!isReady(board, who, 'shove')) return ['NO_USE_LEFT', 'DK-SKILL-SHOVE'];
  const { zone } = board.party[who]!;
  if (enemiesIn(board, zone) === 0) return ['NO_ENEMY_HERE', 'DK-SKILL-SHOVE'];
  return exitsOf(board, zone).includes(to) ? null : ['NO_WAY', 'DK-RULING-76'];
}

export function objectToTaunt(board: Board, who: Who, { zone }: ChoiceOf<'taunt'>): No | null {
  if (!isReady(board, who, 'taunt')) return ['NO_USE_LEFT', 'DK-SKILL-TAUNT'];
  if (!seesZone(board, who, zone)) return ['OUT_OF_SIGHT', 'DK-SKILL-TAUNT'];
  return enemiesIn(board, zone) > 0 ? null : ['NO_ENEMY_THERE', 'DK-SKILL-TAUNT'];
}

/** DK-RULING-68, -117: another one, who stands. */
export function objectToLead(board: Board, who: Who, { whom }: ChoiceOf<'lead'>): No | null {
  if (!isReady(board, who, 'leader')) return ['NO_USE_LEFT', 'DK-SKILL-LEADER'];
  const other = board.party[whom];
  if (whom === who || other === undefined) return ['NOT_ANOTHER', 'DK-SKILL-LEADER'];
  return isKo(other) ? ['IS_KO', 'DK-RULING-117'] : null;
}

const SHOVE = skillGroup(['shove']);
const TAUNT = skillGroup(['taunt']);
const LEADER = skillGroup(['leader']);
/** The Skills offered here. */
export const DEEDS = SHOVE | TAUNT | LEADER;

/** `may`: the groups of Skills one may have. */
export function offerSkills(board: Board, who: Who, out: Choice[], may: number): void {
  const { zone } = board.party[who]!;
  if ((may & SHOVE) !== 0 && enemiesIn(board, zone) > 0 && isReady(board, who, 'shove'))
    for (const to of exitsOf(board, zone)) out.push(shoveTo(to));
  if ((may & TAUNT) !== 0 && isReady(board, who, 'taunt'))
    for (const { zone: seen } of withEnemies(board, zonesInSight(board, who))) out.push(tauntAt(seen));
  if ((may & LEADER) !== 0 && isReady(board, who, 'leader'))
    for (let whom = 0; whom < board.party.length; whom++)
      if (whom !== who && !isKo(board.party[whom]!)) out.push(leadWhom(whom));
}

/** DK-SKILL-SHOVE Enemies are pushed out of the Zone. Not a Move, and no loot (DK-RULING-89). */
export const shove = procedure<{ who: Who; choice: ChoiceOf<'shove'> }>('shove')
  .do('DK-SKILL-SHOVE', (t, v) => {
    const { board } = t;
    const { zone, id } = board.party[v.who]!;
    spend(board, v.who, freshSource(board, v.who, 'shove')!);
    const n = enemiesIn(board, zone);
    for (const pack of board.packs) if (pack.zone === zone) pack.zone = v.choice.to;
    if (bossIsIn(board, zone)) board.boss.zone = v.choice.to;
    joinPacks(board);
    t.tell?.({
      kind: 'shoves',
      adventurer: id,
      zone: zoneId(board, v.choice.to),
      n,
      pieces: [zonePiece(board, v.choice.to)],
    });
  })
  .end();

/** DK-SKILL-TAUNT The Enemies of a Zone come for this Adventurer alone. */
export const taunt = procedure<{ who: Who; choice: ChoiceOf<'taunt'> }>('taunt')
  .do('DK-RULING-38', (t, v) => {
    const { board } = t;
    spend(board, v.who, freshSource(board, v.who, 'taunt')!);
    t.tell?.({
      kind: 'taunts',
      adventurer: board.party[v.who]!.id,
      zone: zoneId(board, v.choice.zone),
      pieces: [zonePiece(board, v.choice.zone)],
    });
  })
  .call('DK-SKILL-TAUNTz', (_, v) => tauntActivation.with({ who: v.who, zone: v.choice.zone }))
  .call('DK-SKILL-TAUNTy', (t) => settle(t))
  .end();

/** DK-SKILL-LEADER One Action for another Adventurer; then the Turn goes on. */
export const lead = procedure<{ who: Who; choice: ChoiceOf<'lead'> }>('lead')
  .do('DK-SKILL-LEADER', (t, v) => {
    const { board } = t;
    spend(board, v.who, freshSource(board, v.who, 'leader')!);
    const adventurer2 = board.party[v.choice.whom]!.id;
    t.tell?.({
      kind: 'leads',
      adventurer: board.party[v.who]!.id,
      adventurer2,
      pieces: [`adventurer:${adventurer2}`],
    });
  })
  .call('DK-RULING-68', (_, v) => later('given', { who: v.choice.whom, what: 'any', card: null }))
  .end();
