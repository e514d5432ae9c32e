// Texts: both languages say the same things about every card, with the right typography.

import { argumentsOf } from '@gravetable/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/catalogue.ts';
import { inventory } from '../cards/deck.ts';
import { SURVIVOR_IDS } from '../cards/survivors.ts';
import { THREAT_IDS } from '../cards/threats.ts';
import type { MessageId } from './en.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const languages: readonly (readonly [string, Readonly<Record<MessageId, string>>])[] = [
  ['en', en],
  ['fr', fr],
];

/** Messages with branches and arguments: longer as written than as said. */
const SENTENCES = /^(ask|event|idle|odds|option|outcome|outline|reason|refusal|thing)\./;

describe.each(languages)('the texts in %s', (language, text) => {
  it('name everything on the table', () => {
    const wanted = [
      ...Object.keys(CARDS).flatMap((id) => [`card.${id}`, `card.${id}.text`, `card.${id}.flavour`]),
      ...Object.values(CARDS).map(({ kind }) => `kind.${kind}`),
      ...Object.values(CARDS).map(({ speed }) => `speed.${speed}`),
      ...Object.keys(inventory()).map((deck) => `deck.${deck}`),
      ...SURVIVOR_IDS.flatMap((id) => ['', '.skill', '.zombieSkill'].map((end) => `survivor.${id}${end}`)),
      ...THREAT_IDS.flatMap((id) => [`threat.${id}`, `threat.${id}.text`]),
    ];
    expect(wanted.filter((key) => !text[key as MessageId])).toEqual([]);
  });

  it('label every option of a choice', () => {
    for (const card of Object.values(CARDS)) {
      for (const effect of card.on.use ?? []) {
        if (effect.op !== 'chooseOne') continue;
        const keys = effect.options.map((_, at) => `card.${card.id}.option${at + 1}`);
        expect(keys.filter((key) => !text[key as MessageId])).toEqual([]);
      }
    }
  });

  it('are short, trimmed and free of straight quotes', () => {
    for (const [key, message] of Object.entries(text)) {
      const sentence = key.endsWith('.text') || key.endsWith('kill') || SENTENCES.test(key);
      const limit = !sentence ? 80 : message.includes('{') ? 300 : 190;
      expect(message.length, key).toBeLessThanOrEqual(limit);
      expect(message, key).not.toMatch(/^\s|\s$|\s\s|['"]/);
    }
  });

  it('follow the typography of the language', () => {
    const wrong = language === 'fr' ? /(?<![\u00a0])[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)/ : /[\u00a0\u202f]/;
    for (const [key, message] of Object.entries(text)) expect(message, key).not.toMatch(wrong);
  });
});

describe('French and English', () => {
  it('have the same keys and arguments', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const key of Object.keys(en) as MessageId[]) {
      expect(argumentsOf(fr[key]), key).toEqual(argumentsOf(en[key]));
    }
  });
});
