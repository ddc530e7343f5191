import type { Place } from '@storyloom/ports/visual-words';
import type { Layer } from '../drawing/cover-spec.ts';
import { band, layers, type Stage, skyLayers, stops } from './placement.ts';
import { underSnow, weatherLayers } from './weather.ts';

/** The layers of a place behind and in front of its things. */
export interface Ground {
  behind: Layer[];
  before: Layer[];
  /** Ground line, water line and scale for things in the place. */
  foot: number;
  water?: number;
  scale: number;
}

const bottom = band.top + band.height;

export const places: Record<Place, (stage: Stage) => Ground> = {
  sea: (stage) => ({
    behind: [
      ...skyLayers(stage),
      { kind: 'ridge', y: stage.far - 8, amp: 34, tone: 'mid', foot: 'haze', rough: 0.5 },
      { kind: 'sea', y: stage.far, tone: 'mid', foot: 'ink', glint: 'glow', x: stage.light, width: 60 },
    ],
    before: [{ kind: 'ridge', y: bottom - 16, amp: 44, tone: 'ink', rough: 0.5 }],
    foot: bottom - 18,
    water: stage.far + 34,
    scale: 0.62,
  }),
  forest: (stage) => ({
    behind: [
      ...skyLayers(stage),
      { kind: 'ridge', y: stage.far - 40, amp: 60, tone: 'mid', foot: 'haze' },
      { kind: 'pines', y: stage.far, tone: 'mid', size: 90 },
      { kind: 'mist', y: stage.far + 10, height: 120, tone: 'haze', opacity: 0.5 },
      { kind: 'pines', y: stage.far + 54, tone: 'deep', size: 170, gap: [190, 450] },
      { kind: 'ridge', y: bottom - 44, amp: 20, tone: 'ink', rough: 0.4, smooth: true },
    ],
    before: [{ kind: 'pines', y: bottom + 60, tone: 'ink', size: 330, gap: [110, 530] }],
    foot: bottom - 44,
    scale: 0.66,
  }),
  mountains: (stage) => ({
    behind: [
      ...skyLayers(stage),
      { kind: 'ridge', y: stage.far - 70, amp: 150, tone: 'haze', foot: 'haze', rough: 0.58 },
      { kind: 'ridge', y: stage.far, amp: 110, tone: 'mid', foot: 'haze', rough: 0.58 },
      { kind: 'mist', y: stage.far + 30, height: 90, tone: 'haze', opacity: 0.55 },
      { kind: 'ridge', y: stage.far + 60, amp: 70, tone: 'deep', foot: 'mid', rough: 0.55 },
      { kind: 'ridge', y: bottom - 38, amp: 30, tone: 'ink', rough: 0.5 },
    ],
    before: [],
    foot: bottom - 36,
    scale: 0.56,
  }),
  city: (stage) => {
    const row = { kind: 'skyline', roof: 'flat', y: bottom + 20 } as const;
    const isLit = stage.elements.time !== 'day';
    return {
      behind: [
        ...skyLayers(stage),
        { ...row, tone: 'mid', lit: 'haze', tall: [150, 290], wide: [40, 80], odds: isLit ? 0.2 : 0.05 },
        { kind: 'mist', y: bottom - 150, height: 200, tone: 'haze', opacity: 0.45 },
        { ...row, tone: 'deep', lit: 'glow', tall: [70, 190], wide: [54, 96], odds: isLit ? 0.28 : 0.06 },
        { kind: 'ridge', y: bottom - 30, amp: 8, tone: 'ink', rough: 0.4, smooth: true },
      ],
      before: [],
      foot: bottom - 30,
      scale: 0.62,
    };
  },
  village: (stage) => {
    const row = { kind: 'skyline', roof: 'gable' } as const;
    return {
      behind: [
        ...skyLayers(stage),
        { kind: 'ridge', y: stage.far - 30, amp: 60, tone: 'haze', foot: 'haze' },
        { ...row, y: stage.far + 50, tone: 'mid', lit: 'glow', tall: [20, 100], wide: [40, 74], odds: 0.3 },
        { ...row, y: bottom, tone: 'deep', lit: 'glow', tall: [70, 140], wide: [64, 104], odds: 0.4 },
        { kind: 'mist', y: bottom - 70, height: 120, tone: 'haze', opacity: 0.4 },
        { kind: 'ridge', y: bottom - 32, amp: 10, tone: 'ink', rough: 0.4, smooth: true },
      ],
      before: [],
      foot: bottom - 30,
      scale: 0.66,
    };
  },
  desert: (stage) => ({
    behind: [
      ...skyLayers(stage),
      { kind: 'ridge', y: stage.far - 12, amp: 44, tone: 'mid', foot: 'haze', smooth: true },
      { kind: 'ridge', y: stage.far + 36, amp: 50, tone: 'accent', foot: 'mid', smooth: true },
      { kind: 'ridge', y: bottom - 50, amp: 40, tone: 'deep', foot: 'ink', smooth: true },
    ],
    before: [],
    foot: bottom - 46,
    scale: 0.5,
  }),
  space: ({ random, light }) => ({
    behind: [
      { kind: 'sky', tones: ['ink', 'deep', 'ink'], stops: stops(0, 0.55, 1) },
      { kind: 'stars', count: 420, to: 960, tone: 'haze' },
      { kind: 'bloom', x: 640 - light, y: band.top + 60, r: 300, tone: 'accent', strength: 0.3 },
      { kind: 'orb', style: 'planet', x: light, y: band.top + random.between(130, 190), r: 84, tone: 'haze' },
      { kind: 'ridge', y: bottom - 44, amp: 40, tone: 'deep', foot: 'ink', rough: 0.6 },
    ],
    before: [],
    foot: bottom - 34,
    scale: 0.5,
  }),
  sky: (stage) => ({
    behind: [
      ...skyLayers({ ...stage, far: stage.far - 40 }),
      { kind: 'clouds', y: stage.far - 60, tone: 'glow', size: 70, opacity: 0.5, foot: 'haze' },
      { kind: 'clouds', y: stage.far + 40, tone: 'haze', size: 90, foot: 'mid' },
    ],
    before: [{ kind: 'clouds', y: bottom - 24, tone: 'mid', size: 96, foot: 'deep' }],
    foot: bottom - 30,
    scale: 0.5,
  }),
  garden: (stage) => ({
    behind: [
      ...skyLayers(stage),
      { kind: 'pines', y: stage.far - 6, tone: 'mid', size: 60 },
      { kind: 'mist', y: stage.far, height: 80, tone: 'haze', opacity: 0.6 },
      { kind: 'ridge', y: stage.far + 44, amp: 40, tone: 'deep', foot: 'ink', smooth: true },
      { kind: 'trail', tone: 'accent', x: stage.light, y: stage.far + 36, width: 240, count: 150 },
    ],
    before: layers(stage.elements.weather === 'clear', {
      kind: 'weather',
      of: 'petals',
      tone: 'accent',
      count: 34,
      from: band.top,
    }),
    foot: bottom - 54,
    scale: 0.6,
  }),
  hall: (stage) => ({
    behind: [
      ...skyLayers(stage),
      { kind: 'ridge', y: stage.far, amp: 90, tone: 'mid', foot: 'haze', rough: 0.6 },
      {
        kind: 'motif',
        name: 'castle',
        x: 640 - stage.light,
        y: stage.far - 6,
        scale: 0.74,
        tone: 'deep',
        light: 'glow',
        rim: 'haze',
      },
      { kind: 'ridge', y: stage.far + 54, amp: 36, tone: 'deep', foot: 'mid', rough: 0.5 },
      { kind: 'mist', y: stage.far + 60, height: 90, tone: 'haze', opacity: 0.5 },
      { kind: 'ridge', y: bottom - 36, amp: 18, tone: 'ink', rough: 0.5 },
    ],
    before: [],
    foot: bottom - 34,
    scale: 0.62,
  }),
  room: (stage) => {
    const { room, outdoors, weather } = stage.elements;
    const view = places[outdoors]({ ...stage, light: 360 });
    return {
      behind: [
        ...(weather === 'snow' ? underSnow(view.behind) : view.behind),
        ...layers(weather !== 'embers' && weather !== 'papers', ...weatherLayers(weather, band.top)),
        room === undefined
          ? { kind: 'aperture', shape: 'window', tone: 'deep', rim: 'haze', size: 118, y: 570 }
          : { kind: 'room', of: room },
        { kind: 'bloom', x: 640 - stage.light, y: 690, r: 300, tone: 'accent', strength: 0.75 },
        ...layers(room === undefined, { kind: 'ridge', y: bottom - 20, amp: 0, tone: 'ink', smooth: true }),
      ],
      before: [{ kind: 'bloom', x: 640 - stage.light, y: 700, r: 150, tone: 'glow', strength: 0.5 }],
      foot: bottom + 40,
      scale: 1.06,
    };
  },
  corridor: ({ random }) => ({
    behind: [
      { kind: 'corridor', wall: 'mid', floor: 'mid', light: 'haze', door: 20 + random.between(0, 40) },
      { kind: 'bloom', x: 310, y: 470, r: 240, tone: 'glow', strength: 0.5 },
    ],
    before: [],
    foot: 655,
    scale: 0.95,
  }),
};
