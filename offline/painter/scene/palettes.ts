import type { Palette } from '../drawing/palette.ts';
import type { SceneElements } from './scene-elements.ts';

type Tones = [ink: string, deep: string, mid: string, haze: string, glow: string, accent: string];

const palettes = {
  night: [
    ['#080c1c', '#121d3c', '#29406f', '#86a3c8', '#f5efd9', '#ff9c54'],
    ['#0b0a1f', '#1c1a4a', '#3c3480', '#a68bc4', '#ffe0b0', '#ff7a66'],
    ['#06110f', '#102a2a', '#23504c', '#84b5a4', '#f3ecc6', '#e9a54a'],
  ],
  dawn: [
    ['#16203c', '#34507c', '#7f93bd', '#f4bfae', '#fff1dc', '#ff8a5c'],
    ['#1d2134', '#4b4a6e', '#98809c', '#f2b8a2', '#fff0d4', '#e8667a'],
  ],
  day: [
    ['#10283c', '#22587a', '#5795ae', '#c4dedb', '#fffbe6', '#f08a3c'],
    ['#1b2b24', '#3f6d78', '#8fb8ae', '#efdfa6', '#fff8d6', '#e4572e'],
  ],
  dusk: [
    ['#1d1233', '#43246b', '#8b3f7f', '#f08b6c', '#ffe39a', '#ffb02e'],
    ['#22121c', '#64283a', '#c0573f', '#f4a86c', '#ffedc8', '#e6394a'],
    ['#0f1a24', '#1f3f52', '#4c7480', '#e6a867', '#fff0c4', '#e4683a'],
  ],
} satisfies Record<string, Tones[]>;

const storm: Tones = ['#0a0f14', '#1c2831', '#3c4f5c', '#8ea3ac', '#eef1dc', '#d9a441'];
const candle: Tones[] = [
  ['#120b0a', '#2e1a14', '#63371f', '#c98b4c', '#ffe0a1', '#f0913a'],
  ['#0d0a14', '#271a2e', '#533046', '#b9736a', '#ffdfb0', '#e9653f'],
  ['#070b16', '#14203a', '#2b426b', '#7fa0c9', '#f1efe0', '#ffb36b'],
  ['#07100d', '#122a22', '#285043', '#8fb78f', '#f4efc0', '#e9a14a'],
];

/** Chooses the palette by time of day, except in storms, indoors and in space. */
export function choosePalette(
  { place, outdoors, time, weather, room }: SceneElements,
  pick: number,
): Palette {
  const choices: readonly Tones[] =
    weather === 'storm'
      ? [storm]
      : (place === 'room' && (room === undefined || time === 'night' || outdoors === 'space')) ||
          place === 'corridor'
        ? candle
        : palettes[place === 'space' ? 'night' : time];
  const [ink, deep, mid, haze, glow, accent] = choices[Math.floor(pick * choices.length)] ?? storm;
  return { ink, deep, mid, haze, glow, accent };
}
