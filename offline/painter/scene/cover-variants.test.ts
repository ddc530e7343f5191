import { describe, expect, test } from 'vitest';
import { createCoverSpec } from './cover-variants.ts';

const variants = [0, 1, 2, 3];
const of = (text: string, variant: number, seed = 'seed') =>
  createCoverSpec({ text, setting: text, category: '' }, seed, variant);
const kinds = (text: string) => variants.map((variant) => of(text, variant).layers.map(({ kind }) => kind));

describe('createCoverSpec', () => {
  test('is deterministic for text, seed and variant', () => {
    expect(of('A wolf in the forest.', 1)).toEqual(of('A wolf in the forest.', 1));
  });

  test('shows one variant close, one through an opening and one before a large disc', () => {
    const text = 'The lighthouse over the sea.';
    expect(variants.filter((variant) => of(text, variant).part !== undefined)).toHaveLength(1);
    expect(kinds(text).filter((each) => each.at(-1) === 'aperture')).toHaveLength(1);
    const discs = variants.map((variant) => of(text, variant).layers.find(({ kind }) => kind === 'orb'));
    expect(discs.filter((orb) => orb?.kind === 'orb' && orb.r === 170)).toHaveLength(1);
  });

  test('draws beams where there is no disc', () => {
    expect(kinds('The corridor.').filter((each) => each.includes('rays'))).toHaveLength(1);
  });

  test('gives each variant a palette of its own, and keeps the time of day that the text names', () => {
    const palettes = (text: string) =>
      new Set(variants.map((variant) => JSON.stringify(of(text, variant).palette))).size;
    expect(palettes('The lighthouse over the sea.')).toBe(4);
    const isNight = (variant: number) =>
      of('The sea at night.', variant).layers.some(({ kind }) => kind === 'stars');
    expect(variants.filter(isNight)).toEqual(variants);
  });

  test('begins with another variant for another seed', () => {
    const close = new Set(
      Array.from({ length: 20 }, (_, at) =>
        variants.findIndex((variant) => of('The sea.', variant, `${at}`).part !== undefined),
      ),
    );
    expect(close).toEqual(new Set(variants));
  });
});
