import { describe, expect, test } from 'vitest';
import { parseLedger } from '../src/ledger.ts';

const LEDGER = [
  '# Example — rules ledger',
  '',
  '## 3. Rules',
  '',
  '- **EG-GEN-01** The game ends (EG-END). [p.1]',
  '- **EG-B4-01** Curse 1: discard. **EG-B4-02** Curse 2: **all** suffer. [p.2]',
  '- **EG-END-01** A rule that is wrapped',
  '  over two lines, see EG-RULING-01. (physical: the box closes)',
  '- **EG-END-02** (withdrawn)',
  '',
  '| Id | Skill | Effect |',
  '|---|---|---|',
  '| EG-SKILL-R6-PEN | Roll 6 | side `a \\| b` |',
  '| AE-01 | Sword | content, not a rule |',
  '',
  '```',
  '- **EG-GEN-01** in a drawing',
  '```',
  '## 4. Rulings',
  '| Id | Question | Ruling | Why |',
  '|---|---|---|---|',
  '| EG-RULING-01 | Who? | Seat 1. | Text. |',
  '- **EG-RULING-02** **Q** When? **R** now. **Why** text.',
  '## 7. Vectors',
  '- **CV-01 Kit draw** (EG-GEN-01). *Given* a hand.',
  '- **EG-T-01** Given a pool.',
  '| V-01 | GEN-01 | given | when | then |',
  '| EX-00 | when | then |',
].join('\n');

const entry = (id: string) => parseLedger(LEDGER).entries.find((found) => found.id === id);

describe('a ledger', () => {
  test('tells rules, rulings and vectors apart, in order, without content codes or drawings', () => {
    expect(parseLedger(LEDGER).entries.map(({ id, kind }) => `${kind} ${id}`)).toEqual([
      'rule EG-GEN-01',
      'rule EG-B4-01',
      'rule EG-B4-02',
      'rule EG-END-01',
      'rule EG-END-02',
      'rule EG-SKILL-R6-PEN',
      'ruling EG-RULING-01',
      'ruling EG-RULING-02',
      'vector CV-01',
      'vector EG-T-01',
      'vector V-01',
      'vector EX-00',
    ]);
    expect(parseLedger(LEDGER)).toMatchObject({
      title: 'Example — rules ledger',
      prefix: 'EG',
      faults: [],
    });
  });

  test('keeps the text of each id on a shared line apart', () => {
    expect(entry('EG-B4-01')).toMatchObject({ text: 'Curse 1: discard.', title: null, line: 6 });
    expect(entry('EG-B4-02')).toMatchObject({ text: 'Curse 2: **all** suffer. [p.2]', line: 6 });
  });

  test('joins a wrapped rule and reads its marks', () => {
    const wrapped = entry('EG-END-01');
    expect(wrapped?.text).toContain('wrapped over two lines');
    expect(wrapped?.physical).toBe('the box closes');
    expect(wrapped?.section).toBe('3. Rules');
    expect(entry('EG-GEN-01')).toMatchObject({ physical: null, withdrawn: false });
    expect(entry('EG-END-02')?.withdrawn).toBe(true);
  });

  test('reads table rows and named vectors', () => {
    expect(entry('EG-SKILL-R6-PEN')).toMatchObject({ title: 'Roll 6', text: 'side `a | b`' });
    expect(entry('EG-RULING-01')).toMatchObject({ title: 'Who?', text: 'Seat 1. — Text.' });
    expect(entry('CV-01')?.title).toBe('Kit draw');
  });
});

describe('a ledger at fault', () => {
  const faults = (...extra: string[]) =>
    parseLedger(['# Example', '- **EG-GEN-01** One.', ...extra].join('\n')).faults;

  test.each([
    ['defines an id twice', '- **EG-GEN-01** Again.', 'EG-GEN-01 is already defined on line 2'],
    ['defines an id twice by row', '| EG-GEN-01 | a | b |', 'EG-GEN-01 is already defined on line 2'],
    ['has one digit', '- **EG-GEN-2** Two.', 'EG-GEN-2 is not a well-formed id'],
    ['has small letters', '- **EG-Gen-02** Two.', 'EG-Gen-02 is not a well-formed id'],
    ['mentions an unknown rule', 'See EG-GEN-09.', 'EG-GEN-09 is mentioned but never defined'],
    ['mentions an unknown chapter', 'See EG-ROLL.', 'EG-ROLL is mentioned but never defined'],
  ])('%s', (_, line, message) => {
    expect(faults(line)).toContainEqual({ line: 3, message });
  });

  test('a chapter may be mentioned, and a sound ledger has no fault', () => {
    expect(faults('See EG-GEN and EG-GEN-01.')).toEqual([]);
  });

  test('an empty ledger defines no rule', () => {
    expect(parseLedger('# Nothing').faults).toEqual([{ line: 1, message: 'no rule is defined' }]);
  });
});
