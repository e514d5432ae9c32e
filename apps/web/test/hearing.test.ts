/** What is heard: preferences that survive damage, kinds of lines, and which sound a line makes. */

import { games } from '@gravetable/catalog';
import { describe, expect, test, vi } from 'vitest';
import { POSTERS } from '../src/brand.ts';
import { infoOf } from '@gravetable/host';
import { amountOfAll, FAMILIES, spokenAll } from '../src/hearing.ts';
import { settingsWords } from '../src/screens/settings/words.ts';
import { settingsFrom } from '../src/settings.ts';
import { captions } from '../src/sound/captions.ts';
import { soundsOf, TELLING } from '../src/sound/lines.ts';
import { lengthOf, motifOf, SOUNDS, type SoundName } from '../src/sound/score.ts';
import { topicsOf } from '../src/table/log/topics.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

const gameOf = (id: string) => infoOf(games.find((game) => game.id === id)!);

describe('preferences', () => {
  test('of parts are kept part by part, and what is damaged is as usual', () => {
    const {
      volume,
      volumes,
      muted,
      captions: written,
      spoken,
    } = settingsFrom({
      volume: 7,
      volumes: { paper: 0.2, bone: 'loud', metal: -1, drums: 1 },
      muted: 'yes',
      captions: true,
      spoken: { fight: 'none', loot: 'shouted', key: 3 },
    });
    expect({ volume, muted, written }).toEqual({ volume: 0.5, muted: false, written: true });
    expect(volumes).toEqual({ paper: 0.2, bone: 1, metal: 1, cues: 1 });
    expect(spoken).toEqual({ ...spokenAll('whole'), fight: 'none' });
  });

  test.each([{ volumes: null, spoken: null }, { volumes: [], spoken: 'none' }, { volumes: 3 }, null])(
    '%j are as usual',
    (found) => {
      const { volumes, spoken, captions: written } = settingsFrom(found);
      expect(volumes).toEqual({ paper: 1, bone: 1, metal: 1, cues: 1 });
      expect(amountOfAll(spoken)).toBe('whole');
      expect(written).toBe(false);
    },
  );

  test('of before each kind had its own amount are followed', () => {
    expect(amountOfAll(settingsFrom({ announces: 'turns' }).spoken)).toBe('none');
    expect(amountOfAll(settingsFrom({ announces: 'all' }).spoken)).toBe('whole');
    expect(settingsFrom({ announces: 'turns', spoken: { key: 'whole' } }).spoken.key).toBe('whole');
  });
});

describe('the kind a line is spoken as', () => {
  const { kindOf } = topicsOf(gameOf('dead-cells'));
  test.each([
    ['a key moment before all', { kind: 'beheadedDies' }, 'key'],
    ['a blow', { kind: 'enemyHit' }, 'fight'],
    ['harm, though the filter shows it with fights', { kind: 'beheadedHit' }, 'harm'],
    ['loot, though it is revealed', { kind: 'looted', reveals: true as const }, 'loot'],
    ['chance', { kind: 'deckCheck' }, 'chance'],
    ['what is revealed', { kind: 'moved', reveals: true as const }, 'chance'],
    ['anything else', { kind: 'moved' }, 'rest'],
  ])('%s', (_, event, kind) => expect(kindOf(event)).toBe(kind));
});

describe('sounds', () => {
  const names = Object.keys(SOUNDS) as SoundName[];

  test('each family has some, and no two are the same', () => {
    expect(new Set(names.map((name) => SOUNDS[name].family))).toEqual(new Set(FAMILIES));
    const scores = names.map((name) => JSON.stringify(SOUNDS[name].strikes));
    expect(new Set(scores).size).toBe(names.length);
    for (const cue of ['turn', 'good', 'bad', 'danger', 'closing'] as const) {
      expect(SOUNDS[cue].family, cue).toBe('cues');
    }
  });

  test('are short, and each game has a motif of its own of one to three seconds', () => {
    for (const name of names) expect(lengthOf(SOUNDS[name].strikes), name).toBeLessThan(0.9);
    const motifs = POSTERS.map((game) => motifOf(game)!);
    expect(new Set(motifs.map((one) => JSON.stringify(one))).size).toBe(4);
    for (const one of motifs) {
      expect(lengthOf(one)).toBeGreaterThan(1);
      expect(lengthOf(one)).toBeLessThan(3);
    }
    expect(motifOf('lantern-hill')).toBeNull();
  });

  test('have a caption in both languages', () => {
    const all = [...FAMILIES, ...names, 'motif'].sort();
    expect(Object.keys(captions.en).sort()).toEqual(all);
    expect(Object.keys(captions.fr).sort()).toEqual(all);
    expect(Object.keys(settingsWords.fr)).toEqual(Object.keys(settingsWords.en));
  });

  test.each(Object.keys(TELLING))('%s names only events of the game', (id) => {
    const known = gameOf(id).words.en;
    for (const kind of Object.values(TELLING[id]!).flat())
      expect(known, kind).toHaveProperty([`event.${kind}`]);
  });
});

describe('a line of the log sounds', () => {
  const line = { game: 'dead-cells', event: { kind: 'moved' }, topic: null, rolled: false, own: false };
  test.each([
    ['not at all when nothing is struck', line, []],
    ['like dice when they fell', { ...line, rolled: true, topic: 'chance' as const }, ['dice']],
    [
      'like a card when one is turned',
      { ...line, event: { kind: 'tileTurned', reveals: true as const } },
      ['card'],
    ],
    ['like what it is about', { ...line, topic: 'loot' as const }, ['clink']],
    [
      'dangerous when it befalls the listener',
      { ...line, topic: 'harm' as const, own: true },
      ['crack', 'danger'],
    ],
    [
      'dangerous when danger rises',
      { ...line, event: { kind: 'curse' }, topic: 'harm' as const },
      ['crack', 'danger'],
    ],
    ['like success', { ...line, event: { kind: 'deckCheck', passed: 'yes' } }, ['good']],
    ['like failure', { ...line, event: { kind: 'deckCheck', passed: 'no' } }, ['bad']],
    [
      'like failure, not like danger, when one dies',
      { ...line, event: { kind: 'beheadedDies' }, own: true },
      ['bad'],
    ],
    ['by the game’s own list', { ...line, game: 'vengeance', event: { kind: 'takingClosed' } }, ['closing']],
    ['of a game without a list', { ...line, game: 'lantern-hill', event: { kind: 'takingClosed' } }, []],
  ])('%s', (_, told, sounds) => expect(soundsOf(told)).toEqual(sounds));
});
