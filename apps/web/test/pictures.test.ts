import { describe, expect, test } from 'vitest';
import { motifOf } from '../src/art/motif.ts';
import { gouges, seeded, tornEdge } from '../src/art/seeded.ts';

describe('pictures', () => {
  test('the same id gives the same picture, another id another one', () => {
    expect(gouges(100, 140, 'rat')).toBe(gouges(100, 140, 'rat'));
    expect(gouges(100, 140, 'rat')).not.toBe(gouges(100, 140, 'bat'));
    expect(motifOf('rays', 100, 140, 'rat').path).toBe(motifOf('rays', 100, 140, 'rat').path);
  });

  test('throws lie between 0 and 1', () => {
    const fall = seeded('x');
    for (let i = 0; i < 1000; i++) {
      const one = fall();
      expect(one >= 0 && one < 1).toBe(true);
    }
  });

  test('a torn edge stays within its jitter', () => {
    const points = tornEdge(200, 300, 'poster').split(' ');
    for (const point of points) {
      const [x, y] = point.split(',').map(Number);
      expect(x! >= -0.1 && x! <= 200.1 && y! >= -0.1 && y! <= 300.1, point).toBe(true);
    }
  });
});
