/** Drawing functions of a room, in the band of a scene: x from 0 to 640, y from 400 to 800. */
export type RoomInk = {
  /** A wall over the whole frame with openings to what is behind it. */
  wall(openings: string): string;
  solid(d: string): string;
  panel(d: string): string;
  line(d: string, width: number): string;
  light(d: string): string;
  accent(d: string): string;
  between(from: number, to: number): number;
};

export type Room = (ink: RoomInk) => string;

/** A path for each number from 0. */
export const repeat = (count: number, path: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => path(at)).join('');

/** A rectangle as a path, with rounded corners. */
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}Z`
    : `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`;
