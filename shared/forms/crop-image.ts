interface Size {
  width: number;
  height: number;
}

/** A part of an image, in percent of its sides. */
export interface Crop extends Size {
  unit: '%';
  x: number;
  y: number;
}

/** The largest part with that ratio of width to height, in the middle of an image. */
export function centeredCrop({ width, height }: Size, aspect: number): Crop {
  const cropWidth = Math.min(width, height * aspect);
  const part = { width: (cropWidth / width) * 100, height: (cropWidth / aspect / height) * 100 };
  return { unit: '%', ...part, x: (100 - part.width) / 2, y: (100 - part.height) / 2 };
}

/** The crop in pixels of an image, and the size that it is scaled to: at most `maxWidth` pixels wide. */
export function measureCrop({ width, height }: Size, crop: Crop, maxWidth: number) {
  const source = {
    x: (crop.x / 100) * width,
    y: (crop.y / 100) * height,
    width: (crop.width / 100) * width,
    height: (crop.height / 100) * height,
  };
  const scale = Math.min(1, maxWidth / source.width);
  const target = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
  return { source, target };
}

/** Draws the crop of an image as a file. Rejects if the browser cannot draw it. */
export async function cropImage(image: HTMLImageElement, crop: Crop, maxWidth: number): Promise<File> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { source, target } = measureCrop(size, crop, maxWidth);
  const canvas = Object.assign(document.createElement('canvas'), target);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw images.');
  context.imageSmoothingQuality = 'high';
  const { x, y, width, height } = source;
  context.drawImage(image, x, y, width, height, 0, 0, target.width, target.height);
  // Browsers without an encoder for WebP write PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('The image could not be encoded.');
  return new File([blob], 'image', { type: blob.type });
}
