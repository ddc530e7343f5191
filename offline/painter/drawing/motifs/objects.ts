import { flowing, type Point, points } from '../shapes.ts';
import type { Ink } from './ink.ts';

export const bottle = ({ solid, detail, line, light }: Ink): string =>
  solid('M-26 -104H26V-86H-26ZM-18 -86H18V-66H-18Z') +
  `<path d="M-18 -66H18C24 -54 96 -40 96 20C96 70 70 92 0 92C-70 92 -96 70 -96 20C-96 -40 -24 -54 -18 -66Z" fill="${light}" opacity="0.9"/>` +
  solid('M-88 18C-40 4 30 32 88 14C92 62 64 84 0 84C-64 84 -90 62 -88 18Z') +
  line(
    'M-72 -8C-60 -30 -36 -40 -20 -46M-18 -66H18C24 -54 96 -40 96 20C96 70 70 92 0 92C-70 92 -96 70 -96 20C-96 -40 -24 -54 -18 -66Z',
    4,
  ) +
  solid('M-20 -108C-34 -150 34 -150 20 -108Z') +
  detail(
    'M-40 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM20 54a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM-6 62a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z',
  );

export const crown = ({ solid, detail, line }: Ink): string =>
  solid('M-110 40L-130 -60L-76 -14L-56 -92L-16 -22L0 -116L16 -22L56 -92L76 -14L130 -60L110 40Z') +
  solid('M-112 48H112V72H-112Z') +
  detail(
    'M-142 -66a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM-68 -100a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM-13 -126a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM44 -100a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM118 -66a12 12 0 1 0 24 0a12 12 0 1 0 -24 0ZM-12 6L0 -12L12 6L0 26ZM-66 12L-56 -2L-46 12L-56 26ZM46 12L56 -2L66 12L56 26Z',
  ) +
  line('M-108 42H108', 3);

export const kite = ({ solid, detail, line }: Ink): string =>
  line('M0 0C-30 120 20 220 -60 420C-90 500 -60 600 -120 760', 1.4) +
  solid('M0 -92L74 0L0 92L-74 0Z') +
  detail('M0 -92L74 0L0 0ZM0 92L-74 0L0 0Z') +
  line('M0 -92V92M-74 0C-40 -22 40 -22 74 0', 2) +
  solid('M0 88L-20 124L20 124Z');

export function lantern({ solid, light, line }: Ink): string {
  return (
    line('M0 -120V-150M-34 -96C-34 -140 34 -140 34 -96', 4) +
    `<path d="M-38 -84H38L46 60H-46Z" fill="${light}"/>` +
    `<path d="M0 -30C18 -4 16 26 0 34C-16 26 -18 -4 0 -30Z" fill="#fff" opacity="0.75"/>` +
    solid(
      'M-50 -84L-26 -104H26L50 -84ZM-54 60H54V78H-54ZM-40 -84H-33L-42 60H-48ZM40 -84H33L42 60H48ZM-2.5 -84h5v30h-5Z',
    )
  );
}

export const letter = ({ solid, light, line }: Ink): string =>
  solid('M-150 -96H150V96H-150Z') +
  line('M-150 -96L0 30L150 -96M-150 96L-44 -6M150 96L44 -6', 4) +
  `<g fill="${light}"><circle cx="0" cy="26" r="34"/><path d="${flowing(points('-36,18 -20,-8 6,-12 34,4 40,30 22,56 -8,62 -34,46'))}"/></g>` +
  `<path d="M0 46C-34 22 -14 0 0 16C14 0 34 22 0 46Z" fill="#000" opacity="0.35"/>`;

export function mask({ solid, light, line, detail }: Ink): string {
  const outline = flowing(
    points(
      '0,-54 70,-96 150,-92 182,-40 160,30 96,66 40,40 0,22 -40,40 -96,66 -160,30 -182,-40 -150,-92 -70,-96',
    ),
  );
  const eye = (s: number) =>
    flowing([
      [s * 34, -16],
      [s * 66, -42],
      [s * 112, -40],
      [s * 134, -16],
      [s * 100, 6],
      [s * 60, 6],
    ]);
  let plumes = '';
  for (let i = 0; i < 7; i++)
    plumes += `<path d="${flowing([
      [0, 0],
      [-18, -90],
      [0, -210],
      [18, -90],
    ])}" transform="translate(${-54 + i * 18} -66) rotate(${-48 + i * 16})" fill="${light}" fill-opacity="${0.35 + (i % 2) * 0.25}"/>`;
  return (
    plumes +
    solid(outline) +
    `<path d="${eye(1)}" fill="#000" fill-opacity="0.85"/><path d="${eye(-1)}" fill="#000" fill-opacity="0.85"/>` +
    line(
      `${eye(1)}${eye(-1)}M0 -40C20 -60 70 -84 140 -78M0 -40C-20 -60 -70 -84 -140 -78M40 26C90 48 140 20 160 -20M-40 26C-90 48 -140 20 -160 -20`,
      3.5,
    ) +
    detail(
      'M-10 -52L0 -76L10 -52L0 -34ZM76 22l6 -8l6 8l-6 8ZM-88 22l6 -8l6 8l-6 8ZM126 2l5 -7l5 7l-5 7ZM-136 2l5 -7l5 7l-5 7Z',
    )
  );
}

export function rose({ solid, light, line }: Ink): string {
  const whorl = (r: number, turn: number, opacity: number) => {
    let out = '';
    for (let i = 0; i < 5; i++) {
      const petal: Point[] = [
        [0, 0],
        [-r * 0.62, -r * 0.5],
        [-r * 0.4, -r],
        [0, -r * 1.12],
        [r * 0.46, -r],
        [r * 0.6, -r * 0.46],
      ];
      out += `<path d="${flowing(petal)}" transform="rotate(${turn + i * 72})" fill="${light}" fill-opacity="${opacity}" stroke="#000" stroke-opacity="0.35" stroke-width="2.5"/>`;
    }
    return out;
  };
  return (
    solid(
      'M-4 20C6 110 -10 180 10 300L20 298C4 190 22 120 8 20ZM6 150C60 110 96 120 118 96C120 150 70 176 8 170ZM2 210C-50 180 -84 192 -110 164C-106 222 -60 240 6 228Z',
    ) +
    line('M12 160C50 150 90 130 112 104M2 220C-40 214 -80 196 -104 172', 2) +
    `<g fill="#000">${whorl(84, 0, 0.75)}${whorl(64, 36, 0.85)}${whorl(44, 10, 0.95)}${whorl(25, 50, 1)}</g>`
  );
}
