import { describe, expect, test } from 'vitest';
import { parseLedger } from '../src/ledger.ts';
import { translationFaults } from '../src/translation.ts';

const ENGLISH = [
  '# Example — rules ledger',
  '## 3.1 Walking',
  '- **EG-WALK-01** One step. [SUM]',
  '- **EG-WALK-02 Dash** Two steps, see EG-WALK-01 and EG-T-01.',
  '- **EG-WALK-03** (withdrawn)',
  '- **EG-WALK-04** Fold the board. (physical: the box closes)',
  '## 4. Rulings',
  '| id | question | ruling | reason |',
  '|---|---|---|---|',
  '| EG-RULING-01 | Who? | Seat 1. | Text. |',
  '## 7. Vectors',
  '- **EG-T-01** Given a pool.',
];

const FRENCH = [
  '# Exemple — registre des règles',
  '## 3.1 Marcher',
  '- **EG-WALK-01** Un pas.',
  '- **EG-WALK-02 Sprint** Deux pas, voir EG-WALK-01 et EG-T-01.',
  '- **EG-WALK-03** (retirée) Plus rien.',
  '- **EG-WALK-04** Pliez le plateau. (matérielle\u00A0: la boîte se ferme)',
  '## 4. Décisions',
  '| id | question | décision | raison |',
  '|---|---|---|---|',
  '| EG-RULING-01 | Qui ? | La place 1. | Le texte. |',
];

/** The faults of the French ledger when one of its lines is another. */
function faultsWith(line: number, text: string | null): string[] {
  const lines = text === null ? FRENCH.toSpliced(line - 1, 1) : FRENCH.with(line - 1, text);
  return translationFaults(parseLedger(ENGLISH.join('\n')), lines.join('\n')).map(
    (fault) => `${fault.line} ${fault.message}`,
  );
}

describe('a translated ledger', () => {
  test('is sound when it says the same rules under the same ids, without the vectors', () => {
    expect(faultsWith(1, '# Exemple')).toEqual([]);
  });

  test('misses no rule and adds none', () => {
    expect(faultsWith(3, null)).toEqual(['1 EG-WALK-01 is missing']);
    expect(faultsWith(3, `${FRENCH[2]} **EG-WALK-05** Trois pas.`)).toEqual([
      '3 EG-WALK-05 is no rule or ruling of the original',
    ]);
    expect(faultsWith(3, `${FRENCH[2]} **EG-T-01** Un tas.`)).toEqual([
      '3 EG-T-01 is no rule or ruling of the original',
    ]);
  });

  test('leaves no text and no question as it was, pointer to the source or not', () => {
    expect(faultsWith(3, '- **EG-WALK-01** One step.')).toEqual(['3 EG-WALK-01 is not translated']);
    expect(faultsWith(3, '- **EG-WALK-01** One step. [SUM]')).toEqual(['3 EG-WALK-01 is not translated']);
    expect(faultsWith(3, '- **EG-WALK-01**')).toEqual(['3 EG-WALK-01 has no text']);
    expect(faultsWith(10, '| EG-RULING-01 | Who? | La place 1. | Le texte. |')).toEqual([
      '10 the question of EG-RULING-01 is not translated',
    ]);
  });

  test('keeps titles, marks and sections', () => {
    expect(faultsWith(4, '- **EG-WALK-02** Deux pas.')).toEqual(['4 EG-WALK-02 gains or loses its title']);
    expect(faultsWith(5, '- **EG-WALK-03** Trois pas.')).toEqual([
      '5 EG-WALK-03 is withdrawn in one language only',
    ]);
    expect(faultsWith(6, '- **EG-WALK-04** Pliez le plateau.')).toEqual([
      '6 EG-WALK-04 is about the pieces only in one language',
    ]);
    expect(faultsWith(7, '')).toEqual(['10 EG-RULING-01 of “4. Rulings” stands under “3.1 Marcher”']);
  });

  test('mentions no id that does not exist', () => {
    expect(faultsWith(3, '- **EG-WALK-01** Un pas, voir EG-RUN-01.')).toEqual([
      '3 EG-RUN-01 is mentioned but never defined',
    ]);
  });
});
