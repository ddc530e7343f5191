import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawScene } from './draw-scene.ts';
import { createSceneSpec } from './scene-spec.ts';

const size = { width: 512, height: 320 };
const scene = (text: string) => ({ text, setting: '', category: 'FANTASY' });
const named = (text: string) =>
  createSceneSpec(scene(text), 'seed').layers.flatMap((layer) =>
    layer.kind === 'motif' ? [layer.name] : [],
  );

const words = [
  'Waves under the lighthouse in the rain at night.',
  'A wolf in the forest at night.',
  'A dragon over the mountain ridge at dusk, snow.',
  'Neon in the street of the city at midnight.',
  'The village square at noon.',
  'The desert at sunset.',
  'The shuttle in orbit.',
  'An airship between clouds at dawn.',
  'A rose in the garden, petals everywhere.',
  'The castle hall, mist.',
  'The kitchen table by the window.',
  'The corridor, a door ajar.',
];

describe('drawScene', () => {
  test.each(words)('draws “%s” in the requested size and with contrast', async (text) => {
    const picture = sharp(await drawScene(scene(text), 'seed', size));
    const { width, height, format, hasAlpha } = await picture.metadata();
    expect({ width, height, format, hasAlpha }).toEqual({ ...size, format: 'png', hasAlpha: false });
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  });

  test('is deterministic for text and seed', async () => {
    const draw = (text: string, seed: string) => drawScene(scene(text), seed, size);
    const [first = '', second = ''] = words;
    const one = await draw(first, 'a');
    expect(one.equals(await draw(first, 'a'))).toBe(true);
    expect(one.equals(await draw(first, 'b'))).toBe(false);
    expect(one.equals(await draw(second, 'a'))).toBe(false);
  });

  test('draws the named things where the place allows them', () => {
    expect(named('A boat on the sea.')).toContain('boat');
    expect(named('A ferry at night in fog.')).toContain('steamer');
    expect(named('A boat in the desert sand, sand, sand.')).not.toContain('boat');
    expect(named('A dragon circles the castle on the mountain peak.')).toEqual(
      expect.arrayContaining(['dragon', 'castle']),
    );
  });

  test('draws a held object beside the one who holds it', () => {
    expect(named('He holds out the letter on the desk in the room.')).toEqual(['letter', 'figure']);
    expect(named('The lamp of the lighthouse over the sea.')).not.toContain('lantern');
  });
});
