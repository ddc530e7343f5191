import { describe, expect, test } from 'vitest';
import { colour, lightness } from '../testing/sheet.ts';
import { paletteOf } from './palettes.ts';
import type { Notes } from './scene-elements.ts';

const notes = (more: Partial<Notes> = {}): Notes => ({
  ...{ place: 'village', time: 'day', weather: 'clear', things: [], people: 1 },
  ...more,
});
const picks = [0, 0.2, 0.4, 0.6, 0.8, 0.999];
const all = (more: Partial<Notes>) => picks.map((pick) => paletteOf(notes(more), pick));
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
    const storms = [notes({ weather: 'storm' }), notes({ weather: 'storm', place: 'room', time: 'night' })];
    expect(new Set(storms.map((told) => JSON.stringify(paletteOf(told, 0.5)))).size).toBe(1);
    const { mid } = paletteOf(notes({ weather: 'storm' }), 0);
    const parts = colour(mid);
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(40);
  });

  test('are warm indoors at any time of day', () => {
    for (const place of ['room', 'corridor'] as const) {
      for (const time of ['day', 'night'] as const) {
        const { haze } = paletteOf(notes({ place, time }), 0);
        const [red, , blue] = colour(haze);
        expect(red).toBeGreaterThan(blue + 40);
      }
    }
  });

  test('are always dark in space', () => {
    expect(all({ place: 'space', time: 'day' })).toEqual(all({ time: 'night' }));
  });
});
