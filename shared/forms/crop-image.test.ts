import { uploadLimits } from '@storyloom/contract/uploads/limits';
import { describe, expect, it } from 'vitest';
import { centeredCrop, measureCrop } from './crop-image.ts';
import { refuseImageFile, refuseImageSize } from './image-file.ts';

describe('refuseImageFile', () => {
  it('accepts images of the three formats up to the limit', () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp'])
      expect(refuseImageFile({ type, size: uploadLimits.imageBytes })).toBeNull();
  });

  it('refuses larger files, and files that are not such images', () => {
    expect(refuseImageFile({ type: 'image/png', size: uploadLimits.imageBytes + 1 })).toContain('10 MB');
    for (const type of ['image/svg+xml', 'text/html', ''])
      expect(refuseImageFile({ type, size: 1_000 })).toContain('PNG, JPEG or WebP');
  });
});

describe('refuseImageSize', () => {
  it('refuses an image of 50,000 pixels a side', () => {
    expect(refuseImageSize({ width: 50_000, height: 50_000 })).toContain('40 megapixels');
    expect(refuseImageSize({ width: 4_000, height: 3_000 })).toBeNull();
  });
});

describe('centeredCrop', () => {
  it('takes the largest square in the middle', () => {
    const wide = { unit: '%', width: 50, height: 100, x: 25, y: 0 };
    const tall = { unit: '%', width: 100, height: 50, x: 0, y: 25 };
    expect(centeredCrop({ width: 400, height: 200 }, 1)).toEqual(wide);
    expect(centeredCrop({ width: 200, height: 400 }, 1)).toEqual(tall);
  });

  it('takes the largest part of another ratio', () => {
    const cover = centeredCrop({ width: 600, height: 600 }, 2 / 3);
    expect([cover.width, cover.height].map(Math.round)).toEqual([67, 100]);
  });
});

describe('measureCrop', () => {
  it('scales large crops down and keeps small ones', () => {
    const crop = { unit: '%', x: 25, y: 0, width: 50, height: 100 } as const;
    expect(measureCrop({ width: 4_000, height: 2_000 }, crop, 512)).toEqual({
      source: { x: 1_000, y: 0, width: 2_000, height: 2_000 },
      target: { width: 512, height: 512 },
    });
    expect(measureCrop({ width: 200, height: 100 }, crop, 512).target).toEqual({ width: 100, height: 100 });
  });
});
