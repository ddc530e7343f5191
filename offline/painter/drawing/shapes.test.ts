import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { palette } from '../testing/sheet.ts';
import { createCanvas } from './canvas.ts';
import { random } from './random.ts';
import { flowing, glow, hillLine, points, rimmed, straight, vertical } from './shapes.ts';

describe('shapes', () => {
  test('parse points from their short form', () => {
    expect(points('1,2 -3.5,4')).toEqual([
      [1, 2],
      [-3.5, 4],
    ]);
  });

  test('write straight and smooth paths through the same points', () => {
    expect(straight(points('0,0 10,0'))).toBe('M0 0L10 0');
    expect(flowing(points('0,0 10,0 10,10'))).toMatch(/^M0 0C.*Z$/);
    expect(flowing(points('0,0 10,0'), false)).not.toContain('Z');
  });

  test('draw the same hills for the same seed', () => {
    expect(hillLine(random('a'), 0.5)).toEqual(hillLine(random('a'), 0.5));
    expect(hillLine(random('a'), 0.5)).not.toEqual(hillLine(random('b'), 0.5));
  });

  test('keep random numbers within bounds', () => {
    const source = random('bounds');
    const values = Array.from({ length: 500 }, () => source.between(-2, 3));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-2);
    expect(Math.max(...values)).toBeLessThan(3);
  });

  test('pass smooth paths through every point, open or closed', () => {
    const place = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 9 }), fc.boolean(), (outline, closed) => {
        const path = flowing(outline, closed);
        const ends = [...path.matchAll(/C[^C]* (-?[\d.]+ -?[\d.]+)Z?(?=C|$)/g)].map(([, end]) => end);
        const told = outline.map(([x, y]) => `${x} ${y}`);
        expect(path.startsWith(`M${told[0]}`)).toBe(true);
        expect(ends).toEqual(closed ? [...told.slice(1), told[0]] : told.slice(1));
      }),
    );
  });

  test('round coordinates to one decimal', () => {
    expect(straight([[1 / 3, 2 / 3]])).toBe('M0.3 0.7');
  });

  test('draw hills around zero, rougher ones with longer outlines', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [soft, rough] = [hillLine(random(seed), 0.35), hillLine(random(seed), 0.7)];
        expect(soft).toHaveLength(65);
        for (const line of [soft, rough]) {
          expect(Math.abs(line.reduce((sum, value) => sum + value, 0))).toBeLessThan(1e-9);
        }
        const edge = (line: number[]) =>
          line.slice(1).reduce((sum, value, at) => sum + Math.abs(value - (line[at] ?? 0)), 0);
        expect(edge(rough)).toBeGreaterThan(edge(soft));
      }),
    );
  });

  test('fade a glow to nothing', () => {
    const opacities = [...glow('a', '#fff', 0.8).matchAll(/stop-opacity="([\d.]+)"/g)].map(([, part]) =>
      Number(part),
    );
    expect(opacities[0]).toBe(0.8);
    expect(opacities.at(-1)).toBe(0);
    expect(opacities).toEqual([...opacities].sort((a, b) => b - a));
  });

  test('write gradients with full opacity by default', () => {
    const gradient = vertical('a', [
      [0, '#111111'],
      [0.5, '#222222', 0.3],
    ]);
    expect(gradient).toContain('<stop offset="0" stop-color="#111111" stop-opacity="1"/>');
    expect(gradient).toContain('<stop offset="0.5" stop-color="#222222" stop-opacity="0.3"/>');
    expect(gradient).toMatch(/^<linearGradient id="a" x1="0" y1="0" x2="0" y2="1">/);
  });

  test('draw a rim on the side away from the shift', () => {
    const shape = rimmed(createCanvas(palette, 'a', 0), 'M0 0L10 0', '#101010', '#ffff80', [-3, 2]);
    const [first, second] = [shape.indexOf('#ffff80'), shape.indexOf('#101010')];
    expect(first).toBeLessThan(second);
    expect(shape).toContain('translate(-3 2)');
    const id = /clipPath id="([^"]+)"/.exec(shape)?.[1];
    expect(shape).toContain(`clip-path="url(#${id})"`);
  });

  test('do not repeat random numbers early', () => {
    for (const seed of ['', 'a', 'b', '灯', 'a much longer seed, with words']) {
      const source = random(seed);
      const drawn = Array.from({ length: 400 }, () => source.next());
      expect(new Set(drawn).size).toBe(400);
      const mean = drawn.reduce((sum, value) => sum + value, 0) / 400;
      expect(Math.abs(mean - 0.5)).toBeLessThan(0.08);
    }
  });
});
