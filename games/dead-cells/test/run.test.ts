// DC-GEN-10, DC-NEXT, DC-RULING-109: whole Runs. What nobody tells is left to a bot; each seed is that of a Run which
// goes as its title says.
import type { Bot, Told } from '@gravetable/kernel';
import { expect } from 'vitest';
import { careful } from '../src/bots/careful.ts';
import { boughtNo, foeCard, tileCard } from '../src/box/box.ts';
import { freshBoard } from '../src/box/box-order.ts';
import { monsters } from '../src/cards/monsters/index.ts';
import { run } from '../src/campaign/run.ts';
import { FIRST, scenario } from './fight.ts';

/** A Group at the beginning of a campaign, but for one card that may be used once per Biome. */
const group = () => {
  const board = freshBoard(['flayed', 'poisoned'], 0);
  board.campaign.duringGame = [boughtNo('S-10')];
  return { seats: 2, board };
};
/** Takes whatever is offered first. */
const heedless: Bot = { name: 'heedless', choose: ({ question }) => question.nth(0) };

const CHAPTERS = ['biomeEntered', 'mutation', 'biomeLeft', 'bossWon', 'runEnds'];
/** What a Run is remembered for, with the places. */
const chapters = (told: readonly Told[]) =>
  told.flatMap(({ open }) => {
    if (open === null || !CHAPTERS.includes(open.kind)) return [];
    const { biome, place } = open as { readonly biome?: string; readonly place?: { readonly id: string } };
    return [`${open.kind} ${place?.id ?? biome ?? ''}`.trim()];
  });

scenario('DC-GEN-10 DC-GEN-02 a Run of B1 only: a death there ends it', (s) =>
  s
    .given(group)
    .at(run)
    .seeded('Run 1')
    .answers(FIRST, 'DC-PLR-06', 0)
    .leavesTo(heedless)
    .then(({ board, told }) => {
      expect(chapters(told)).toEqual(['biomeEntered B1', 'mutation', 'runEnds biome.B1']);
      expect(told.find(({ open }) => open?.kind === 'firstPlayerIs')?.open?.rule).toBe('DC-PLR-06');
      expect(board.run).toMatchObject({ phase: 'betweenRuns', path: [] });
    }),
);

const TO_THE_CONCIERGE = [
  'biomeEntered B1',
  'mutation',
  'biomeLeft biome.B2',
  'biomeEntered B2',
  'mutation',
  'biomeLeft boss.C1',
  'mutation',
];
scenario(
  'DC-GEN-10 DC-SETUP-10 DC-NEXT-01 DC-NEXT-02 a Run from B1 over B2 to the Concierge, who falls',
  (s) => {
    let deck: readonly number[] = [];
    return s
      .given(group)
      .at(run)
      .seeded('Run 11')
      .answers(FIRST, 'DC-PLR-06', 0)
      .now(({ board }) => (deck = board.run.equipment.slice(0, 6)))
      .leavesTo(careful, ({ biome }) => biome?.id === 'B2')
      .now(({ board: { biome, run: now } }) => {
        const enemies = [...biome!.monsters, ...biome!.elites].map((no) => foeCard(no).code);
        expect(enemies.toSorted()).toEqual(monsters.B2.map(({ code }) => code).toSorted());
        expect(biome!.tiles.every((no) => no === null || tileCard(no).code.startsWith('B2'))).toBe(true);
        expect(now.path).toEqual(['B1']);
        expect(now.equipment.slice(0, 6)).toEqual(deck);
      })
      .leavesTo(careful, ({ run: { phase } }) => phase === 'boss')
      .now(({ board }) => expect([board.biome, board.combat?.boss?.id]).toEqual([null, 'C1']))
      .leavesTo(careful)
      .then(({ board, told }) => {
        expect(chapters(told)).toEqual([...TO_THE_CONCIERGE, 'bossWon', 'runEnds boss.C1']);
        expect(board.campaign.defeated).toEqual(['C1']);
      });
  },
);
scenario('DC-GEN-10 a Run from B1 over B2 to the Concierge, who wins', (s) =>
  s
    .given(group)
    .at(run)
    .seeded('Run 3')
    .answers(FIRST, 'DC-PLR-06', 0)
    .leavesTo(careful, ({ biome }) => biome?.id === 'B2')
    .leavesTo(careful, ({ run: { phase } }) => phase === 'boss')
    .leavesTo(careful)
    .then(({ board, told }) => {
      expect(chapters(told)).toEqual([...TO_THE_CONCIERGE, 'runEnds boss.C1']);
      expect(board.campaign.defeated).toEqual([]);
    }),
);
scenario('DC-RULING-109 what was used once in B1 and in B2 is offered again at the Boss', (s) =>
  s
    .given(group)
    .at(run)
    .seeded('Run 11')
    .answers(FIRST, 'DC-PLR-06', 0)
    .leavesTo(careful, ({ biome, run: { used } }) => biome?.id === 'B2' && used.biome.length > 0)
    .leavesTo(careful, ({ run: { phase } }) => phase === 'boss')
    .now(({ board, told }) => {
      expect(board.run).toMatchObject({ phase: 'boss', used: { biome: [] } });
      expect(chapters(told)).toEqual(TO_THE_CONCIERGE.slice(0, -1));
    })
    .stillAsking(FIRST, 'DC-MUT-05b'),
);
