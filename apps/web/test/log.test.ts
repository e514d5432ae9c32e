import { Speaker, TOPICS, type Catalogue } from '@gravetable/kernel';
import { gameOf, games } from '@gravetable/catalog';
import { describe, expect, test, vi } from 'vitest';
import { headingsOf, placeOfLine } from '../src/table/log/chapters.ts';
import { groupsOf } from '../src/table/log/groups.ts';
import { figures, topicsOf } from '../src/table/log/topics.ts';
import { infoOf } from '@gravetable/host';
import { rowText } from '../src/table/speech/speech.ts';
import { wordsOf } from '../src/words/index.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const line = (after: number, kind: string, more: object = {}) => ({ after, event: { kind, ...more } });
const moment = (seat: number, known: 'roll' | 'reveal' | null = null) => ({
  seat,
  rule: 'EX-1',
  line: known,
});
const speaking = (words: Catalogue) => new Speaker('en', [words]);

function grouped(
  log: ReturnType<typeof line>[],
  moments: ReturnType<typeof moment>[],
  words: Catalogue = {},
  more: { from?: number; shows?: (one: ReturnType<typeof line>) => boolean } = {},
) {
  const speaker = speaking(words);
  const headings = headingsOf(log, speaker);
  return groupsOf({ log, moments, headings, speaker, info: { story: null }, ...more });
}

