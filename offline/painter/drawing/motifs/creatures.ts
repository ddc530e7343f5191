import { flowing, type Point, points } from '../shapes.ts';
import type { Ink } from './ink.ts';

/** A wolf seated on its rock, head thrown back to howl. */
export const wolf = ({ solid }: Ink): string =>
  solid(
    'M62 -262L52 -264L38 -246L14 -232L-6 -214L-36 -216L-24 -198L-34 -184L-46 -168L-58 -140L-54 -144L-72 -108L-68 -112L-84 -76L-90 -40L-98 -24C-120 -30 -148 -26 -170 -10C-150 -14 -140 -6 -120 2L-70 6L-40 4L-8 4L-10 -6L-28 -10C-14 -26 -10 -40 -8 -56L4 -40L10 -10L8 4L44 4L42 -6L30 -12L30 -60L36 -90L30 -96L42 -120L34 -124L42 -146L32 -148L36 -166L30 -180L46 -192L60 -206L50 -210L58 -216L48 -220L66 -240L72 -254Z',
  );

export const raven = ({ solid, detail }: Ink): string =>
  solid(
    flowing(
      points(
        '112,-128 84,-140 66,-152 40,-156 18,-144 4,-118 -22,-96 -58,-66 -92,-28 -130,24 -168,72 -150,74 -112,44 -116,60 -84,34 -50,22 -14,14 26,-10 52,-44 60,-84 66,-108 90,-116',
      ),
    ),
  ) +
  solid('M-10 10L-4 44L-20 52H14L2 44L2 10ZM16 0L26 44L10 52H44L32 44L24 -4Z') +
  detail('M48 -134a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z');

export function whale({ solid, line, detail }: Ink): string {
  const body: Point[] = points(
    '-250,10 -236,-48 -180,-84 -90,-92 10,-72 110,-40 180,-30 216,-58 262,-84 250,-44 226,-16 254,16 262,50 216,26 176,4 100,26 10,54 -100,66 -190,56',
  );
  return (
    solid(flowing(body)) +
    solid(flowing(points('-110,50 -60,56 -30,110 -10,150 -60,128 -100,90'))) +
    line(
      'M-246 16C-200 34 -130 34 -80 30M-236 28C-190 48 -140 48 -90 44M-222 42C-180 58 -140 58 -104 54',
      3,
    ) +
    detail('M-176 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z')
  );
}

/** Three camels with riders, walking right, feet on y = 0. */
export function camels({ solid }: Ink): string {
  const camel = (x: number, s: number, rider: boolean): string => {
    const p = (points: Point[]) => points.map(([px, py]): Point => [x + px * s, py * s]);
    const body = flowing(
      p(
        points(
          '-60,-78 -40,-100 -20,-84 0,-108 16,-86 36,-84 52,-104 60,-132 74,-142 92,-134 94,-126 76,-122 68,-92 52,-62 20,-56 -40,-56 -62,-62',
        ),
      ),
    );
    const legs = (
      [
        [-54, -10],
        [-40, 4],
        [26, -6],
        [42, 6],
      ] as const
    )
      .map(
        ([lx, kick]) =>
          `M${x + lx * s} ${-66 * s}L${x + (lx + 12) * s} ${-66 * s}L${x + (lx + 8 + kick * 0.5) * s} ${-30 * s}L${x + (lx + 6 + kick) * s} 0H${x + (lx + kick) * s}L${x + (lx + 2 + kick * 0.5) * s} ${-30 * s}Z`,
      )
      .join('');
    const man = rider
      ? flowing(p(points('-26,-88 -24,-126 -18,-140 -20,-152 -8,-162 4,-150 0,-138 10,-120 16,-92')))
      : flowing(p(points('-36,-84 -34,-116 -4,-122 22,-112 20,-80')));
    return body + legs + man;
  };
  return (
    solid(camel(-150, 0.86, false)) +
    solid(camel(10, 0.95, true)) +
    solid(camel(170, 1, false)) +
    solid(flowing(points('262,2 258,-50 264,-78 276,-92 290,-78 294,-50 298,2')))
  );
}

/** A standing person seen from behind in a long coat, feet on y = 0. */
export const figure = ({ solid }: Ink): string =>
  solid(
    flowing(
      points(
        '0,-200 16,-192 17,-172 9,-162 30,-152 38,-120 40,-74 34,-72 30,-108 32,-60 40,-14 18,-14 16,0 3,0 0,-16 -3,0 -16,0 -18,-14 -40,-14 -32,-60 -30,-108 -34,-72 -40,-74 -38,-120 -30,-152 -9,-162 -17,-172 -16,-192',
      ),
    ),
  );

/** A figure with a peaked cap. */
export const capped = (ink: Ink): string =>
  figure(ink) +
  ink.solid('M-25 -196C-28 -220 28 -220 25 -196L21 -184H-21Z') +
  ink.detail('M-21 -190H21V-186H-21Z');

/** A figure with a hat. */
export const hatted = (ink: Ink): string =>
  figure(ink) + ink.solid('M-18 -186L-15 -224H15L18 -186L34 -180V-176H-34V-180Z');

/** A figure in a hooded cloak. */
export const hooded = ({ solid }: Ink): string =>
  solid(
    flowing(
      points(
        '0,-214 18,-200 24,-172 38,-150 50,-100 62,-20 58,0 -58,0 -62,-20 -50,-100 -38,-150 -24,-172 -18,-200',
      ),
    ),
  );

/** A figure in a long dress, with hair pinned up. */
export const gowned = ({ solid }: Ink): string =>
  solid(
    flowing(
      points(
        '0,-196 13,-190 15,-174 7,-160 24,-150 30,-118 34,-78 28,-78 22,-112 18,-96 34,-50 50,0 -50,0 -34,-50 -18,-96 -22,-112 -28,-78 -34,-78 -30,-118 -24,-150 -7,-160 -15,-174 -13,-190',
      ),
    ) + 'M-9 -194a9 10 0 1 1 18 0a9 10 0 1 1 -18 0Z',
  );

/** A flying dragon in profile, facing left, with a reflection in its glasses. */
export const dragon = ({ solid, detail, line }: Ink): string =>
  solid(
    'M-30 -20C-10 -90 30 -150 110 -190C100 -160 116 -140 150 -132C126 -116 128 -96 150 -76C112 -78 100 -62 104 -34C70 -40 40 -20 20 6Z',
  ) +
  solid(
    'M-60 -22C-80 -84 -130 -130 -196 -150C-180 -124 -184 -106 -204 -94C-172 -84 -164 -66 -172 -44C-140 -48 -112 -30 -100 0Z',
  ) +
  solid(
    flowing(
      points(
        '-246,6 -232,-14 -206,-24 -196,-46 -184,-28 -160,-22 -120,-8 -70,-26 -10,-26 50,-8 100,20 150,34 196,16 214,-18 206,-44 238,-30 240,8 214,46 160,64 96,56 40,44 -10,46 -60,36 -110,22 -150,10 -186,10 -210,24 -236,20',
      ),
    ),
  ) +
  solid('M-40 34C-50 60 -66 66 -84 66L-58 74L-44 66L-22 36ZM30 40C26 66 10 76 -8 78L20 86L40 70L52 42Z') +
  detail('M-206 -12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z') +
  line('M-199 -12h24', 2);
