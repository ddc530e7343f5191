import { createPainter, drawStyleSample } from './painter/painter.ts';
import { createStoryteller } from './storyteller/storyteller.ts';

/** What writes and draws where no model is configured. */
export const createOfflineProviders = (charsPerSecond: number) => ({
  storyteller: createStoryteller({ charsPerSecond }),
  painter: createPainter(),
  drawStyleSample,
});
