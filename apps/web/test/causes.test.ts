/** Every question names its cause: each kind of all four games is the ordinary turn's, or says what led to it. */

import { gameOf } from '@gravetable/catalog';
import { infoOf } from '@gravetable/host';
import { belowOf, type Catalogue, type QuestionView } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import type { LogLine } from '../src/engine/types.ts';
import { askedBefore } from '../src/table/asking/Asking.tsx';
import { ASKED as CARDS, causeOf as cardsCause } from '../src/tables/cards-of-the-dead/cause.ts';
import { ASKED as CELLS, causeOf as cellsCause } from '../src/tables/dead-cells/asking/cause.ts';
import { loadTable } from '../src/tables/registry.ts';
import { wordsOf } from '../src/words/index.ts';
import { Sitting } from './drawn.tsx';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

interface Kinds {
  /** Steps of the ordinary turn, and of setting up and ending a game: nothing else leads there. */
  readonly turn: readonly string[];
  /** The question has the name of its cause in its own words, under this argument. */
  readonly named: Readonly<Record<string, string>>;
  /** Its words say it outright, in English and French. */
  readonly said: Readonly<Record<string, readonly [RegExp, RegExp]>>;
  /** What was told last is put before it. */
  readonly told: readonly string[];
  /** The second line says which ability it belongs to. */
  readonly under: readonly string[];
}

const KINDS: Readonly<Record<string, Kinds>> = {
  'dead-cells': {
    turn: [
      'chooseBeheaded',
      'startBiome',
      'bossCells',
      'firstPlayer',
      'choosePath',
      'marker',
      'vote',
      'playCard',
      'choosePasser',
      'usePotion',
      'roundZero',
      'drink',
      'spendCells',
      'orderBlueprints',
    ],
    named: {
      victim: 'foe',
      skill: 'beheaded',
      slot: 'beheaded',
      survive: 'beheaded',
      nextRun: 'n',
      equip: 'equipment',
      equipmentReceiver: 'equipment',
      scrollReceiver: 'sym',
      payHandCheck: 'sym',
      mutationActor: 'card',
      startReceiver: 'card',
      swapMutation: 'card',
      placeUpgrade: 'card',
      placeCombat: 'combat',
      cardChoice: 'card',
      eitherOr: 'tile',
    },
    said: {
      vialReceiver: [/Vial/, /Fiole/],
      serenadeSymbol: [/Serenade/, /Sérénade/],
      ringBell: [/Bell/, /Cloche/],
      lightLantern: [/Lantern/, /Lanterne/],
      lanternCards: [/Lantern/, /Lanterne/],
      startDamage: [/four/, /quatre/],
      handTooLarge: [/Malaise/, /Malaise/],
    },
    told: Object.keys(CELLS),
    under: [],
  },
  'cards-of-the-dead': {
    turn: ['turn'],
    named: { room: 'card' },
    said: {
      runSecond: [/^RUN/, /^COURIR/],
      scout: [/Lantern/, /Lanterne/],
      peek: [/Binoculars/, /Jumelles/],
      reorder: [/Binoculars/, /Jumelles/],
      trade: [/Trader/, /Marchand ambulant/],
      toll: [/Dan is gone/, /Dan n’est plus/],
      limit: [/Too many cards in Hand/, /Trop de cartes en Main/],
    },
    told: Object.keys(CARDS),
    under: [],
  },
  'dead-keep': {
    turn: [
      'shareOut',
      'firstPlayer',
      'nextQuest',
      'roster',
      'newcomer',
      'pick',
      'turn',
      'vote',
      'discard',
      'market',
      'buy',
      'sell',
      'handOn',
      'shareTalismans',
    ],
    named: {
      buyWeapon: 'adventurer',
      buyFor: 'card',
      equip: 'adventurer',
      talismans: 'adventurer',
      handTo: 'card',
      relocate: 'zone',
      boosts: 'adventurer',
      reroll: 'source',
      hits: 'adventurer',
      friendlyFire: 'zone',
      targetZone: 'foes',
      allotAttacks: 'enemy',
      armorMana: 'enemy',
      armorReroll: 'adventurer',
      destination: 'foes',
      route: 'foes',
      gift: 'card',
      doorReroll: 'face',
      levelUp: 'danger',
      found: 'card',
      trade: 'adventurer2',
      reorganize: 'adventurer',
      consent: 'adventurer',
      subjects: 'card',
      beforeWounds: 'attackers',
      tough: 'attackers',
      removeSearch: 'stage',
      bossTeleport: 'enemy',
    },
    said: {
      reflexes: [/^Combat Reflexes/, /^Réflexes de combat/],
      sureShot: [/^Sure Shot/, /^Tir infaillible/],
      reaper: [/^Reaper/, /^Faucheuse/],
      hitAndRun: [/^Hit & Run/, /^Frapper et fuir/],
      bloodlust: [/^Bloodlust/, /^Soif de sang/],
      nextNotable: [/Notables/, /Notable/],
      darkRoom: [/dark rooms stand open/, /pièces sombres sont ouvertes/],
      mistZones: [/Footm/, /Fantassin/],
      potion: [/Potion/, /Potion/],
    },
    told: [],
    under: [],
  },
  vengeance: {
    turn: [
      'hero',
      'arrange',
      'plan',
      'command',
      'start',
      'fighting',
      'resolution',
      'loot',
      'VG-RULING-14',
      'VG-ROLL-01',
      'VG-RULING-17',
      'VG-RULING-65a',
    ],
    named: { side: 'boss' },
    said: { flash: [/flashback/, /Flashback/] },
    told: [],
    under: ['move', 'jump', 'hit', 'shoot', 'evade', 'kill'],
  },
};

