// French typography: every French catalogue of the house, and every worked example, keeps its marks to their words and
// its apostrophes curly.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cataloguesIn, messagesOf, ROOT } from './catalogues.ts';
import { filled } from './filled.ts';
import { parseExamples } from '../packages/catalog/src/examples.ts';

/** A no-break space before `: %` and inside « », a narrow one before `; ! ?` and `!!`, and never a typewriter's quote. */
const WRONG = /(?<!\u00a0)[:»%]|(?<![\u202f!?])[;!?]|«(?!\u00a0)|['"]/;

/** Words the French ledger of a game says otherwise: Prisonnier, Run, Vie, deck, En Feu; emplacement, résistance; Ligne de Vue, Manche; boss, Combinaison. */
const OTHER_WORDS = [
  [
    'dead-cells',
    /Décapité|expédition|Santé|paquet|Compétence|Enflammé|la Vigne|points? de vie|Saignement|le Sac\b|de soi-même|\bce Tour\b|Premier Joueur/i,
  ],
  [
    'cards-of-the-dead',
    /points? de vie|\bespaces?\b|-tu\b|Tours? de jeu|\baire\b|\bAvancer\b|(?:passe|passera) un tour/i,
  ],
  [
    'dead-keep',
    /points? de vie|-tu\b|ligne de mire|tours? de jeu|morts vivants|Malheur|carte Étape|la Tour\b|(?<!\p{L})santé(?!\p{L})|obscure|Phase ennemie/iu,
  ],
  [
    'vengeance',
    /\b(?:[Ll]e|[Uu]n|[Aa]u) Boss\b|\bla Manche\b|\bsérie\b|points? de vie\b|dés? de blessure|-tu\b|\b(?:la|une|votre|cette|même|chaque) salle\b/,
  ],
] as const;

/** Once found on a screen, each for another word: Enregistrée, probabilité, franchissez-la, tous ensemble, saisir le code. */
const ONCE_FOUND =
  /\bSauvée?s?\b|(?<!secondes )\bchances\b|Passez-la|table à vous\b|en un seul Groupe|\b(?:de|à) L[’ea]|\bPointez\b|[Pp]oser le code|Expériences|\bvers SORTIE|Acheter Potion|comme un banc[.,]|plateau de Mutation|Plus de dés de la/;

/** A verb and its `rien` or `aucun` without the `ne` before them: « conseille rien ». */
const NE_MISSING =
  /^(?!.*(?:\bn[e’]|\bsans\b)).*?\p{L}+(?<!\b(?:de|à|pour|contre|avec|par|que|ou|et|tout|si|presque|est|mais|peut-être|cela|donc|encore|puis|plus|en)) (?:rien|aucune?)(?!\p{L})/iu;

const CATALOGUES = cataloguesIn('fr');
const messages = (file: string) => messagesOf(file, 'fr');

const EXAMPLES = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('docs', file))
  .filter((file) => /(?:^|\/)examples(?:\/[^/]+)?\.md$/.test(file));

function examplesOf(file: string): string[] {
  return parseExamples(readFileSync(path.join(ROOT, file), 'utf8')).examples.map(({ told }) => told.fr ?? '');
}

describe('the French of the house', () => {
  test('is found wherever it is written', () => {
    expect(CATALOGUES).toEqual(
      expect.arrayContaining([
        'apps/cli/src/words/fr.ts',
        'apps/web/src/tables/dead-cells/words/fr.ts',
        'apps/web/src/words/fr.ts',
        'docs/example/src/text/fr.ts',
        'games/dead-cells/src/text/fr-run.ts',
        'games/vengeance/src/text/fr/log.ts',
        'packages/kernel/src/words.ts',
        'packages/lab/src/report/words.ts',
      ]),
    );
  });

  test.each(CATALOGUES)('%s', async (file) => {
    const found = await messages(file);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(([, message]) => WRONG.test(message))).toEqual([]);
  });

  test('has no word again that was mended once', async () => {
    const said = (await Promise.all(CATALOGUES.map(messages))).flat();
    expect(said.filter(([, message]) => ONCE_FOUND.test(message))).toEqual([]);
    // Undo is never the word for leaving a dialog.
    expect(said.filter(([id, message]) => message === 'Annuler' && id !== 'ui.cancel')).toEqual([]);
  });

  test('denies with ne', async () => {
    const said = (await Promise.all(CATALOGUES.map(messages))).flat();
    const wrong = said.flatMap(([id, message]) =>
      filled(message, 0, 'fr', () => true)
        .flatMap((text) => text.split(/[.;:,!?()—]/u))
        .filter((clause) => NE_MISSING.test(clause.trim()))
        .map((clause) => `${id}: ${clause.trim()}`),
    );
    expect([...new Set(wrong)]).toEqual([]);
    expect('Bruno conseille rien').toMatch(NE_MISSING);
    expect('Bruno ne conseille rien').not.toMatch(NE_MISSING);
  });

  test.each(EXAMPLES)('%s', (file) => {
    expect(examplesOf(file).length).toBeGreaterThan(9);
    expect(examplesOf(file).filter((example) => WRONG.test(example))).toEqual([]);
  });

  test.each(OTHER_WORDS)('speaks of %s in the words of its rules', async (game, other) => {
    const files = CATALOGUES.filter((file) => file.includes(`/${game}/`));
    const said = (await Promise.all(files.map(messages))).flat().map(([, message]) => message);
    const examples = EXAMPLES.filter((file) => file.endsWith(`/${game}.md`)).flatMap(examplesOf);
    expect(files.length).toBeGreaterThan(1);
    expect([...said, ...examples].filter((message) => other.test(message))).toEqual([]);
  });

  test.each(['Fin: rien', 'Fin : rien', 'dix %', 'Quoi ?', 'Non!', 'oui ; non', '« oui »', "l'os", '"os"'])(
    'would not print %s',
    (message) => {
      expect(message).toMatch(WRONG);
    },
  );
});
