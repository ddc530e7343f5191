/** Drawing functions of a motif: `solid` uses its tone with a rim of light, `detail` and `line` the light tone. */
export type Ink = {
  solid(d: string): string;
  detail(d: string): string;
  line(d: string, width: number): string;
  light: string;
};

export type Motif = (ink: Ink) => string;
