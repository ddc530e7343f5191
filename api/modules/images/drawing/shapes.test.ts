import { expect, it } from 'vitest';
import { random } from './random.ts';
import { flowing, hillLine, points, straight } from './shapes.ts';

it('reads points from their short form', () => {
  expect(points('1,2 -3.5,4')).toEqual([
    [1, 2],
    [-3.5, 4],
  ]);
});

it('writes straight and flowing paths through the same points', () => {
  expect(straight(points('0,0 10,0'))).toBe('M0 0L10 0');
  expect(flowing(points('0,0 10,0 10,10'))).toMatch(/^M0 0C.*Z$/);
  expect(flowing(points('0,0 10,0'), false)).not.toContain('Z');
});

it('draws the same hills from the same seed and others from another', () => {
  expect(hillLine(random('a'), 0.5)).toEqual(hillLine(random('a'), 0.5));
  expect(hillLine(random('a'), 0.5)).not.toEqual(hillLine(random('b'), 0.5));
});

it('keeps random numbers between their bounds', () => {
  const source = random('bounds');
  const values = Array.from({ length: 500 }, () => source.between(-2, 3));
  expect(Math.min(...values)).toBeGreaterThanOrEqual(-2);
  expect(Math.max(...values)).toBeLessThan(3);
});