describe('the log of a game without chapters', () => {
  test('lines are grouped by who decided, the opening first', () => {
    const log = [line(0, 'dealt'), line(1, 'took'), line(2, 'took'), line(3, 'found')];
    const groups = grouped(log, [moment(0), moment(0), moment(1)]);
    expect(groups.map((group) => [group.seat, group.rows.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  test('the line that stops undo is drawn once, after what came of the answer', () => {
    const [group] = grouped([line(1, 'turned'), line(1, 'hit')], [moment(0, 'reveal')]);
    expect(group!.rows.map((row) => ('mark' in row ? row.mark : row.line.event.kind))).toEqual([
      'turned',
      'hit',
      'reveal',
    ]);
  });
});

test('a line lies in the place it was told in, though the same answer opened the next', () => {
  const log = [line(1, 'opens'), line(2, 'hit'), line(2, 'opens'), line(2, 'hit')];
  const headings = headingsOf(log, speaking({ 'chapter.opens': 'Round' }));
  expect(log.map((_, at) => placeOfLine(headings, at)?.at)).toEqual([0, 0, 2, 2]);
  expect(placeOfLine(headings, -1)).toBeUndefined();
});

describe('an act and what came of it', () => {
  const words = { 'lead.acts': '{who}', 'lead.skill': '{who}, Skill', 'led.hit': 'hit' };
  const told = (log: ReturnType<typeof line>[]) =>
    grouped(log, [moment(0), moment(0), moment(0)], words)[0]!.rows.map((row) =>
      'mark' in row ? row.mark : [row.lead?.event.kind, row.line.event.kind].filter(Boolean).join(' > '),
    );

  test('are one line', () => {
    expect(told([line(1, 'acts'), line(1, 'hit'), line(1, 'dies')])).toEqual(['acts > hit', 'dies']);
  });

  test('unless nothing came of it, or only after another answer', () => {
    expect(told([line(1, 'acts'), line(1, 'acts'), line(1, 'hit')])).toEqual(['acts', 'acts > hit']);
    expect(told([line(1, 'acts'), line(2, 'hit')])).toEqual(['acts', 'hit']);
  });

  test('also where the same player names the target in the next answer, and nothing lies between', () => {
    const by = (who: number) => ({ who });
    expect(told([line(1, 'acts', by(0)), line(2, 'hit', by(0))])).toEqual(['acts > hit']);
    expect(told([line(1, 'acts', by(0)), line(2, 'hit', by(1))])).toEqual(['acts', 'hit']);
    expect(told([line(1, 'acts', by(0)), line(2, 'rolls', by(0))])).toEqual(['acts', 'rolls']);
    // What was declined in between is not told.
    expect(told([line(1, 'acts', by(0)), line(3, 'hit', by(0))])).toEqual(['acts > hit']);
    expect(told([line(1, 'acts', by(0)), line(1, 'met', by(1)), line(2, 'hit', by(0))])).toEqual([
      'acts > met',
      'hit',
    ]);
  });
});

describe('an act and the effects a game names for it', () => {
  const words = { 'lead.opens.doom': 'opens', 'lead.swings.reveals': 'swings', 'line.opens': 'a die fell' };
  const told = (log: ReturnType<typeof line>[], more: Parameters<typeof grouped>[3] = {}) =>
    grouped(log, [moment(0, 'roll'), moment(0), moment(0)], words, more)[0]!.rows.map((row) =>
      'mark' in row ? row.mark : [row.lead?.event.kind, row.line.event.kind].filter(Boolean).join(' > '),
    );

  test('are one line, also over what became known by it and over another answer', () => {
    expect(told([line(1, 'opens'), line(1, 'doom')])).toEqual(['opens > doom', 'roll']);
    expect(told([line(2, 'swings'), line(3, 'reveals')])).toEqual(['swings > reveals']);
  });

  test('and nothing else is: another effect, or one that does not come next', () => {
    expect(told([line(1, 'opens'), line(1, 'ends')])).toEqual(['opens', 'roll', 'ends']);
    const log = [line(1, 'swings'), line(1, 'hidden'), line(1, 'reveals')];
    expect(told(log, { shows: ({ event }) => event.kind !== 'hidden' })).toEqual([
      'swings',
      'reveals',
      'roll',
    ]);
  });
});

describe('an act and what did not come of it', () => {
  const told = (
    game: string,
    log: ReturnType<typeof line>[],
    headings: Parameters<typeof groupsOf>[0]['headings'] = [],
  ): string[] => {
    const words = wordsOf('en', gameOf(game)!.text['en']!, ['Ann', 'Ben']);
    const { speaker } = words;
    const groups = groupsOf({
      log,
      moments: [moment(0), moment(0)],
      headings,
      speaker,
      info: { story: gameOf(game)!.story ?? null },
    });
    return groups.flatMap(({ rows }) => rows.flatMap((row) => ('mark' in row ? [] : [rowText(row, words)])));
  };

  test('are two lines: a card that only counts its turns brings nobody, and ends no day', () => {
    const acts = line(1, 'acts', { card: 'fat-zombie', space: '2' });
    const drum = line(1, 'enters', { card: 'fuel-drum', space: '3' });
    const over = line(1, 'dayEnds', { day: 1 });
    const hurt = line(1, 'hurt', { survivor: 'rick', n: 2, vitality: 9 });
    expect(told('cards-of-the-dead', [acts, drum])).toHaveLength(2);
    expect(told('cards-of-the-dead', [acts, over])).toHaveLength(2);
    expect(told('cards-of-the-dead', [acts, hurt])).toHaveLength(1);
  });

  test('a Beheaded who strikes nobody moves no foe up', () => {
    const acts = line(1, 'beheadedActs', { beheaded: 'flayed' });
    const foe = { id: 'monster.zombie' };
    const up = line(1, 'closesUp', { foe, space: 'middle' });
    expect(told('dead-cells', [acts, up])[0]).toBe('The Flayed acts, and nothing comes of it.');
  });

  test('a weapon that reaches nobody is not told with what the next one does', () => {
    const acts = (beheaded: string) => line(1, 'beheadedActs', { beheaded });
    const bow = line(1, 'usesItem', { beheaded: 'immolated', equipment: 'ST-s01' });
    const hit = line(1, 'enemyHit', { foe: { id: 'monster.zombie' }, n: 1, left: 0, more: 0 });
    expect(told('dead-cells', [acts('immolated'), bow, acts('flayed'), hit])).toEqual([
      'The Immolated uses the Beginner’s Bow, and nothing comes of it.',
      'The Flayed: The Zombie takes 1 Damage (no Health left).',
    ]);
    expect(told('dead-cells', [acts('immolated'), bow, hit])).toEqual([
      'The Immolated, Beginner’s Bow: The Zombie takes 1 Damage (no Health left).',
    ]);
  });

  test('whoever acts, and somebody else at once, did it for nothing', () => {
    const acts = (beheaded: string) => line(1, 'beheadedActs', { beheaded });
    const foe = { id: 'monster.zombie' };
    const blocks = line(1, 'enemyBlocks', { foe });
    expect(told('dead-cells', [acts('flayed'), acts('quartered'), blocks, acts('flayed')])).toEqual([
      'The Flayed acts, and nothing comes of it.',
      'The Quartered: The Zombie blocks.',
      'The Flayed acts.', // What comes of it is not told yet.
    ]);
  });

  test('what takes effect at once did nothing where the Game turn follows', () => {
    const home = line(1, 'instant', { card: 'sweet-home' });
    const regains = line(1, 'heals', { survivor: 'rick', n: 2, left: 12 });
    const comes = line(1, 'comes', { card: 'antiviral', space: 2 });
    const turn = [{ level: 'turn', at: 1, after: 1, event: { kind: 'gameTurn' } }] as const;
    expect(told('cards-of-the-dead', [home, comes], turn)[0]).toBe(
      'Sweet Home takes effect at once, and nothing comes of it.',
    );
    expect(told('cards-of-the-dead', [home, regains])[0]).not.toContain('nothing');
  });

  test('what is used to search names the searcher once', () => {
    const note = line(1, 'used', { survivor: 'rick', card: 'note' });
    const drew = line(1, 'drew', { survivor: 'rick', cards: ['zombie', 'antiviral'] });
    expect(told('cards-of-the-dead', [note, drew])).toEqual([
      'Rick Dixon searches with the Note: Zombie and Antiviral.',
    ]);
  });

  test('what explodes and its blast are one line', () => {
    const drum = line(1, 'exploded', { card: 'fat-zombie', space: 1, n: 5 });
    const blast = line(1, 'blast', { space: 1, n: 5 });
    expect(told('cards-of-the-dead', [drum, blast])).toEqual([
      'The Fat Zombie on space 1 explodes: 5 Damage.',
    ]);
  });

  test('that somebody acts gives way to their Skill, also where it was an answer of its own', () => {
    const acts = line(1, 'beheadedActs', { beheaded: 'flayed', rule: 'DC-R0-02' });
    const skill = line(2, 'usesSkill', { beheaded: 'flayed', rule: 'DC-ACT-08' });
    const shield = line(2, 'shield', { beheaded: 'flayed', n: 1, golden: 'no', rule: 'DC-ACT-05' });
    expect(told('dead-cells', [acts, skill, shield])).toEqual(['The Flayed, Skill: gains 1 Shield.']);
  });

  test('whoever acts for themselves is named once', () => {
    const acts = line(1, 'beheadedActs', { beheaded: 'flayed', rule: 'DC-R0-02' });
    const shield = (beheaded: string) =>
      line(1, 'shield', { beheaded, n: 1, golden: 'no', rule: 'DC-ACT-05' });
    expect(told('dead-cells', [acts, shield('flayed')])).toEqual(['The Flayed gains 1 Shield.']);
    expect(told('dead-cells', [acts, shield('quartered')])).toEqual([
      'The Flayed: The Quartered gains 1 Shield.',
    ]);
    const skill = line(1, 'usesSkill', { beheaded: 'flayed', rule: 'DC-ACT-08' });
    expect(told('dead-cells', [skill, shield('flayed')])).toEqual(['The Flayed, Skill: gains 1 Shield.']);
    expect(told('dead-cells', [skill, shield('quartered')])).toEqual([
      'The Flayed, Skill: The Quartered gains 1 Shield.',
    ]);
  });
});

describe('the log in chapters', () => {
  const words = {
    'part.day': 'Day {n}',
    'chapter.moved': 'Room {n}',
    'chapter.turned': 'Room {n}, {what}',
    'chapter.boss': '{n, select, 1 {Boss} other {}}',
    'turn.round': 'Round {n}',
    'phase.plans': 'Planning',
    'phase.passes': 'Planning',
    'line.turned': 'a tile was turned',
  };
  const heads = (log: ReturnType<typeof line>[]) =>
    headingsOf(log, speaking(words)).map(({ level, at, event }) => [
      speaking(words).say({ id: `${level}.${event.kind}`, args: event }),
      at,
    ]);

  test('what is said at once about a place is one chapter, which begins where the way there is told', () => {
    expect(
      heads([
        line(1, 'moved', { n: 1 }),
        line(1, 'turned', { n: 1, what: 'door' }),
        line(1, 'moved', { n: 2 }),
      ]),
    ).toEqual([
      ['Room 1, door', 0],
      ['Room 2', 2],
    ]);
  });

  test('a place that was gone to with an earlier answer keeps its chapter', () => {
    expect(heads([line(1, 'moved', { n: 1 }), line(2, 'moved', { n: 2 })])).toEqual([
      ['Room 1', 0],
      ['Room 2', 1],
    ]);
  });

  test('a phase goes on while it is named again, a turn begins each time, empty words begin nothing', () => {
    expect(
      heads([
        line(1, 'plans'),
        line(2, 'passes'),
        line(3, 'round', { n: 1 }),
        line(4, 'round', { n: 1 }),
        line(5, 'boss', { n: 2 }),
        line(5, 'plans'),
      ]),
    ).toEqual([
      ['Planning', 0],
      ['Round 1', 2],
      ['Round 1', 3],
      ['Planning', 5],
    ]);
  });

  test('a group stands under its headings, the widest first; one with nothing under it is left out', () => {
    const log = [
      line(1, 'day', { n: 1 }),
      line(2, 'round', { n: 0 }),
      line(2, 'round', { n: 1 }),
      line(3, 'hit'),
    ];
    const quiet = grouped(log, [moment(0), moment(0), moment(0)], words, {
      shows: (one) => one.event.kind === 'hit',
    });
    expect(
      quiet.map(({ heads: over }) => over.map(({ level, event }) => [level, event.kind, event['n']])),
    ).toEqual([
      [
        ['part', 'day', 1],
        ['turn', 'round', 1],
      ],
    ]);
  });

  test('lines in the middle of a game still stand under their chapter', () => {
    const log = [line(1, 'day', { n: 1 }), line(2, 'hit'), line(3, 'hit')];
    const [first] = grouped(log, [moment(0), moment(0), moment(0)], words, { from: 2 });
    expect(first!.heads.map(({ event }) => event.kind)).toEqual(['day']);
  });

  test('the information line says what became known, right after it', () => {
    const log = [line(1, 'moved', { n: 1 }), line(1, 'turned', { n: 1, what: 'door' }), line(1, 'hit')];
    const [group] = grouped(log, [moment(0, 'reveal')], words);
    expect(group!.rows.map((row) => ('mark' in row ? row.by?.event.kind : '-'))).toEqual([
      '-',
      '-',
      'turned',
      '-',
    ]);
  });
});

describe('the story of each game', () => {
  for (const game of games) {
    const words = game.text.en as Catalogue;
    const told = (kind: string) => Object.hasOwn(words, `event.${kind}`);

    test(`${game.id} names events that are told, each under one topic`, () => {
      const kinds = TOPICS.flatMap((topic) => [...game.story!.topics[topic]]);
      expect(kinds.filter((kind) => !told(kind))).toEqual([]);
      expect(kinds.length).toBe(new Set(kinds).size);
      expect(game.story!.turning.filter((kind: string) => !told(kind))).toEqual([]);
    });

    test(`${game.id} opens chapters and draws lines with events that are told`, () => {
      const openers = Object.keys(words).filter((id) =>
        /^(part|chapter|turn|phase|line)\.[A-Za-z]+$/u.test(id),
      );
      expect(openers.length).toBeGreaterThan(0);
      expect(openers.filter((id) => !told(id.slice(id.indexOf('.') + 1)))).toEqual([]);
    });
  }

  test('what a filter shows, and which filters there are', () => {
    const cells = topicsOf(infoOf(games.find(({ id }) => id === 'dead-cells')!));
    expect(cells.shows('fight', { kind: 'beheadedHit' })).toBe(true);
    expect(cells.shows('loot', { kind: 'beheadedHit' })).toBe(false);
    expect(cells.shows('chance', { kind: 'upgrade', reveals: true })).toBe(true);
    const hill = topicsOf(infoOf(games.find(({ id }) => id === 'lantern-hill')!));
    expect(hill.filters).toEqual(['all', 'key', 'harm', 'loot', 'chance']);
  });

  test('a figure belongs to whoever chose it last', () => {
    const info = infoOf(games.find(({ id }) => id === 'dead-cells')!);
    const { learn, seatOf } = figures(info);
    learn(line(1, 'chosen', { who: 0, beheaded: 'flayed' }));
    learn(line(2, 'chosen', { who: 1, beheaded: 'flayed' }));
    expect(seatOf({ kind: 'beheadedHit', beheaded: 'flayed' })).toBe(1);
    expect(seatOf({ kind: 'beheadedHit', beheaded: 'quartered' })).toBeNull();
  });
});
