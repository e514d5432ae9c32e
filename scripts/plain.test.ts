// Interface words are plain; flavour stays in cards, stories and lessons. Every message by which the table itself speaks
// (the page, its tables, the terminal, what games ask, refuse and set up) is held to lists of flavoured words.

import { describe, expect, test } from 'vitest';
import { cataloguesIn, messagesOf, type Spoken } from './catalogues.ts';

const FLAVOURED: Readonly<Record<Spoken, RegExp>> = {
  en: /\b(?:graves?|graveyards?|tombs?|crypts?|coffins?|corpses?|blood\w*|bones?|souls?|doom\w*|fate(?:s|d|ful)?|destin\w+|slay\w*|slain|perish\w*|foul|dread\w*|grim\w*|behold|chronicles?|tomes?|ledgers?|parchments?|quills?|heralds?|oracles?|omens?|whisper\w*|summon\w*|conjur\w*|rituals?|realms?|sagas?|wanderers?|mortals?|haunt\w*|ghost\w*|reapers?|eternal\w*|curs(?:e|es|ed)|shadows?|lore|glor(?:y|ious)|flesh|venture forth|meets? (?:his|her|its|their) end|thou|thy|sepulch\w+)\b/iu,
  fr: /(?<!\p{L})(?:(?:une|la|des|les|ta|votre) tombes?|tombeaux?|cryptes?|cercueils?|cadavres?|sang|sanglante?s?|os|ossements?|âmes?|destins?|fatalité|péri(?:r|t|ssent|s)?|lugubres?|grimoires?|parchemins?|oracles?|présages?|chroniques?|mortels?|sépulcres?|trépas\w*|caveaux?|registres?|hant\w+|fantômes?|éternel\w*|maudit\w*|malédictions?|ténèbres|royaumes?|sagas?|gloires?|hérauts?|occire?)(?!\p{L})/iu,
};

/** What is said by the table, not by the story: the rest of a game's words are its cards, events and tales. */
const INTERFACE = /^(?:ask|refusal|option-name|option-help|choice|outcome|advice|line)\./;

/** What belongs to the story although it stands in a catalogue of the page. */
const TOLD = /^(?:lesson\.|coach\.|keyword\.|story\.|ui\.tagline$|home\.example$|game\.)/;

/** Names that the rules give to their own things: they are said as they are. */
const TERMS: Readonly<Record<Spoken, readonly RegExp[]>> = {
  en: [
    /last whisper/giu,
    /\bdoom\b/giu,
    /\bbloodlust\b/giu,
    /\breaper\b/giu,
    /\bcurse\b/giu,
    /\bbloodstones?\b/giu,
  ],
  fr: [/parchemins?/giu, /fatalité/giu, /soif de sang/giu, /malédiction/giu, /Âme de chef/gu],
};

/** Lantern Hill is about graves; to whoever writes a game, a ledger is the file its rules stand in. */
const LEFT_OUT = /^docs\/example\/|^apps\/cli\/src\/words\//;

const isInterface = (file: string, id: string): boolean =>
  !LEFT_OUT.test(file) && (file.startsWith('apps/') ? !TOLD.test(id) : INTERFACE.test(id));

/** A message without the names in it and without the choices of its grammar. */
function spoken(message: string, language: Spoken): string {
  const said = message.replaceAll(/\{\w+(?:, \w+)?\}|\{\w+, (?:plural|select|agree),/g, ' ');
  return TERMS[language].reduce((text, term) => text.replaceAll(term, ' '), said);
}

describe('interface words are plain', () => {
  test.each(['en', 'fr'] as const)('%s', async (language) => {
    const found: string[] = [];
    let read = 0;
    for (const file of cataloguesIn(language)) {
      for (const [id, message] of await messagesOf(file, language)) {
        if (!isInterface(file, id)) continue;
        read++;
        const word = FLAVOURED[language].exec(spoken(message, language))?.[0];
        if (word !== undefined) found.push(`${file} ${id}: ${word}`);
      }
    }
    expect(read).toBeGreaterThan(1500);
    expect(found).toEqual([]);
  });

  test('a new player is asked for a hero, whatever the rules call them', async () => {
    const asked = (await messagesOf('games/dead-cells/src/text/en-run.ts', 'en')).concat(
      await messagesOf('games/dead-cells/src/text/fr-run.ts', 'fr'),
    );
    const said = asked.filter(([id]) => id === 'ask.chooseBeheaded').map(([, message]) => message);
    expect(said).toEqual([expect.stringMatching(/^Which hero/), expect.stringMatching(/^Quel héros/)]);
  });

  test.each([
    ['en', 'Your tombs', true],
    ['en', 'Saved games', false],
    ['en', 'Last Whisper: open a space now', false],
    ['en', 'The souls who play', true],
    ['fr', 'Vos parties enregistrées', false],
    ['fr', 'Les âmes qui jouent', true],
    ['fr', 'Un dé tombe', false],
  ] as const)('%s: “%s”', (language, message, flavoured) => {
    expect(FLAVOURED[language].test(spoken(message, language))).toBe(flavoured);
  });
});
