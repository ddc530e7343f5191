import type { Palette, Tone } from './palette.ts';
import { type Random, random } from './random.ts';

export const width = 640;
export const height = 960;

/** The drawing context of a layer: tones, a random source, and unique ids for gradients. */
export type Canvas = { tone(name: Tone): string; random: Random; id(): string };

export function createCanvas(palette: Palette, seed: string, layer: number): Canvas {
  let last = 0;
  return {
    tone: (name) => palette[name],
    random: random(`${seed}/${layer}`),
    id: () => `l${layer}n${last++}`,
  };
}
