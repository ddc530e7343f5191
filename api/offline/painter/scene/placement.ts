import type { Layer, MotifName, Tone } from '../drawing/cover-spec.ts';
import type { Random } from '../drawing/random.ts';
import type { Notes } from './scene-elements.ts';

/** A scene shows this band of the covers' frame. */
export const band = { top: 400, height: 400 };

/** Where things stand in a place: its levels, from the far to the near. */
export interface Stage {
  notes: Notes;
  random: Random;
  /** The side that the light comes from; what is told of stands on the other. */
  light: number;
  far: number;
}

/** Stops of the sky, told for the band alone. */
export const stops = (...at: number[]) => at.map((part) => (band.top + part * band.height) / 960);

const skies: Record<Notes['time'], { tones: Tone[]; stops: number[] }> = {
  night: { tones: ['ink', 'deep', 'mid'], stops: stops(0, 0.45, 0.95) },
  dawn: { tones: ['deep', 'mid', 'haze', 'glow'], stops: stops(0, 0.3, 0.62, 0.9) },
  day: { tones: ['deep', 'mid', 'haze'], stops: stops(-0.1, 0.4, 0.85) },
  dusk: { tones: ['deep', 'mid', 'haze', 'glow'], stops: stops(0, 0.34, 0.66, 0.95) },
};

/** The sky with what hangs in it. */
export function heavens({ notes, random, light, far }: Stage): Layer[] {
  const { time, weather } = notes;
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

/** Someone seen from behind, looking where the light comes from; two when the words speak of several. */
export function people(notes: Notes, x: number, foot: number, scale: number): Layer[] {
  const one = (at: number, size: number): Layer => ({
    kind: 'motif',
    name: 'figure',
    x: at,
    y: foot,
    scale: size,
    tone: 'ink',
    rim: 'glow',
  });
  return notes.people > 1 ? [one(x - 34 * scale, scale), one(x + 40 * scale, scale * 0.88)] : [one(x, scale)];
}

export function motif(name: MotifName, x: number, y: number, scale: number, more: object = {}): Layer {
  return { kind: 'motif', name, x, y, scale, tone: 'ink', light: 'glow', rim: 'glow', ...more };
}
