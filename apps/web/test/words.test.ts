import { argumentsOf } from '@gravetable/kernel';
import { describe, expect, test, vi } from 'vitest';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { seatNames, wordsOf } from '../src/words/index.ts';

// The words stand next to the settings, and the settings look at the browser's language when they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));

describe('the interface in both languages', () => {
  test('French has every sentence of English and no other', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  test('both use the same names inside', () => {
    for (const [id, message] of Object.entries(en)) {
      expect(argumentsOf(fr[id as keyof typeof en]), id).toEqual(argumentsOf(message));
    }
  });

  test('a seat that goes by its number is called so in the language of now, and a name stays', () => {
    const seats = [{ name: 'Player 1' }, { name: 'Granny' }, { name: 'Joueur 4' }];
    expect(seatNames(seats, 'fr')).toEqual(['Joueur 1', 'Granny', 'Joueur 4']);
    expect(seatNames(seats, 'en')).toEqual(['Player 1', 'Granny', 'Player 4']);
  });

  test('labels and lists have the marks of their language', () => {
    const said = (language: 'en' | 'fr') => {
      const { labelled, listed } = wordsOf(language);
      return labelled('I', listed(['a, b', 'c']));
    };
    expect(said('en')).toBe('I: a, b; c');
    expect(said('fr')).toBe('I\u00a0: a, b\u202f; c');
  });
});
