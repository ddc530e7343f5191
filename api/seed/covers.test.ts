import { renderCover, renderPlaceholder, renderThumb } from '@storyloom/offline/painter/drawing/render-cover';
import { seedStories } from '@storyloom/offline/stories/all';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

describe.each(seedStories)('the cover of $title', ({ cover }) => {
  it('names a colour for every tone as six hex digits', () => {
    for (const colour of Object.values(cover.palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('rendering', () => {
  const [first, second] = seedStories;

  it('makes a 640 × 960 WebP', async () => {
    const { width, height, format } = await sharp(await renderCover(first!.cover, first!.slug)).metadata();
    expect({ width, height, format }).toEqual({ width: 640, height: 960, format: 'webp' });
  });

  it('gives the same bytes for the same specification and seed', async () => {
    const [one, other] = [await renderCover(first!.cover, 'a'), await renderCover(first!.cover, 'a')];
    expect(one.equals(other)).toBe(true);
  });

  it('draws another picture for another seed', async () => {
    const [one, other] = [await renderCover(first!.cover, 'a'), await renderCover(first!.cover, 'b')];
    expect(one.equals(other)).toBe(false);
  });

  it('makes a 320 × 480 thumb for cards', async () => {
    const { width, height } = await sharp(await renderThumb(second!.cover, second!.slug)).metadata();
    expect([width, height]).toEqual([320, 480]);
  });

  it('makes a 16 × 24 placeholder small enough to stand in a page', async () => {
    const uri = await renderPlaceholder(second!.cover, second!.slug);
    expect(uri.length).toBeLessThanOrEqual(500);
    const { width, height } = await sharp(Buffer.from(uri.split(',')[1]!, 'base64')).metadata();
    expect([width, height]).toEqual([16, 24]);
  });
});
