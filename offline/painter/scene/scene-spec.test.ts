import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Layer } from '../drawing/cover-spec.ts';
import { band } from './placement.ts';
import { createSceneSpec } from './scene-spec.ts';

const of = (text: string, seed = 'seed', category = 'FANTASY') =>
  createSceneSpec({ text, setting: '', category }, seed);
const motifs = (text: string, seed = 'seed') =>
  of(text, seed).layers.flatMap((layer) => (layer.kind === 'motif' ? [layer] : []));
const names = (text: string) => motifs(text).map(({ name }) => name);
const falling = (text: string) =>
  of(text).layers.flatMap((layer) =>
    layer.kind === 'weather' ? [{ of: layer.of, count: layer.count }] : [],
  );
const seeds = Array.from({ length: 12 }, (_, at) => `seed ${at}`);

describe('createSceneSpec', () => {
  test('is deterministic for text and seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, seed) => {
        expect(of(text, seed)).toEqual(of(text, seed));
      }),
    );
  });

  test('starts with a sky or walls for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, seed, category) => {
        expect(['sky', 'corridor']).toContain(of(text, seed, category).layers[0]?.kind);
      }),
    );
  });

  test.each([
    ['storm', 'A storm over the hill.', 'rain'],
    ['rain', 'Rain on the hill.', 'rain'],
    ['snow', 'Snow on the hill.', 'snow'],
    ['embers', 'Sparks over the hill.', 'embers'],
    ['petals', 'Petals on the hill, the hill, the hill.', 'petals'],
    ['papers', 'Pages blow over the hill.', 'papers'],
  ])('adds %s as weather', (_, text, kind) => {
    expect(falling(text).map((fall) => fall.of)).toEqual([kind]);
  });

  test('draws more rain in a storm and nothing in clear weather', () => {
    const [storm] = falling('A storm over the hill.');
    const [rain] = falling('Rain on the hill.');
    expect(storm?.count).toBeGreaterThan(rain?.count ?? 999);
    expect(falling('A hill.')).toEqual([]);
    const air = of('Mist over the hill.').layers.at(-1);
    expect(air).toMatchObject({ kind: 'mist', y: band.top + 300 });
  });

  test('keeps rain and snow behind the window but allows embers and papers indoors', () => {
    for (const word of ['Rain', 'Snow']) {
      const kinds = of(`${word} at the window of the room, the table, the chair.`).layers.map(
        ({ kind }) => kind,
      );
      expect(kinds).toContain('weather');
      expect(kinds.lastIndexOf('weather')).toBeLessThan(kinds.indexOf('aperture'));
    }
    expect(falling('Papers all over the desk, the room, the chair.').map((fall) => fall.of)).toEqual([
      'papers',
    ]);
    expect(falling('Sparks from the stove, the room, the chair.').map((fall) => fall.of)).toEqual(['embers']);
  });

  test('shows at most two things in different positions', () => {
    const told =
      'The lighthouse, a boat and a steamer on the sea, a whale in the waves, a raven above the harbour.';
    const shown = names(told).filter((name) => name !== 'figure');
    expect(shown).toHaveLength(2);
    expect(
      names('A wolf and a castle in the mountain valley.').filter((name) => name !== 'figure'),
    ).toHaveLength(1);
  });

  test('places boats on water and flying things in the air', () => {
    const [boat] = motifs('A boat on the sea, the sea.').filter(({ name }) => name === 'boat');
    const far = of('A boat on the sea, the sea.').layers.find((layer) => layer.kind === 'sea');
    if (far?.kind !== 'sea') throw new Error('no sea');
    expect(boat?.y).toBe(far.y + 34);
    expect(names('A boat on the dune, the desert, sand.')).not.toContain('boat');
    for (const seed of seeds) {
      const [dragon] = motifs('A dragon over the mountain.', seed).filter(({ name }) => name === 'dragon');
      expect(dragon?.y).toBeLessThan(band.top + 165);
    }
  });

  test('places the main thing opposite the light, facing it', () => {
    for (const seed of seeds) {
      const { layers } = of('A lighthouse on the coast, the sea, at dusk.', seed);
      const sun = layers.find((layer): layer is Extract<Layer, { kind: 'orb' }> => layer.kind === 'orb');
      const tower = layers.find((layer) => layer.kind === 'motif' && layer.name === 'lighthouse');
      if (sun === undefined || tower?.kind !== 'motif') throw new Error('not drawn');
      expect(tower.x).toBe(640 - sun.x);
      expect(tower.flip).toBe(sun.x < 320);
    }
  });

  test('varies the side of the light', () => {
    const sides = new Set(
      seeds.map((seed) => {
        const sun = of('The hill at dusk.', seed).layers.find((layer) => layer.kind === 'orb');
        return sun?.kind === 'orb' && sun.x < 320;
      }),
    );
    expect(sides).toEqual(new Set([true, false]));
  });

  test('shows a held object beside people, and large and alone only as a close-up', () => {
    const text = 'I hold a letter on the table of the room, the chair.';
    expect(names(text)).toEqual(['letter', 'figure']);
    const scene = { text, setting: '', category: 'FANTASY' };
    const { layers } = createSceneSpec(scene, 'seed', undefined, { closeUp: true });
    const at = layers.findIndex((layer) => layer.kind === 'motif');
    expect(layers[at]).toMatchObject({ name: 'letter', x: 320 });
    expect(layers[at - 1]).toMatchObject({ kind: 'bloom', tone: 'accent', x: 320 });
    expect(layers.filter((layer) => layer.kind === 'motif')).toHaveLength(1);
  });

  test.each([
    ['in space', 'The shuttle in orbit around the planet.'],
    ['in the sky', 'An airship between the clouds, on the wind.'],
    ['before a train', 'The train in the village, the bridge, the town.'],
  ])('shows no people %s', (_, text) => {
    expect(names(text)).not.toContain('figure');
  });

  test('shows as many people as the text mentions', () => {
    expect(names('I stand on the hill.').filter((name) => name === 'figure')).toHaveLength(1);
    expect(
      names('We stand on the hill together, both of us, you and I.').filter((name) => name === 'figure'),
    ).toHaveLength(2);
    expect(names('The hill.')).toEqual([]);
  });

  test('raises the viewpoint for corridors only', () => {
    expect(of('The corridor, the tunnel, a hallway.').top).toBe(262);
    expect(of('The sea.').top).toBe(band.top);
  });

  test('picks the palette by time of day', () => {
    expect(of('The hill at night.').palette).not.toEqual(of('The hill at noon.').palette);
  });
});
