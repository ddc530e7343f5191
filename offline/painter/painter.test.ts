import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createPainter } from './painter.ts';

const painter = createPainter();
const request = (text: string, seed = 'a', prompt = 'Anything.') => ({
  purpose: 'scene' as const,
  prompt,
  scene: { text, setting: '', category: 'FANTASY' },
  seed,
  signal: new AbortController().signal,
});
const make = async (...told: Parameters<typeof request>) => (await painter.generate(request(...told))).bytes;

describe('createPainter', () => {
  test('draws offline in the size of scene images', async () => {
    expect(painter).toMatchObject({ isOffline: true, name: 'offline-painter' });
    const { width, height } = await sharp(await make('A wolf in the forest.')).metadata();
    expect({ width, height }).toEqual({ width: 1024, height: 640 });
  });

  test('draws by scene and seed, not by prompt', async () => {
    const first = await make('A wolf in the forest.');
    expect(first.equals(await make('A wolf in the forest.', 'a', 'Something else.'))).toBe(true);
    expect(first.equals(await make('A wolf in the forest.', 'b'))).toBe(false);
    expect(first.equals(await make('A boat on the sea.'))).toBe(false);
  });

  test('reports no revised prompt', async () => {
    expect(Object.keys(await painter.generate(request('A hill.')))).toEqual(['bytes']);
  });
});
