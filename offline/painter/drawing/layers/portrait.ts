import type { Canvas } from '../canvas.ts';
import type { Layer } from '../cover-spec.ts';
import { flowing, type Point, points, rimmed } from '../shapes.ts';

type Portrait = Extract<Layer, { kind: 'portrait' }>;

/** Outline of a face in profile, facing right, from the crown to the throat. */
const face: Point[] = points(
  '196,62 246,72 284,106 299,146 301,168 296,184 304,200 318,222 327,236 320,246 305,250 304,257 313,264 310,272 304,275 311,282 307,292 299,299 305,312 301,330 284,340 258,337 238,346',
);

const nape: Point[] = points('122,366 118,318 98,268 86,210 96,146 134,88');

const chests: Record<Portrait['collar'], { front: Point[]; back: Point[] }> = {
  coat: {
    front: points('236,392 262,424 330,462 392,520 420,720'),
    back: points('-60,720 -38,540 20,474 96,436 122,404'),
  },
  high: {
    front: points('258,352 300,380 268,430 340,476 404,540 430,720'),
    back: points('-70,720 -44,540 20,470 70,420 60,330 96,300'),
  },
  ruff: {
    front: points('240,372 262,430 338,478 392,540 420,720'),
    back: points('-50,720 -34,540 20,486 92,440 120,390'),
  },
  shawl: {
    front: points('236,388 280,412 352,470 430,570 470,720'),
    back: points('-110,720 -70,560 0,460 84,410 118,388'),
  },
};

const hairs: Record<Portrait['hair'], Point[]> = {
  bun: points(
    '292,118 262,62 196,36 132,48 92,78 52,74 22,106 24,150 58,176 84,168 92,226 120,284 164,262 188,216 206,190 236,158 276,146',
  ),
  waves: points(
    '296,126 270,58 200,30 122,44 76,104 60,180 70,250 40,320 52,400 16,470 60,540 130,520 168,450 150,390 182,330 172,270 200,214 232,168 278,150',
  ),
  crop: points(
    '298,134 292,84 250,46 186,38 122,62 84,122 82,200 104,276 134,296 164,270 170,226 188,206 204,222 214,190 236,146 276,122',
  ),
  hood: points(
    '312,150 304,84 246,26 168,10 82,60 30,160 16,270 -10,370 -70,480 60,560 190,480 256,420 240,350 214,300 204,240 226,180 268,140',
  ),
  tophat: points(
    '330,118 372,112 366,100 292,92 286,40 294,-70 200,-84 88,-62 98,40 100,96 52,106 36,122 80,134 86,210 112,284 150,280 168,222 186,204 212,186 226,132 290,130',
  ),
  brim: points(
    '300,128 440,150 420,122 316,86 288,20 232,-2 190,12 130,0 96,50 84,92 -40,108 -78,150 60,146 82,150 80,220 104,300 150,300 170,230 186,206 216,186 230,140',
  ),
  curls: points(
    '302,138 312,104 292,80 290,54 258,44 236,22 204,26 172,12 140,26 112,28 92,54 62,68 58,100 38,126 46,164 32,196 48,232 46,264 70,284 80,318 114,318 148,328 172,290 166,244 192,220 206,184 240,168 262,138',
  ),
};

function ruff(rim: string, tone: string): string {
  let out = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const x = 36 + t * 276;
    const y = 372 + Math.sin(t * Math.PI) * 36 + t * 6;
    out += `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="17" ry="44" fill="${tone}" stroke="${rim}" stroke-width="3" transform="rotate(${(-34 + t * 68).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }
  return out;
}

/** A bust in profile as a silhouette with a rim of light. */
export function portrait(c: Canvas, layer: Portrait): string {
  const { x, y, scale, flip = false } = layer;
  const [tone, rim] = [c.tone(layer.tone), c.tone(layer.rim)];
  const chest = chests[layer.collar];
  const body = flowing([
    ...face,
    ...chest.front,
    [180, 760],
    ...chest.back,
    ...(layer.collar === 'high' ? nape.slice(2) : nape),
  ]);
  // Reversed to the direction of the face, so that both fill as one silhouette.
  const hair = flowing([...hairs[layer.hair]].reverse());
  const figure = rimmed(c, body + hair, tone, rim, [-5, 3]);
  const neck = layer.collar === 'ruff' ? ruff(rim, tone) : '';
  return `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) translate(-190 -300)">${figure}${neck}</g>`;
}
