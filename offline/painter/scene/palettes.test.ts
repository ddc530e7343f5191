import { describe, expect, test } from 'vitest';
import { colour, lightness } from '../testing/sheet.ts';
import { choosePalette } from './palettes.ts';
import type { SceneElements } from './scene-elements.ts';

const elements = (more: Partial<SceneElements> = {}): SceneElements => ({
  place: 'village',
  time: 'day',
  weather: 'clear',
  things: [],
  people: 1,
  ...more,
});
const picks = [0, 0.2, 0.4, 0.6, 0.8, 0.999];
const all = (more: Partial<SceneElements>) => picks.map((pick) => choosePalette(elements(more), pick));
const light = (hex: string) => lightness(colour(hex));

describe('palettes', () => {
  test.each(['night', 'dawn', 'day', 'dusk'] as const)('go from dark to light at %s', (time) => {
    for (const { ink, deep, mid, haze, glow } of all({ time })) {
      const steps = [ink, deep, mid, haze, glow].map(light);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(light(glow) - light(ink)).toBeGreaterThan(150);
    }
  });

  test('offer several distinct choices for each time of day', () => {
    const inks = (['night', 'dawn', 'day', 'dusk'] as const).map(
      (time) => new Set(all({ time }).map(({ ink }) => ink)),
    );
    for (const set of inks) expect(set.size).toBeGreaterThan(1);
    expect(new Set(inks.flatMap((set) => [...set])).size).toBe(inks.reduce((sum, { size }) => sum + size, 0));
  });

  test('are darker at night than by day', () => {
    const mean = (time: 'night' | 'day') => {
      const mids = all({ time }).map(({ mid }) => light(mid));
      return mids.reduce((sum, value) => sum + value, 0) / mids.length;
    };
    expect(mean('night')).toBeLessThan(mean('day') - 30);
  });

  test('are gray in a storm at any time and place', () => {
    const storms = [
      elements({ weather: 'storm' }),
      elements({ weather: 'storm', place: 'room', time: 'night' }),
    ];
    expect(new Set(storms.map((told) => JSON.stringify(choosePalette(told, 0.5)))).size).toBe(1);
    const { mid } = choosePalette(elements({ weather: 'storm' }), 0);
    const parts = colour(mid);
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(40);
  });

  test('are warm indoors at any time of day', () => {
    for (const place of ['room', 'corridor'] as const) {
      for (const time of ['day', 'night'] as const) {
        const { haze } = choosePalette(elements({ place, time }), 0);
        const [red, , blue] = colour(haze);
        expect(red).toBeGreaterThan(blue + 40);
      }
    }
  });

  test('are always dark in space', () => {
    expect(all({ place: 'space', time: 'day' })).toEqual(all({ time: 'night' }));
  });
});
