import { uploadLimits } from '@storyloom/contract/limits/uploads';
import { describe, expect, it } from 'vitest';
import { centeredSquare, measureCrop, refuseFile, refuseImage } from './crop-image.ts';

describe('refuseFile', () => {
  it('accepts images of the three formats up to the limit', () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp'])
      expect(refuseFile({ type, size: uploadLimits.imageBytes })).toBeNull();
  });

  it('refuses larger files, and files that are no such image', () => {
    expect(refuseFile({ type: 'image/png', size: uploadLimits.imageBytes + 1 })).toContain('10 MB');
    for (const type of ['image/svg+xml', 'text/html', ''])
      expect(refuseFile({ type, size: 1_000 })).toContain('PNG, JPEG or WebP');
  });
});

describe('refuseImage', () => {
  it('refuses an image of 50,000 pixels a side', () => {
    expect(refuseImage({ width: 50_000, height: 50_000 })).toContain('40 megapixels');
    expect(refuseImage({ width: 4_000, height: 3_000 })).toBeNull();
  });
});

describe('centeredSquare', () => {
  it('takes the shorter side, in the middle', () => {
    expect(centeredSquare({ width: 400, height: 200 })).toEqual({
      unit: '%',
      width: 50,
      height: 100,
      x: 25,
      y: 0,
    });
    expect(centeredSquare({ width: 200, height: 400 })).toEqual({
      unit: '%',
      width: 100,
      height: 50,
      x: 0,
      y: 25,
    });
  });
});

describe('measureCrop', () => {
  it('scales large crops down and keeps small ones', () => {
    const crop = { unit: '%', x: 25, y: 0, width: 50, height: 100 } as const;
    expect(measureCrop({ width: 4_000, height: 2_000 }, crop)).toEqual({
      source: { x: 1_000, y: 0, width: 2_000, height: 2_000 },
      side: 512,
    });
    expect(measureCrop({ width: 200, height: 100 }, crop).side).toBe(100);
  });
});
