/** What the tables promise, read off the page as it is drawn: the story of a place, heroes, Ranges, what a Run brought, what stands apart. */

import { gameOf } from '@gravetable/catalog';
import { belowOf, kernelWords, Speaker, type GameRecord } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { momentOf } from '../browser/dead-cells-moments.ts';
import { recordUntil } from '../browser/dead-cells-records.ts';
import { recordOf } from '../browser/positions.ts';
import { LINE_TIME } from '../src/table/store/flow.ts';
import { factsOf, type Lines, type View } from '../src/tables/dead-cells/cards/facts.ts';
import { gainedIn } from '../src/tables/dead-cells/mutation/history.ts';
import { loadTable } from '../src/tables/registry.ts';
import { Sitting } from './drawn.tsx';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const at = (record: string): Promise<Sitting> => Sitting.of(JSON.parse(record) as GameRecord);
const speakerOf = (game: string, language: 'en' | 'fr' = 'en'): Speaker =>
  new Speaker(language, [gameOf(game)!.text[language]!, kernelWords[language]]);
/** As React writes it. */
const written = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

const storyIn = (page: string): string | undefined => /<p class="[a-z]+-story">([^<]*)</.exec(page)?.[1];

describe('the story of a place is written on the board', () => {
  test('of the room the Group is in', async () => {
    const sitting = await at(momentOf('shut'));
    const { log } = sitting.look(0);
    const { event } = log.findLast((line) => line.event.kind === 'tileTurned')!;
    const story = speakerOf('dead-cells').say(event['tile'] as never);
    expect(story.length).toBeGreaterThan(10);
    for (const size of ['desk', 'phone'] as const)
      expect(storyIn(sitting.drawn(0, size))).toBe(written(story));
  });

  test('of the room a fight is fought in', async () => {
    const sitting = await at(momentOf('pair'));
    const { log } = sitting.look(0);
    const { event } = log.findLast((line) => line.event.kind === 'tileTurned')!;
    expect((sitting.look(0).view as View).combat).not.toBeNull();
    const story = speakerOf('dead-cells').say(event['tile'] as never);
    expect(storyIn(sitting.drawn(0, 'desk'))).toBe(written(story));
  });

  test('and stays long enough to be read', async () => {
    const { pace } = (await loadTable('dead-cells'))!;
    const line = (kind: string) => ({ after: 1, event: { kind } });
    const told = ['moved', 'tileTurned', 'enemyPlaced'].map(line);
    expect(pace!(told, 1)).toBeGreaterThan(1000);
  });

  test('of the shop the survivors are in', async () => {
    const sitting = await at(recordOf('indoor'));
    const { zone } = sitting.look(0).view as { zone: string };
    const story = speakerOf('cards-of-the-dead').say({ id: `card.${zone}.flavour` });
    expect(storyIn(sitting.drawn(0, 'desk', { width: 880, height: 556 }))).toBe(written(story));
  });
});

