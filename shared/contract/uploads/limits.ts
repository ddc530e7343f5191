export const uploadLimits = {
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** Maximum length of each side, in pixels. */
  imageSide: 16_384,
  /** An animation with more frames is refused; otherwise the first frame is stored. */
  frames: 100,
} as const;
