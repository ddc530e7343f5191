import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPainter } from './painter.ts';

const artist = createPainter();
const request = (text: string, seed = 'a', prompt = 'Anything.') => ({
  prompt,
  scene: { text, setting: '', category: 'FANTASY' },
  seed,
  signal: new AbortController().signal,
});
const make = async (...told: Parameters<typeof request>) => (await artist.generate(request(...told))).bytes;

it('says that it draws, and draws in the size that is kept', async () => {
  expect(artist).toMatchObject({ isOffline: true, name: 'offline-painter' });
  const { width, height } = await sharp(await make('A wolf in the forest.')).metadata();
  expect({ width, height }).toEqual({ width: 1024, height: 640 });
});

it('draws from the words of the scene and the seed, not from what a model is told', async () => {
  const first = await make('A wolf in the forest.');
  expect(first.equals(await make('A wolf in the forest.', 'a', 'Something else.'))).toBe(true);
  expect(first.equals(await make('A wolf in the forest.', 'b'))).toBe(false);
  expect(first.equals(await make('A boat on the sea.'))).toBe(false);
});

it('says nothing of words that it changed, for it changes none', async () => {
  expect(Object.keys(await artist.generate(request('A hill.')))).toEqual(['bytes']);
});
