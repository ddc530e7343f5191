import { flowing, points } from '../shapes.ts';
import type { Ink } from './ink.ts';

export const lighthouse = ({ solid, detail, light }: Ink): string =>
  solid(flowing(points('-150,40 -120,6 -84,-10 -60,-30 0,-38 60,-26 92,0 130,14 170,44 0,70'))) +
  solid(
    'M-30 -20L-19 -150H19L30 -20ZM-27 -150V-158H27V-150ZM-15 -158V-186H15V-158ZM-18 -186C-14 -200 14 -200 18 -186ZM-1.5 -198V-214H1.5V-198Z',
  ) +
  `<rect x="-11" y="-184" width="22" height="25" fill="${light}"/>` +
  detail('M-4 -128h7v12h-7ZM-5 -92h8v12h-8ZM-5 -56h9v13h-9Z') +
  solid('M-3 -186h2v28h-2ZM44 -22V-52L62 -64L80 -50V-12Z');

/** A stone bridge 1300 wide with its deck on y = 0. */
export function viaduct({ solid }: Ink): string {
  let arches = '';
  for (let i = 4; i >= -5; i--) {
    const x = i * 130 + 14;
    arches += `H${x + 102}V84A51 60 0 0 0 ${x} 84V400`;
  }
  return `${solid(`M-660 0H660V400${arches}H-660Z`)}${solid('M-660 -4H660V10H-660Z')}`;
}

export function castle({ solid, detail, line }: Ink): string {
  const crenel = (x: number, y: number, w: number) => {
    let d = `M${x - 4} ${y}H${x + w + 4}V${y - 8}H${x - 4}Z`;
    for (let i = x - 4; i < x + w; i += 12) d += `M${i} ${y - 7}h7v-9h-7Z`;
    return d;
  };
  const tower = (x: number, top: number, w: number, spire: number) =>
    `M${x} 60V${top}H${x + w}V60ZM${x - 6} ${top + 1}L${x + w / 2} ${top - spire}L${x + w + 6} ${top + 1}Z`;
  return (
    solid('M-150 60V-40H150V60Z') +
    solid(crenel(-150, -40, 300)) +
    solid(
      tower(-130, -110, 40, 66) + tower(-52, -190, 52, 96) + tower(24, -140, 38, 70) + tower(98, -84, 44, 60),
    ) +
    detail(
      'M-114 -90q4 -8 8 0v16h-8ZM-32 -168q5 -10 10 0v20h-10ZM-32 -120q5 -10 10 0v20h-10ZM38 -118q4 -8 8 0v16h-8ZM114 -62q4 -8 8 0v16h-8ZM-80 -14q5 -10 10 0v18h-10ZM64 -14q5 -10 10 0v18h-10Z',
    ) +
    detail('M-22 60V20A22 24 0 0 1 22 20V60Z') +
    line('M-26 -286V-312M-26 -312L4 -304L-26 -294', 3) +
    solid('M-26 -312L6 -303L-26 -293Z')
  );
}

/** A greenhouse dome 460 wide with trees inside and its floor on y = 0. */
export function dome({ solid, line, light, detail }: Ink): string {
  let ribs = '';
  for (const s of [-0.72, -0.4, 0, 0.4, 0.72])
    ribs += `M0 -210C${230 * s * 1.1} -200 ${230 * s * 1.25} -90 ${230 * s * 1.2} 0`;
  const glassy = 'M-230 0C-230 -130 -130 -210 0 -210C130 -210 230 -130 230 0Z';
  const tree = (x: number, tall: number, r: number) =>
    `M${x - 4} 0L${x - 2} ${-tall}H${x + 2}L${x + 4} 0Z${flowing([
      [x - r, -tall],
      [x - r * 0.7, -tall - r * 0.8],
      [x, -tall - r * 1.25],
      [x + r * 0.8, -tall - r * 0.8],
      [x + r * 1.05, -tall],
      [x + r * 0.3, -tall + r * 0.35],
      [x - r * 0.5, -tall + r * 0.3],
    ])}`;
  return (
    `<path d="${glassy}" fill="${light}" opacity="0.78"/><ellipse cx="0" cy="-88" rx="120" ry="80" fill="#fff" opacity="0.25"/>` +
    solid(
      tree(-120, 56, 36) +
        tree(-54, 96, 44) +
        tree(34, 70, 38) +
        tree(104, 88, 42) +
        tree(160, 36, 26) +
        tree(-176, 30, 22),
    ) +
    solid('M70 0V-30q0 -6 6 -8q-4 -8 4 -10q8 2 4 10q6 2 6 8V0Z') +
    `<g opacity="0.75">${line(`${glassy}${ribs}M-222 -66H222M-180 -136H180`, 3.5)}</g>` +
    solid('M-250 0H250L266 24H-266ZM230 -4V-46H290V24H230Z') +
    detail('M252 -32h18v26h-18Z')
  );
}

