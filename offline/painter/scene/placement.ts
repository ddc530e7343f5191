import type { Layer, MotifName } from '../drawing/cover-spec.ts';
import type { Tone } from '../drawing/palette.ts';
import type { Random } from '../drawing/random.ts';
import type { SceneElements } from './scene-elements.ts';

/** The visible band of a cover's frame. */
export const band = { top: 400, height: 400 };

/** Levels and sides of a scene's composition. */
export interface Stage {
  elements: SceneElements;
  random: Random;
  /** Horizontal position of the light; the main thing is on the opposite side. */
  light: number;
  far: number;
  /** A held thing is shown large and alone, as on a cover. */
  closeUp?: boolean;
}

/** Gradient stops relative to the visible band. */
export const stops = (...at: number[]) => at.map((part) => (band.top + part * band.height) / 960);

const skies: Record<SceneElements['time'], { tones: Tone[]; stops: number[] }> = {
  night: { tones: ['ink', 'deep', 'mid'], stops: stops(0, 0.45, 0.95) },
  dawn: { tones: ['deep', 'mid', 'haze', 'glow'], stops: stops(0, 0.3, 0.62, 0.9) },
  day: { tones: ['deep', 'mid', 'haze'], stops: stops(-0.1, 0.4, 0.85) },
  dusk: { tones: ['deep', 'mid', 'haze', 'glow'], stops: stops(0, 0.34, 0.66, 0.95) },
};

/** Layers of the sky with sun, moon, stars and clouds. */
export function skyLayers({ elements, random, light, far }: Stage): Layer[] {
  const { time, weather } = elements;
  const isCovered = weather === 'storm' || weather === 'rain';
  const y = time === 'night' ? band.top + random.between(70, 120) : far - random.between(20, 90);
  const orb = time === 'night' ? (random.next() < 0.6 ? 'moon' : 'crescent') : 'sun';
  const r = time === 'night' ? random.between(34, 52) : random.between(46, 78);
  return [
    { kind: 'sky', ...skies[time] },
    ...layers(time === 'night' && !isCovered, { kind: 'stars', count: 130, to: far }),
    ...layers(!isCovered, { kind: 'orb', style: orb, x: light, y, r, tone: 'glow' }),
    ...layers(isCovered, { kind: 'bloom', x: light, y: band.top + 120, r: 260, tone: 'haze', strength: 0.5 }),
    ...layers(isCovered, {
      kind: 'clouds',
      y: band.top + random.between(30, 70),
      tone: 'deep',
      size: 84,
      opacity: 0.85,
    }),
    ...layers(!isCovered && time !== 'night', {
      kind: 'mist',
      y: band.top + random.between(70, 150),
      height: random.between(50, 110),
      tone: 'glow',
      opacity: 0.28,
    }),
  ];
}

export const layers = (holds: boolean, ...some: Layer[]): Layer[] => (holds ? some : []);

/** Up to two figures seen from behind, facing the light. */
export function people(elements: SceneElements, x: number, foot: number, scale: number): Layer[] {
  const one = (at: number, size: number, name: MotifName = 'figure'): Layer => ({
    kind: 'motif',
    name,
    x: at,
    y: foot,
    scale: size,
    tone: 'ink',
    rim: 'glow',
  });
  if (elements.people === 0) return [];
  return elements.people > 1
    ? [one(x - 34 * scale, scale), one(x + 46 * scale, scale * 0.92, elements.look)]
    : [one(x, scale)];
}

export function motif(name: MotifName, x: number, y: number, scale: number, more: object = {}): Layer {
  return { kind: 'motif', name, x, y, scale, tone: 'ink', light: 'glow', rim: 'glow', ...more };
}
