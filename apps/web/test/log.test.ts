import { describe, expect, test } from 'vitest';
import { groupsOf } from '../src/table/groups.ts';

describe('the log', () => {
  const line = (after: number, kind: string) => ({ after, event: { kind } });
  const moment = (seat: number, known: 'roll' | 'reveal' | null = null) => ({
    seat,
    rule: 'EX-1',
    line: known,
  });

  test('lines are grouped by who decided, the opening first', () => {
    const groups = groupsOf(
      [line(0, 'dealt'), line(1, 'took'), line(2, 'took'), line(3, 'found')],
      [moment(0), moment(0), moment(1)],
    );
    expect(groups.map((group) => [group.seat, group.rows.length])).toEqual([
      [null, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  test('the information line is drawn once, before what became known', () => {
    const groups = groupsOf([line(1, 'turned'), line(1, 'hit')], [moment(0, 'reveal')]);
    expect(groups[0]!.rows.map((row) => ('mark' in row ? row.mark : row.line.event.kind))).toEqual([
      'reveal',
      'turned',
      'hit',
    ]);
  });
});
