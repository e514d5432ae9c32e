// VG-GEN-04: each trait and special effect says what its line in docs/rules/vengeance.md says.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Drawback } from '../effects.ts';
import { en } from '../text/en.ts';
import { BOSSES } from './bosses.ts';
import { HEROES } from './heroes.ts';
import type { EnemyType, MinionType } from './ids.ts';

const ledger = readFileSync(new URL('../../../../docs/rules/vengeance.md', import.meta.url), 'utf8').split(
  '\n',
);

/** The last cell of the row that carries this id. */
const lastCell = (id: string): string =>
  ledger
    .find((line) => line.startsWith('|') && line.includes(`| ${id} |`))
    ?.split('|')
    .at(-2)
    ?.trim() ?? '';

const one = (enemy: EnemyType): string => en[`enemy.${enemy}`].toLowerCase();
const many = (minion: MinionType): string => en[`enemy.${minion}.many`];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const inWords = (count: number): string => ['no', 'one', 'two', 'three'][count] ?? `${count}`;

/** The decisive words of the ledger's sentence. */
function sentence(rule: Drawback): string {
  switch (rule.word) {
    case 'shootEvades':
      return 'each Shoot marks its target as evaded instead of damaging it';
    case 'woundAtFlashback':
      return `at the start of the Flashback Phase of rounds ${rule.rounds.join(' and ')}, suffer a Wound`;
    case 'noBonus':
      return `${capital(rule.ability)} never gives its double-knife bonus Hit`;
    case 'woundOnMeeting':
      return `that a Move or Jump ends in a room with an active ${one(rule.minion)}, suffer a Wound`;
    case 'setLimit':
      return `at most ${inWords(rule.sets)} ${capital(rule.ability)} sets may be assigned per round`;
    case 'healingClears':
      return `used to clear wounds clears only ${inWords(rule.wounds)}`;
    case 'chargeLimit':
      return `no item may hold more than ${inWords(rule.charges)} charge at a time`;
    case 'deals': {
      const who =
        rule.enemy === 'boss' ? 'In Resolution he' : `active ${one(rule.enemy)} in her current room`;
      return `${who} deals ${inWords(rule.wounds)} Wounds instead of one`;
    }
    case 'shootFirst':
      return `must target a ${one(rule.minion)}`;
    case 'protectBoss':
      return `Active ${many(rule.minion)} in her room protect her`;
    case 'noFourthAction':
      return `fourth flashback action cannot be ${capital(rule.action)}`;
    case 'woundOnDeath':
      return `Each time a ${one(rule.minion)} dies by Hit or Shoot, suffer a Wound`;
    case 'reinforce':
      return `Set-up: add one ${one(rule.minion)} to each room adjacent to the boss room`;
    case 'bossImmune':
      return `cannot be damaged by ${capital(rule.to)}`;
    case 'woundInBossRoom':
      return 'Each time the hero enters the boss room, suffer a Wound';
    case 'bossLossLimit':
      return `can lose at most ${inWords(rule.spaces)} spaces per Fighting Phase`;
  }
}

test.each(Object.values(HEROES))('trait of $id', ({ id, trait }) => {
  expect(lastCell(id)).toContain(sentence(trait.rule));
});

test.each(Object.values(BOSSES))('special effect of $id', ({ id, special }) => {
  expect(lastCell(id)).toContain(sentence(special.rule));
});
