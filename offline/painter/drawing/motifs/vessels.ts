import { flowing, points } from '../shapes.ts';
import type { Ink } from './ink.ts';

export const boat = ({ solid, detail, light }: Ink): string =>
  solid('M-90 0C-70 26 -50 34 0 34C52 34 74 24 96 -6C60 6 -50 8 -90 0Z') +
  solid('M-6 4L-2 -60L8 -60L6 4Z') +
  solid('M-14 -62C-16 -78 14 -80 14 -62L22 -20L-20 -20Z') +
  detail('M40 -40L44 2L46 2L43 -40Z') +
  `<circle cx="42" cy="-46" r="7" fill="${light}"/>`;

export function junk({ solid, detail }: Ink): string {
  const sail = (x: number, foot: number, tall: number, wide: number) => {
    const d = `M${x} ${foot}C${x + wide * 0.5} ${foot + 8} ${x + wide * 0.8} ${foot} ${x + wide} ${foot - 14}C${x + wide * 1.12} ${foot - tall * 0.5} ${x + wide * 0.9} ${foot - tall * 0.85} ${x + wide * 0.5} ${foot - tall}L${x - wide * 0.1} ${foot - tall * 0.88}C${x - wide * 0.05} ${foot - tall * 0.5} ${x - wide * 0.05} ${foot - tall * 0.3} ${x} ${foot}Z`;
    let ribs = '';
    for (let i = 1; i < 6; i++)
      ribs += `M${x - wide * 0.06} ${foot - (tall * 0.88 * i) / 6}L${x + wide * 1.04} ${foot - 14 - (tall * 0.8 * i) / 6}`;
    return `${detail(d)}<path d="${d}${ribs}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="2.5"/>`;
  };
  return (
    solid('M-6 10V-190H0V10ZM70 10V-130H75V10ZM-82 10V-110H-78V10Z') +
    sail(-44, -12, 176, 84) +
    sail(44, -8, 118, 60) +
    sail(-112, -14, 90, 50) +
    solid(
      'M-140 -20C-120 -8 -100 -4 -60 0L90 0C116 -4 134 -16 146 -36L136 10C110 40 90 46 0 46C-80 46 -110 40 -126 10Z',
    )
  );
}

export function airship({ solid, detail, line }: Ink): string {
  const hull = flowing(points('-190,0 -150,-44 -60,-70 60,-66 150,-36 196,0 150,30 60,56 -60,58 -150,36'));
  return (
    solid(hull) +
    line('M-188 0C-80 -22 80 -22 194 0M-186 4C-80 30 80 28 192 2M-170 -26C-60 -52 70 -48 172 -22', 2) +
    solid('M-196 0L-236 -50L-180 -34ZM-196 4L-236 52L-176 30ZM-200 -6H-240V8H-196Z') +
    line('M-70 56L-52 96M60 56L48 96M0 60V96', 2.5) +
    solid('M-84 92C-80 120 -60 128 0 128C60 128 82 118 92 90Z') +
    detail('M-54 102h14v12h-14ZM-28 102h14v12h-14ZM-2 102h14v12h-14ZM24 102h14v12h-14ZM50 102h12v12h-12Z')
  );
}

export function tug({ solid, detail, line }: Ink): string {
  return (
    solid('M-150 -30L-110 -52L60 -56L130 -30L168 0L130 30L60 52L-110 50L-150 30Z') +
    solid(
      'M-40 -54L-30 -104L50 -108L72 -54ZM-150 -24H-186V-8H-150ZM-150 10H-186V26H-150ZM40 -108V-150H45V-108Z',
    ) +
    detail('M-14 -94L40 -96L52 -66L-18 -64ZM92 -16L132 -6L132 6L92 14ZM-190 -22h8v12h-8ZM-190 12h8v12h-8Z') +
    line('M-100 -40V42M-60 -46V46M-20 0H70', 2) +
    solid('M0 52L-14 92L-2 96L18 60L66 104L74 96L36 50Z')
  );
}

/** A train 900 wide with its wheels on y = 0. */
export function train({ solid, detail }: Ink): string {
  let walls = '';
  let panes = '';
  for (let car = 0; car < 4; car++) {
    const x = -430 + car * 190;
    walls += `M${x} -12V-66Q${x} -76 ${x + 10} -76H${x + 172}Q${x + 182} -76 ${x + 182} -66V-12ZM${x + 182} -26h8v6h-8Z`;
    for (let i = 0; i < 4; i++) walls += `M${x + 22 + i * 40} -8a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`;
    for (let i = 0; i < 7; i++) if (!(car === 2 && i === 3)) panes += `M${x + 12 + i * 23} -62h14v20h-14Z`;
  }
  const engine =
    'M330 -12V-84H376V-52H452Q470 -50 474 -30V-12ZM424 -52V-92H416V-98H444V-92H438V-52ZM324 -88H382V-82H324ZM388 -58a12 12 0 0 1 24 0ZM474 -12L494 0H440V-12ZM330 -2a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM372 -2a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM420 -6a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z';
  return solid(walls) + solid(engine) + detail(panes) + detail('M338 -76h26v18h-26ZM468 -44h8v10h-8Z');
}

export function steamer({ solid, detail }: Ink): string {
  let rail = '';
  for (let x = -150; x < 120; x += 14) rail += `M${x} -56h2v20h-2Z`;
  return (
    solid(
      'M-190 -8H150L190 -22L172 26H-176ZM-160 -36H120V-8H-160ZM-130 -78H90V-54H-130ZM-164 -60H126V-54H-164ZM20 -118H70V-78H20ZM14 -122H76V-116H14Z',
    ) +
    solid(
      `M-60 -78V-160H-46V-78ZM-20 -78V-160H-6V-78ZM-66 -166H-40V-158H-66ZM-26 -166H0V-158H-26ZM-196 -60a44 44 0 0 0 0 76h30V-60Z${rail}`,
    ) +
    detail(
      'M30 -108h12v14h-12ZM48 -108h12v14h-12ZM-116 -72h12v12h-12ZM-88 -72h12v12h-12ZM10 -72h12v12h-12ZM38 -72h12v12h-12ZM66 -72h12v12h-12ZM-130 -30h10v14h-10ZM-60 -30h10v14h-10ZM40 -30h10v14h-10Z',
    )
  );
}
