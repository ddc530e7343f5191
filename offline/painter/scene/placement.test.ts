import { describe, expect, test } from 'vitest';
import { random } from '../drawing/random.ts';
import { band, people, type Stage, skyLayers, stops } from './placement.ts';
import { places } from './places.ts';
import type { SceneElements } from './scene-elements.ts';

const stage = (more: Partial<SceneElements> = {}, seed = 'a'): Stage => ({
  elements: {
    place: 'village',
    outdoors: 'village',
    time: 'day',
    weather: 'clear',
    things: [],
    people: 1,
    ...more,
  },
  random: random(seed),
  light: 180,
  far: band.top + 230,
});
const kinds = (more: Partial<SceneElements>) => skyLayers(stage(more)).map(({ kind }) => kind);
const orbs = (more: Partial<SceneElements>, seed = 'a') =>
  skyLayers(stage(more, seed)).flatMap((layer) => (layer.kind === 'orb' ? [layer] : []));

describe('placement', () => {
  test('starts with a sky', () => {
    for (const time of ['night', 'dawn', 'day', 'dusk'] as const) expect(kinds({ time })[0]).toBe('sky');
  });

  test('shows moon and stars at night and the sun by day', () => {
    expect(kinds({ time: 'night' })).toContain('stars');
    expect(kinds({ time: 'day' })).not.toContain('stars');
    expect(orbs({ time: 'day' }).map(({ style }) => style)).toEqual(['sun']);
    const moons = new Set(Array.from({ length: 30 }, (_, at) => orbs({ time: 'night' }, `s${at}`)[0]?.style));
    expect(moons).toEqual(new Set(['moon', 'crescent']));
  });

  test.each(['rain', 'storm'] as const)('hides both when there is %s', (weather) => {
    for (const time of ['night', 'day'] as const) {
      expect(kinds({ time, weather })).toContain('clouds');
      expect(kinds({ time, weather })).not.toContain('stars');
      expect(orbs({ time, weather })).toEqual([]);
    }
  });

  test("places the moon high and the sun low, on the light's side", () => {
    for (let seed = 0; seed < 20; seed++) {
      const [moon] = orbs({ time: 'night' }, `${seed}`);
      const [sun] = orbs({ time: 'dusk' }, `${seed}`);
      expect(moon?.y).toBeLessThan(band.top + 125);
      expect(sun?.y).toBeGreaterThan(band.top + 135);
      expect([moon?.x, sun?.x]).toEqual([180, 180]);
    }
  });

  test('fits the gradient of the sky to the visible band', () => {
    expect(stops(0, 1)).toEqual([band.top / 960, (band.top + band.height) / 960]);
  });

  test('shows one onlooker or two of slightly different size', () => {
    const [one, ...none] = people(stage().elements, 300, 700, 0.6);
    expect(none).toEqual([]);
    expect(one).toMatchObject({ name: 'figure', x: 300, y: 700, scale: 0.6 });
    const [left, right] = people(stage({ people: 2 }).elements, 300, 700, 0.6);
    if (left?.kind !== 'motif' || right?.kind !== 'motif') throw new Error('a motif is missing');
    expect(left.x).toBeLessThan(300);
    expect(right.x).toBeGreaterThan(300);
    expect(right.scale).toBeLessThan(left.scale);
  });

  const grounds = Object.entries(places).map(([name, make]) => ({ name, make }));

  test.each(grounds)('keeps the ground line of $name in or just below the band', ({ make, name }) => {
    const { foot, scale, water } = make(stage());
    expect(foot).toBeGreaterThan(name === 'corridor' ? 600 : band.top + band.height / 2);
    expect(foot).toBeLessThan(band.top + band.height + 60);
    expect(scale).toBeGreaterThan(0.3);
    expect(scale).toBeLessThan(1.3);
    expect(water === undefined).toBe(name !== 'sea');
  });

  test('lights more windows at night than by day', () => {
    const lit = (time: 'night' | 'day') => {
      const { behind } = places.city(stage({ time, place: 'city' }));
      return behind.flatMap((layer) => (layer.kind === 'skyline' ? [layer.odds ?? 0] : []));
    };
    const [night, day] = [lit('night'), lit('day')];
    for (const [at, odds] of night.entries()) expect(odds).toBeGreaterThan((day[at] ?? 1) * 3);
  });
});
