// DK-RULING-19, -67, -149: what becomes of Attacks and Friendly Fire that were allotted: Armor, Ironclad, Tough, then Wounds together.

import { choose } from '@gravetable/kernel';
import { isNamed } from '../cards/enemy-words.ts';
import { ENEMY_KINDS, type EnemyKind } from '../cards/ids.ts';
import type { EnemyWord, SkillKey } from '../cards/skill.ts';
import { SKILLS } from '../cards/skills.ts';
import { beforeWounds, takeWounds } from '../harm.ts';
import { isOver } from '../judge.ts';
import { procedure, type T } from '../rulebook.ts';
import { has, sourcesFor, useKey } from '../skills.ts';
import type { Board, Who } from '../state.ts';
import { armorRoll } from './armor.ts';
import { kindNamed } from './groups.ts';

/** What Friendly Fire is called among the attackers. */
export const FRIEND = 'friend';

/** Hits of one kind on one Adventurer. */
export interface Hit {
  readonly who: Who;
  /** A kind of Enemy, `boss.` and its kind, or `friend`. */
  readonly enemy: string;
  readonly damage: number;
  readonly n: number;
}

/** DK-SKILL-IRONCLAD: no Wounds at all from Enemies of that name. */
export function isIronclad(board: Board, { who, enemy }: Hit): boolean {
  if (enemy === FRIEND) return false;
  for (const key of IRONCLAD[kindNamed(enemy)]) if (has(board, who, key)) return true;
  return false;
}
/** The Skills that protect against a kind. */
const IRONCLAD = Object.fromEntries(
  ENEMY_KINDS.map((kind) => [
    kind,
    SKILLS.filter(({ skill, of }) => skill === 'ironclad' && isNamed(kind, of as EnemyWord)).map(
      ({ key }) => key,
    ),
  ]),
) as unknown as Readonly<Record<EnemyKind, readonly SkillKey[]>>;

/** Sources of Tough that still work in this Round. */
function toughness(board: Board, who: Who): string[] {
  const left: string[] = [];
  for (const source of sourcesFor(board, who, 'tough')) {
    const key = useKey(who, source);
    if (!board.toughUsed.includes(key)) left.push(key);
  }
  return left;
}

const tell = (t: T, kind: 'ironclad' | 'toughIgnores', { who, enemy, n }: Hit): void =>
  t.tell?.({
    kind,
    adventurer: t.board.party[who]!.id,
    enemy,
    n,
    pieces: [`adventurer:${t.board.party[who]!.id}`],
  });

/** Whose hits they are that land. */
function attackersOf(hits: readonly Hit[]): string[] {
  const found: string[] = [];
  for (const { enemy, n } of hits) if (n > 0 && !found.includes(enemy)) found.push(enemy);
  return found;
}

/** The next of the Adventurers who can ignore a Hit, or null. */
function nextTough(board: Board, hits: readonly Hit[], asked: readonly Who[]): Who | null {
  for (const { who, n } of hits)
    if (n > 0 && !asked.includes(who) && has(board, who, 'tough') && toughness(board, who).length > 0)
      return who;
  return null;
}

/** DK-RULING-67, -129: each source ignores one Hit per Round. The answer names the kind; `keep` saves it for later. */
const tough = procedure<{ hits: readonly Hit[] }, readonly Hit[]>('tough')
  .set('DK-RULING-67', 'left', (_, v): readonly Hit[] => v.hits)
  .set('DK-RULING-67a', 'asked', (): readonly Who[] => [])
  .set('DK-RULING-67b', 'who', (t, v): Who | null => nextTough(t.board, v.left, v.asked))
  .while(
    'DK-SKILL-TOUGH',
    (_, v) => v.who !== null,
    (each) =>
      each
        .ask('DK-SKILL-TOUGHa', 'enemy', (t, v) => {
          if (isOver(t.board)) return null;
          const mine = v.left.filter(({ who, n }) => who === v.who && n > 0);
          const { seat, id } = t.board.party[v.who!]!;
          return choose<string>(seat, [...mine.map(({ enemy }) => enemy), 'keep'], {
            kind: 'tough',
            about: {
              adventurer: id,
              n: mine.reduce((sum, { n, damage }) => sum + n * damage, 0),
              attackers: attackersOf(mine),
            },
            says: (enemy) =>
              enemy === 'keep' ? { id: 'option.keepTough' } : { id: 'option.ignoreHit', args: { enemy } },
            touches: () => [`adventurer:${id}`],
          });
        })
        .set('DK-SKILL-TOUGHb', 'left', (t, v): readonly Hit[] => {
          const at = v.left.findIndex(({ who, enemy, n }) => who === v.who && enemy === v.enemy && n > 0);
          if (at === -1) return v.left;
          const hit = v.left[at]!;
          t.board.toughUsed.push(toughness(t.board, hit.who)[0]!);
          tell(t, 'toughIgnores', { ...hit, n: 1 });
          return v.left.with(at, { ...hit, n: hit.n - 1 });
        })
        .set('DK-SKILL-TOUGHc', 'asked', (_, v) =>
          v.enemy === 'keep' || v.enemy === null ? [...v.asked, v.who!] : v.asked,
        )
        .set('DK-RULING-67c', 'who', (t, v) => nextTough(t.board, v.left, v.asked)),
  )
  .return('DK-RULING-67d', (_, v) => v.left)
  .end();

/** Wounds due to each Adventurer. */
function due(hits: readonly Hit[]): { who: Who; n: number }[] {
  const sums: { who: Who; n: number }[] = [];
  for (const { who, n, damage } of hits) if (n > 0) addTo(sums, who, n * damage);
  return sums;
}

function addTo(sums: { who: Who; n: number }[], who: Who, n: number): void {
  for (const one of sums) {
    if (one.who !== who) continue;
    one.n += n;
    return;
  }
  sums.push({ who, n });
}

/** Armor is rolled for all of them, Tough declared, Potions drunk; then the Wounds fall together. */
export const suffer = procedure<{ hits: readonly Hit[] }>('suffer')
  .set('DK-SKILL-IRONCLAD', 'left', (t, v): readonly Hit[] => {
    const left: Hit[] = [];
    for (const hit of v.hits) {
      if (isIronclad(t.board, hit)) tell(t, 'ironclad', hit);
      else left.push(hit);
    }
    return left;
  })
  .set('DK-RULING-19a', 'landed', (): readonly Hit[] => [])
  .while(
    'DK-RULING-22',
    (t, v) => v.left.length > 0 && !isOver(t.board),
    (each) =>
      each
        .call('DK-ARMOR-01', 'n', (_, v) => {
          const { who, enemy, n } = v.left[0]!;
          return armorRoll.with({ who, enemy, n });
        })
        .set('DK-RULING-19b', 'landed', (_, v): readonly Hit[] => {
          const { who, enemy, damage } = v.left[0]!;
          return [...v.landed, { who, enemy, damage, n: v.n }];
        })
        .set('DK-RULING-19c', 'left', (_, v) => v.left.slice(1)),
  )
  .call('DK-RULING-67e', 'landed', (_, v) => tough.with({ hits: v.landed }))
  .set('DK-ATK-05', 'due', (_, v) => due(v.landed))
  .call('DK-RULING-19d', (_, v) =>
    v.due.length === 0 ? null : beforeWounds.with({ due: v.due, attackers: attackersOf(v.landed) }),
  )
  .do('DK-ATK-05a', (t, v) => {
    for (const { who, n } of v.due) if (!isOver(t.board)) takeWounds(t, who, n);
  })
  .end();
