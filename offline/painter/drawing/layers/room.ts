import { type Canvas, height, width } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';
import { rooms } from '../rooms/rooms.ts';

/** The walls and the furniture of a room before what its openings show. */
export function room(c: Canvas, { of }: Extract<Layer, { kind: 'room' }>): string {
  const fill = (tone: string) => (d: string) => `<path d="${d}" fill="${tone}"/>`;
  const light = c.tone('glow');
  return rooms[of]({
    wall: (openings) =>
      `<path d="M0 0H${width}V${height}H0Z${openings}" fill-rule="evenodd" fill="${c.tone('deep')}"/>`,
    solid: fill(c.tone('ink')),
    panel: fill(c.tone('mid')),
    line: (d, wide) =>
      `<path d="${d}" fill="none" stroke="${c.tone('haze')}" stroke-opacity="0.7" stroke-width="${wide}" stroke-linecap="round"/>`,
    light: fill(light),
    accent: fill(c.tone('accent')),
    between: (from, to) => Math.round(c.random.between(from, to) * 10) / 10,
  });
}
