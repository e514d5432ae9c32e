import { chooseLegal, judge, type Ban } from '@gravetable/kernel';
import { expect, test } from 'vitest';

const isSmall = (n: number): true | Ban => n < 3 || ['TOO_LARGE', 'TI-RULE-01', { n }];

test('what is offered, what is forbidden and what a refusal tells come from one predicate', () => {
  const ask = chooseLegal(0, [1, 2, 3, 4], isSmall, { kind: 'number' });
  expect([ask.options, ask.aside?.kind]).toEqual([[1, 2], 'number']);
  expect(ask.accept(2)).toBe(2);
  expect(ask.accept(4)).toEqual({ refused: true, code: 'TOO_LARGE', rule: 'TI-RULE-01', data: { n: 4 } });
  expect(ask.accept(9)).toMatchObject({ code: 'NOT_AN_ANSWER' });
});

test('why not is worked out only when somebody looks', () => {
  const asked: number[] = [];
  const { allowed, forbidden } = judge([1, 5], (n) => {
    asked.push(n);
    return isSmall(n);
  });
  expect([allowed, asked]).toEqual([[1], [1, 5]]);
  expect(forbidden()).toEqual([[5, 'TOO_LARGE', 'TI-RULE-01', { n: 5 }]]);
  expect(asked).toHaveLength(4);
});