describe('Dead Cells between two Runs', () => {
  test('every hero that can be played has a portrait, words and a Skill', async () => {
    const sitting = await at(momentOf('whom'));
    const question = sitting.look(0).questions.find(({ power }) => !power)!;
    const page = sitting.drawn(0, 'desk');
    const speaker = speakerOf('dead-cells');
    const heroes = question.options.flatMap(({ value }) =>
      typeof value === 'string' && speaker.has(`beheaded.${value}`) ? [value] : [],
    );
    expect(heroes.length).toBeGreaterThan(1);
    for (const hero of heroes) {
      const words = written(speaker.say({ id: `beheaded.${hero}.text` }));
      const card = page.split('<li').find((part) => part.includes(words));
      expect(card, hero).toContain(written(speaker.say({ id: `beheaded.${hero}` })));
      expect(card).toContain('<svg');
      expect(card).toContain('Skill: ');
    }
  });

  const question = (sitting: Sitting) => sitting.look(0).questions.find(({ power }) => !power)!;

  test('what the last Run and its Cells brought is told before and after, people of the market too', async () => {
    const facts = factsOf(gameOf('dead-cells')!.content.facts as never);
    const levels = Object.values(facts.printed.upgradeDecks)
      .flat()
      .filter(({ kind }) => kind === 'level');
    // Somebody at the market has grown since the Run began.
    const grown = ['grown 1', 'grown 2', 'grown 3', 'grown 4'].reduce<string | null>(
      (found, seed) =>
        found ??
        recordUntil(
          { seats: 3, seed },
          ({ campaign }, { kind }) => kind === 'nextRun' && campaign.markets.length === 1,
        ),
      null,
    )!;
    const sitting = await at(grown);
    const { log, view } = sitting.look(0);
    const card = levels.find(({ code }) => code === (view as View).campaign.markets[0])!;
    expect(gainedIn(log)).toContain(card.name);
    const page = sitting.drawn(0, 'desk');
    const people = page.split('<section class="dc-market">')[1]!.split('<li');
    const fresh = people.filter((one) => one.includes('level 0 → 1'));
    expect(fresh).toHaveLength(1);
    expect(fresh[0]).toContain('<b class="dc-fresh">new</b>');
    expect(people.filter((one) => one.includes('dc-fresh'))).toHaveLength(1);
  });

  test('what ends the campaign stands apart from another Run', async () => {
    const sitting = await at(momentOf('next'));
    const { options } = question(sitting);
    const page = sitting.drawn(0, 'desk');
    const looks = options.map((_, n) => new RegExp(`<button[^>]*data-answer="${n}"[^>]*>`).exec(page)![0]);
    const grave = looks.map((look) => look.includes('button grave'));
    expect(options.map(({ value }) => value !== 'run')).toEqual(grave);
    expect(grave).toContain(false);
    expect(grave).toContain(true);
  });

  test('the boxes of a Range stay on every card that has one', async () => {
    const sitting = await at(momentOf('four'));
    const facts = factsOf(gameOf('dead-cells')!.content.facts as never);
    const hand = sitting.drawn(0, 'desk').split('class="dc-hand')[1]!;
    const cards = hand.split('data-piece="combat:').slice(1);
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const lines = facts.combat.get(card.slice(0, card.indexOf('"')))!.lines as Lines;
      const ranges = Object.values(lines).flatMap((actions) =>
        (actions ?? []).filter(({ range }) => typeof range === 'object'),
      );
      expect(card.split('class="dc-range"').length - 1).toBe(ranges.length);
    }
  });
});

/** What is won or survived, in each game. */
const BEATS: Readonly<Record<string, readonly string[]>> = {
  'dead-cells': ['combatEnds', 'bossWon', 'runEnds'],
  'cards-of-the-dead': ['dayEnds', 'won', 'lost'],
  'dead-keep': ['bossFalls', 'won', 'lost'],
  vengeance: ['bossKilled', 'fightingOver', 'roundOver'],
};
const BEAT = 500;

test.each(Object.entries(BEATS))(
  '%s: what is won or survived has a beat of half a second',
  async (id, kinds) => {
    const { pace } = (await loadTable(id))!;
    const text = gameOf(id)!.text['en']!;
    for (const kind of kinds) {
      expect(text, kind).toHaveProperty([`event.${kind}`]);
      const line = { after: 1, event: { kind } };
      expect(pace?.([line], 0) ?? LINE_TIME, kind).toBeGreaterThanOrEqual(BEAT);
    }
  },
);

/** So many answers of each game. */
const PLAYED = 300;

test.each(Object.keys(BEATS))('%s: chance decided where dice or cards fell, and nowhere else', async (id) => {
  const sitting = await Sitting.at(id, 2, 'chance');
  const { session } = sitting.table;
  const below = belowOf('chance');
  /** How far every source of chance has been drawn from. */
  const drawn = (): string => JSON.stringify(session.play.state.streams);
  const fell: boolean[] = [];
  for (let n = 0; n < PLAYED && !session.play.over; n++) {
    const before = drawn();
    sitting.answer(session.play.pending[0]!, n, below);
    fell.push(drawn() !== before);
  }
  expect(sitting.look(0).moments.map(({ line }) => line === 'roll')).toEqual(fell);
  expect(fell).toContain(true);
  expect(fell).toContain(false);
});