export const hut = ({ solid, detail, line }: Ink): string =>
  solid(
    'M-130 -24L-110 -84H110L130 -24ZM-118 -24h10V20h-10ZM-40 -24h10V20h-10ZM34 -24h10V20h-10ZM108 -24h10V20h-10ZM-20 -84V-112H26V-84ZM70 -84V-180H74V-84Z',
  ) +
  line('M72 -180L44 -86M72 -180L112 -86M72 -140H96M72 -160H90', 2) +
  detail('M-92 -66h22v20h-22ZM-56 -66h22v20h-22ZM52 -66h22v20h-22Z') +
  solid('M-4 -70h28v46h-28Z') +
  detail('M2 -62h16v12h-16Z');

/** A radio mast 420 tall with radio waves. */
export function mast({ solid, light }: Ink): string {
  let frame = '';
  for (let i = 0; i < 10; i++) {
    const [a, b] = [i / 10, (i + 1) / 10];
    const [wa, wb] = [46 * (1 - a) + 4, 46 * (1 - b) + 4];
    const [ya, yb] = [-a * 380, -b * 380];
    frame += `M${-wa} ${ya}L${wb} ${yb}L${wb - 3} ${yb - 2}L${-wa + 4} ${ya}ZM${wa} ${ya}L${-wb} ${yb}L${-wb + 3} ${yb - 2}L${wa - 4} ${ya}ZM${-wb} ${yb}H${wb}V${yb + 3}H${-wb}Z`;
  }
  const rings = [40, 84, 132, 184, 240]
    .map(
      (r, i) =>
        `<circle cx="0" cy="-440" r="${r}" fill="none" stroke="${light}" stroke-width="${5 - i * 0.6}" opacity="${0.8 - i * 0.15}"/>`,
    )
    .join('');
  return (
    rings +
    solid(`${frame}M-50 0L-5 -380H-1L-44 0ZM50 0L5 -380H1L44 0ZM-2.5 -376V-440H2.5V-376Z`) +
    `<circle cx="0" cy="-440" r="9" fill="${light}"/>`
  );
}

export const lamppost = ({ solid, light }: Ink): string =>
  solid(
    'M-7 0L-4 -330H4L7 0ZM-18 0L-12 -28H12L18 0ZM-40 -284H40V-277H-40ZM-10 -60H10V-66H-10ZM-9 -320H9V-328H-9Z',
  ) +
  `<path d="M-22 -386L-15 -338H15L22 -386Z" fill="${light}"/>` +
  solid('M-26 -386H26L10 -408L4 -420H-4L-10 -408ZM-1.5 -386h3v48h-3ZM-17 -340H17V-334H-17Z');

/** A window cleaner on a hanging platform, seen from behind. */
export const cradle = ({ solid, line, detail }: Ink): string =>
  line('M-118 0V-900M118 0V-900', 3) +
  solid(
    'M-140 0H140V10H-140ZM-140 -44H140V-39H-140ZM-140 -44h5V8h-5ZM135 -44h5V8h-5ZM-50 -44h4V4h-4ZM46 -44h4V4h-4Z',
  ) +
  solid(
    flowing(
      points(
        '0,-158 15,-152 16,-136 9,-126 26,-118 56,-146 84,-176 92,-170 66,-130 32,-92 26,-60 24,-30 18,2 4,2 0,-34 -4,2 -18,2 -24,-30 -26,-60 -34,-90 -42,-62 -50,-64 -40,-106 -26,-120 -9,-126 -16,-136 -15,-152',
      ),
    ),
  ) +
  solid('M-18 -146C-18 -166 18 -166 18 -146L24 -143H-22ZM82 -186L104 -166L98 -160L76 -180Z') +
  detail('M-96 -30h30l-4 30h-22Z');
