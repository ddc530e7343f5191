/** The six tones of a cover, as hex colors. Layers refer to tones, so a palette can be replaced. */
export type Palette = { ink: string; deep: string; mid: string; haze: string; glow: string; accent: string };
export type Tone = keyof Palette;

/** In a frame of 640 × 960 pixels, y downwards. */
type At = { x: number; y: number };

export type Layer =
  | { kind: 'sky'; tones: Tone[]; stops?: number[] }
  | ({ kind: 'orb'; r: number; style: 'moon' | 'sun' | 'crescent' | 'planet' | 'clock'; tone?: Tone } & At)
  | ({ kind: 'bloom'; r: number; tone: Tone; strength?: number; flat?: number } & At)
  | ({ kind: 'rays'; tone: Tone; count: number; spread: number; angle: number; strength?: number } & At)
  | { kind: 'stars'; count: number; to: number; tone?: Tone }
  | { kind: 'aurora'; y: number; tones: [Tone, Tone] }
  | { kind: 'clouds'; y: number; tone: Tone; size: number; opacity?: number; foot?: Tone }
  | { kind: 'ridge'; y: number; amp: number; tone: Tone; foot?: Tone; rough?: number; smooth?: boolean }
  | { kind: 'pines'; y: number; tone: Tone; size: number; gap?: [number, number] }
  | { kind: 'sea'; y: number; tone: Tone; foot: Tone; glint?: Tone; x?: number; width?: number }
  | { kind: 'scales'; y: number; tone: Tone; edge: Tone; size: number }
  | {
      kind: 'skyline';
      y: number;
      tone: Tone;
      lit?: Tone;
      tall: [number, number];
      wide: [number, number];
      roof: 'flat' | 'gable' | 'onion';
      odds?: number;
    }
  | { kind: 'facade'; tone: Tone; lit: Tone; gone: Tone; odds: number }
  | { kind: 'corridor'; wall: Tone; floor: Tone; light: Tone; door: number }
  | {
      kind: 'aperture';
      shape: 'arch' | 'circle' | 'keyhole' | 'window';
      tone: Tone;
      rim: Tone;
      size: number;
      y: number;
    }
  | { kind: 'trail'; tone: Tone; x: number; y: number; width: number; count: number }
  | {
      kind: 'portrait';
      hair: 'bun' | 'waves' | 'crop' | 'hood' | 'tophat' | 'brim' | 'curls';
      collar: 'coat' | 'high' | 'ruff' | 'shawl';
      tone: Tone;
      rim: Tone;
      x: number;
      y: number;
      scale: number;
      flip?: boolean;
    }
  | ({
      kind: 'motif';
      name: MotifName;
      scale: number;
      tone: Tone;
      light?: Tone;
      turn?: number;
      flip?: boolean;
      rim?: Tone;
    } & At)
  | {
      kind: 'weather';
      of: 'rain' | 'snow' | 'embers' | 'petals' | 'papers';
      tone: Tone;
      count: number;
      from?: number;
    }
  | { kind: 'mist'; y: number; height: number; tone: Tone; opacity?: number };

export type MotifName =
  | 'airship'
  | 'bottle'
  | 'boat'
  | 'camels'
  | 'castle'
  | 'cradle'
  | 'crown'
  | 'dome'
  | 'dragon'
  | 'figure'
  | 'hut'
  | 'junk'
  | 'kite'
  | 'lamppost'
  | 'lantern'
  | 'letter'
  | 'lighthouse'
  | 'mask'
  | 'mast'
  | 'raven'
  | 'rose'
  | 'steamer'
  | 'train'
  | 'tug'
  | 'viaduct'
  | 'whale'
  | 'wolf';

/** A palette and layers from back to front. Rendering adds grain and a vignette. */
export type CoverSpec = { palette: Palette; layers: Layer[] };
