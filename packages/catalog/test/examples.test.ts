import { describe, expect, test } from 'vitest';
import { exampleFaults, examplesByRule, parseExamples } from '../src/examples.ts';
import { parseLedger } from '../src/ledger.ts';

const LEDGER = parseLedger(
  [
    '# Example — rules ledger',
    '- **EG-WALK-01** One step.',
    '- **EG-WALK-02** Two steps.',
    '- **EG-WALK-03** (withdrawn)',
    '- **EG-SKILL-R6-PEN** A pen.',
    '- **CV-03 Third** [EG-SKILL-R6-PEN]. *Given* a pen.',
    '- **CV-01 First** (EG-WALK-01). *Given* a road.',
    '| V-01 | WALK-02 | a road | a walk | two steps |',
    '- **EG-T-01** Given a road.',
  ].join('\n'),
);
const SCENARIOS = new Map([
  ['EG-T-01', ['EG-T-01 EG-WALK-02 a long walk']],
  ['EG-WALK-02', ['EG-T-01 EG-WALK-02 a long walk']],
  ['EG-WALK-01', ['EG-WALK-01 a short walk']],
]);

const EXAMPLE = [
  '# Worked examples',
  '',
  'Every line before the first heading is for those who write them.',
  '',
  '### EG-WALK-01, EG-WALK-02',
  '- **retells** CV-01',
  '- **en** The First Player walks 2 steps. The other walks 1.',
  '- **fr** Le 1er Joueur fait 2 pas. L’autre en fait 1.',
];

/** The faults of the example when one of its lines is another, or none. */
function faultsWith(line: number, text: string | null): string[] {
  const lines = text === null ? EXAMPLE.toSpliced(line - 1, 1) : EXAMPLE.with(line - 1, text);
  return exampleFaults(lines.join('\n'), LEDGER, SCENARIOS).map((fault) => `${fault.line} ${fault.message}`);
}

describe('worked examples', () => {
  test('hang on every rule of their heading, in each language', () => {
    const both = [...EXAMPLE, '', '## More', '', '### EG-WALK-02', '- **en** Two more. Like this.'].join(
      '\n',
    );
    expect(parseExamples(both).examples.map(({ line, rules }) => [line, rules])).toEqual([
      [5, ['EG-WALK-01', 'EG-WALK-02']],
      [12, ['EG-WALK-02']],
    ]);
    const english = examplesByRule(both, 'en');
    expect(english.get('EG-WALK-01')).toEqual(['The First Player walks 2 steps. The other walks 1.']);
    expect(english.get('EG-WALK-02')).toHaveLength(2);
    expect(examplesByRule(both, 'fr').get('EG-WALK-02')).toEqual([
      'Le 1er Joueur fait 2 pas. L’autre en fait 1.',
    ]);
  });

  test('may retell a vector of a rule whose id ends with a name', () => {
    const named = EXAMPLE.with(4, '### EG-SKILL-R6-PEN').with(5, '- **retells** CV-03');
    expect(exampleFaults(named.join('\n'), LEDGER, SCENARIOS)).toEqual([]);
  });

  test.each(['CV-01', 'V-01', 'EG-T-01', 'EG-WALK-01 a short walk', '`EG-T-01 EG-WALK-02 a long walk`'])(
    'may retell %s',
    (name) => {
      expect(faultsWith(6, `- **retells** ${name}`)).toEqual([]);
    },
  );

  test('retell what there is, and what tells of their rules', () => {
    expect(faultsWith(6, null)).toEqual(['5 retells nothing']);
    expect(faultsWith(6, '- **retells** CV-02')).toEqual(['5 “CV-02” is no vector and no scenario']);
    expect(faultsWith(6, '- **retells** EG-WALK-01 a dance')).toEqual([
      '5 “EG-WALK-01 a dance” is no vector and no scenario',
    ]);
    expect(faultsWith(5, '### EG-WALK-02')).toEqual(['5 “CV-01” does not tell of EG-WALK-02']);
  });

  test('hang on rules that are in force', () => {
    expect(faultsWith(5, '### EG-WALK-01, EG-WALK-03, EG-RUN-01')).toEqual([
      '5 EG-WALK-03 is no rule or ruling',
      '5 EG-RUN-01 is no rule or ruling',
    ]);
  });

  test('are told in both languages, once, in two to four sentences', () => {
    expect(faultsWith(7, null)).toEqual(['5 is not told in en']);
    expect(faultsWith(8, null)).toEqual(['5 is not told in fr']);
    expect(faultsWith(8, EXAMPLE[6]!)).toEqual([
      '8 is neither “retells” nor the example in one language',
      '5 is not told in fr',
    ]);
    expect(faultsWith(8, '- **fr** Il fait 2 pas et l’autre 1.')).toEqual([
      '5 takes 1 sentences in fr, not 2 to 4',
    ]);
    expect(faultsWith(8, '- **fr** 2. 1. A. B. C.')).toEqual(['5 takes 5 sentences in fr, not 2 to 4']);
    expect(faultsWith(8, EXAMPLE[6]!.replace('en', 'fr'))).toEqual(['5 is not translated to fr']);
  });

  test('have the same figures in both languages', () => {
    expect(faultsWith(8, '- **fr** Le 1er Joueur fait 12 pas. L’autre en fait 1.')).toEqual([
      '5 has other figures in fr than in English',
    ]);
  });

  test('hold nothing else', () => {
    expect(faultsWith(4, '### EG-WALK-01')).toEqual([
      '4 retells nothing',
      '4 is not told in en',
      '4 is not told in fr',
    ]);
    expect(faultsWith(6, 'Retells CV-01.')).toEqual([
      '6 is neither “retells” nor the example in one language',
      '5 retells nothing',
    ]);
  });
});
