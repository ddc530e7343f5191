/** How a motif is drawn: `solid` in its tone with a lit rim, `detail` and `line` in the light tone. */
export type Ink = {
  solid(d: string): string;
  detail(d: string): string;
  line(d: string, width: number): string;
  light: string;
};

export type Motif = (ink: Ink) => string;
