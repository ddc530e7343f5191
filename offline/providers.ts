import { createPainter, drawStyleSample } from './painter/painter.ts';
import { createStoryteller } from './storyteller.ts';

/** The built-in providers, used when no model is configured. */
export const createOfflineProviders = (charsPerSecond: number) => ({
  storyteller: createStoryteller({ charsPerSecond }),
  painter: createPainter(),
  drawStyleSample,
});