/** What leads to a question that does not say so itself, and how it is put. */
const LED: Readonly<
  Record<string, readonly [Readonly<Record<string, readonly string[]>>, typeof cellsCause]>
> = {
  'dead-cells': [CELLS, cellsCause],
  'cards-of-the-dead': [CARDS, cardsCause],
};
/** A tile's line consists of names alone. */
const TOLD = { space: 'A1', plate: 'monster', tile: { id: 'tile.B1-t01' } };
const NOISE = { event: { kind: 'something else' }, after: 0 } as unknown as LogLine;

const LANGUAGES = ['en', 'fr'] as const;
const sorted = (list: readonly string[]): string[] => [...list].sort();

describe.each(Object.keys(KINDS))('%s', (name) => {
  const { turn, named, said, told, under } = KINDS[name]!;
  const text = (language: 'en' | 'fr'): Catalogue => gameOf(name)!.text[language];

  test('every kind of question is known here, once', () => {
    const kinds = Object.keys(text('en')).flatMap((id) => (id.startsWith('ask.') ? [id.slice(4)] : []));
    const known = [...turn, ...Object.keys(named), ...Object.keys(said), ...told, ...under];
    expect(sorted(known)).toEqual(sorted(kinds));
  });

  test('its own words name the cause, in both languages', () => {
    for (const [at, language] of LANGUAGES.entries()) {
      const words = text(language);
      for (const [kind, arg] of Object.entries(named))
        expect(words[`ask.${kind}`], `${language} ${kind}`).toMatch(new RegExp(`\\{${arg}[,}]`));
      for (const [kind, patterns] of Object.entries(said))
        expect(words[`ask.${kind}`], `${language} ${kind}`).toMatch(patterns[at]!);
    }
  });

  test('whatever may have led to it is told in both languages, and put before it in its own words', () => {
    const [asked, causeOf] = LED[name] ?? [{}, () => null];
    expect(sorted(Object.keys(asked))).toEqual(sorted(told));
    const unsaid: string[] = [];
    for (const language of LANGUAGES) {
      const words = wordsOf(language, infoOf(gameOf(name)!).words[language], ['A', 'B', 'C']);
      for (const [kind, events] of Object.entries(asked)) {
        expect(events, kind).not.toEqual([]);
        for (const event of events) {
          const line = { event: { ...TOLD, kind: event }, after: 0 } as unknown as LogLine;
          // What was told after it, and leads nowhere, does not hide it.
          const cause = causeOf({ kind } as QuestionView, [line, NOISE], words, 0);
          if (!/\p{L}{3}/u.test(cause ?? '') || cause?.includes(`event.${event}`) === true)
            unsaid.push(`${language} ${kind} after ${event}: ${cause}`);
        }
      }
    }
    expect(unsaid).toEqual([]);
  });

  test(
    'where they do not, what led there stands before or below the question',
    { timeout: 60_000 },
    async () => {
      if (told.length + under.length === 0) return;
      const module = (await loadTable(name))!;
      const mute = new Set<string>();
      const seen = new Set<string>();
      for (const seed of ['cause 1', 'cause 2', 'cause 3', 'cause 4']) {
        const at = await Sitting.at(name, 3, seed);
        const { session } = at.table;
        const below = belowOf(seed);
        for (let n = 0; n < 500 && !session.play.over; n++) {
          const pending = session.play.pending[0]!;
          const look = pending.seat < 0 ? null : at.look(pending.seat);
          const asked = look?.questions.find(({ power }) => !power);
          if (look !== null && asked !== undefined && [...told, ...under].includes(asked.kind)) {
            seen.add(asked.kind);
            for (const language of LANGUAGES) {
              const words = wordsOf(language, infoOf(at.table.whole.game).words[language], ['A', 'B', 'C']);
              const cause = told.includes(asked.kind)
                ? module.cause?.(
                    asked,
                    look.log,
                    words,
                    askedBefore(asked, look.moments),
                    look.moments.length,
                  )
                : module.advice?.(asked, look.view, words, null);
              if (cause === null || cause === undefined || cause === '') mute.add(asked.kind);
            }
          }
          at.answer(pending, n, below);
        }
      }
      expect([...mute]).toEqual([]);
      expect(seen.size).toBeGreaterThan(Math.min(3, told.length + under.length - 1));
    },
  );
});
