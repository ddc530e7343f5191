import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { palette } from '../testing/sheet.ts';
import type { CoverSpec } from './cover-spec.ts';
import { grain, grainTile } from './grain.ts';
import { renderCover, renderPlaceholder, renderThumb } from './render-cover.ts';

const spec: CoverSpec = {
  palette,
  layers: [
    { kind: 'sky', tones: ['deep', 'mid', 'glow'] },
    { kind: 'orb', style: 'moon', x: 200, y: 240, r: 70 },
    { kind: 'ridge', y: 700, amp: 120, tone: 'ink' },
  ],
};
const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};

describe('renderCover', () => {
  test('renders cover, thumbnail and placeholder of one image', async () => {
    const [cover, thumb, tiny] = await Promise.all([
      renderCover(spec, 'a'),
      renderThumb(spec, 'a'),
      renderPlaceholder(spec, 'a'),
    ]);
    expect(await sizeOf(cover)).toEqual({ width: 640, height: 960, format: 'webp' });
    expect(await sizeOf(thumb)).toEqual({ width: 320, height: 480, format: 'webp' });
    expect(tiny).toMatch(/^data:image\/webp;base64,/);
    expect(tiny.length).toBeLessThanOrEqual(500);
    const small = Buffer.from(tiny.split(',')[1] ?? '', 'base64');
    expect(await sizeOf(small)).toEqual({ width: 16, height: 24, format: 'webp' });
    const mean = async (bytes: Buffer) =>
      (await sharp(bytes).stats()).channels.map((channel) => channel.mean);
    const [one, other] = [await mean(cover), await mean(thumb)];
    for (const [at, value] of one.entries()) expect(Math.abs(value - (other[at] ?? 0))).toBeLessThan(4);
  });

  test('is deterministic for a specification and a seed', async () => {
    const once = await renderCover(spec, 'a');
    expect(once.equals(await renderCover(spec, 'a'))).toBe(true);
    expect(once.equals(await renderCover(spec, 'b'))).toBe(false);
    expect(once.equals(await renderCover({ ...spec, layers: spec.layers.slice(0, 2) }, 'a'))).toBe(false);
  });

  test('darkens the edges', async () => {
    const flat = await renderCover({ palette, layers: [{ kind: 'sky', tones: ['haze'] }] }, 'a');
    const light = async (left: number, top: number) => {
      // sharp computes statistics of its whole input, so the part is extracted first.
      const corner = await sharp(flat).extract({ left, top, width: 60, height: 60 }).png().toBuffer();
      return (await sharp(corner).stats()).channels[0]?.mean ?? 0;
    };
    expect(await light(0, 900)).toBeLessThan((await light(290, 420)) - 15);
  });

  test('adds neutral gray grain', async () => {
    const sheet = grain();
    expect(sheet).toHaveLength(640 * 960 * 4);
    expect(grain()).toBe(sheet);
    let sum = 0;
    for (let at = 0; at < sheet.length; at += 4) {
      expect(sheet[at] === sheet[at + 1] && sheet[at] === sheet[at + 2]).toBe(true);
      sum += sheet[at] ?? 0;
      if (at > 40_000) break;
    }
    expect(Math.abs(sum / 10_001 - 128)).toBeLessThan(3);
    const tile = await grainTile();
    expect(await sizeOf(tile)).toEqual({ width: 400, height: 250, format: 'png' });
    expect(await grainTile()).toBe(tile);
  });
});
