import { createProofreader } from './editor/proofread/proofreader.ts';
import { createPainter, drawStyleSample } from './painter/painter.ts';
import { createStoryteller } from './storyteller.ts';

/** The built-in providers, used when no model is configured. `onFailure`: texts were not proofread. */
export const createOfflineProviders = (charsPerSecond: number, onFailure: (error: unknown) => void) => ({
  storyteller: createStoryteller({ charsPerSecond, proofread: createProofreader({ onFailure }) }),
  painter: createPainter(),
  drawStyleSample,
});
