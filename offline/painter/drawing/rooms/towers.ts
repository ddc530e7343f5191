import { arch, box, disc, type Room, repeat } from './room-ink.ts';

/** A round room of a lighthouse: courses of stone, a deep window and stairs along the wall. */
export const tower: Room = ({ wall, solid, panel, line, light }) => {
  const pane = arch(232, 436, 132, 200);
  const courses = repeat(9, (at) => `M0 ${414 + at * 40}Q320 ${440 + at * 40} 640 ${414 + at * 40}`);
  return (
    wall(pane) +
    `<g opacity="0.3">${line(courses, 2)}</g>` +
    line(pane, 8) +
    solid('M294 436H302V636H294ZM232 540H364V547H232ZM212 636H384V652H212Z') +
    panel(repeat(7, (at) => box(420 + at * 34, 760 - at * 46, 220, 18))) +
    solid(repeat(7, (at) => `M${420 + at * 34} ${778 - at * 46}h220v28h-220Z`)) +
    line('M424 700L640 408', 6) +
    line('M30 520H150M50 520V534M90 520V534M130 520V534', 5) +
    solid('M40 532Q70 520 92 540L98 660H34ZM120 532Q140 528 150 546L152 640H112Z') +
    line('M190 400V430', 3) +
    light('M178 430H202L208 462H172Z') +
    solid('M0 772H640V800H0Z')
  );
};

/** The top of a lighthouse: its great lens between panes. */
export const lampRoom: Room = ({ solid, line, light }) => {
  const lens = repeat(
    5,
    (at) => `M${266 + at * 4} ${650 - at * 36}Q320 ${664 - at * 36} ${374 - at * 4} ${650 - at * 36}`,
  );
  return (
    solid('M0 360H640V424Q320 452 0 424ZM0 700Q320 726 640 700V800H0Z') +
    solid(repeat(6, (at) => box(18 + at * 118, 400, 10, 330))) +
    line('M23 430L141 700M141 430L23 700M495 430L613 700M613 430L495 700', 3) +
    '<g opacity="0.92">' +
    light('M262 660C244 590 252 500 290 462H350C388 500 396 590 378 660Z') +
    '</g>' +
    solid(disc(320, 568, 16)) +
    line(lens, 5) +
    line('M262 660C244 590 252 500 290 462H350C388 500 396 590 378 660Z', 6) +
    solid('M240 660H400V676H240ZM286 676H354L366 800H274Z')
  );
};

/** The works of a clock tower: the face from behind, and wheels. */
export const clockwork: Room = ({ wall, solid, line, light }) => {
  const [x, y, r] = [320, 556, 136];
  const at = (turn: number, away: number) =>
    `${(x + Math.sin(turn) * away).toFixed(1)} ${(y - Math.cos(turn) * away).toFixed(1)}`;
  const marks = repeat(
    12,
    (hour) => `M${at((hour * Math.PI) / 6, r - 30)}L${at((hour * Math.PI) / 6, r - 8)}`,
  );
  const gear = (cx: number, cy: number, size: number) =>
    repeat(14, (tooth) => {
      const [dx, dy] = [Math.cos(tooth * 0.4488), Math.sin(tooth * 0.4488)];
      return `M${cx + dx * size - dy * 9} ${cy + dy * size + dx * 9}L${cx + dx * (size + 18) - dy * 6} ${cy + dy * (size + 18) + dx * 6}L${cx + dx * (size + 18) + dy * 6} ${cy + dy * (size + 18) - dx * 6}L${cx + dx * size + dy * 9} ${cy + dy * size - dx * 9}Z`;
    }) + disc(cx, cy, size);
  return (
    wall(disc(x, y, r)) +
    line(disc(x, y, r), 9) +
    line(marks, 8) +
    solid(
      `M${at(-0.1, 100)}L${at(1.4, 9)}L${at(3, 30)}L${at(4.8, 9)}ZM${at(-0.5, 70)}L${at(1, 9)}L${at(2.6, 24)}L${at(4.2, 9)}Z`,
    ) +
    solid(gear(84, 664, 82) + gear(566, 640, 96) + gear(586, 462, 44) + gear(48, 492, 36)) +
    line(disc(84, 664, 56) + disc(566, 640, 68) + disc(586, 462, 26) + disc(48, 492, 20), 4) +
    light(disc(84, 664, 10) + disc(566, 640, 11)) +
    solid('M0 400H640V414H0ZM0 772H640V800H0Z')
  );
};

/** A hall of stone: arches between columns, and banners. */
export const hall: Room = ({ wall, solid, panel, line, light, accent }) => {
  const bays = repeat(3, (at) => arch(66 + at * 190, 440, 128, 290));
  return (
    wall(bays) +
    line(bays, 6) +
    panel(repeat(4, (at) => box(8 + at * 190, 430, 46, 340))) +
    solid(repeat(4, (at) => `M${at * 190} 418h62l-8 22h-46ZM${at * 190} 790h62l-8 -26h-46Z`)) +
    accent(repeat(2, (at) => `M${206 + at * 190} 470h30v120l-15 22l-15 -22Z`)) +
    light(repeat(4, (at) => `M${31 + at * 190} 586q-12 -16 0 -36q12 20 0 36Z`)) +
    line('M0 776H640M0 790H640', 2) +
    solid('M0 778H640V800H0Z')
  );
};

/** A room with paper screens that open on what is outside. */
export const screens: Room = ({ wall, solid, line, light }) =>
  wall('M216 452H424V716H216Z') +
  `<g opacity="0.5">${light('M20 452H206V716H20ZM434 452H620V716H434Z')}</g>` +
  solid(repeat(6, (at) => box(20 + at * 37, 452, 4, 264) + box(434 + at * 37, 452, 4, 264))) +
  solid(repeat(5, (at) => box(20, 452 + at * 65, 186, 4) + box(434, 452 + at * 65, 186, 4))) +
  solid('M0 430H640V452H0ZM0 716H640V730H0ZM206 452H218V716H206ZM422 452H434V716H422Z') +
  line('M0 430H640M0 716H640', 4) +
  line('M0 752H640M120 730L60 800M320 730V800M520 730L580 800', 2);

/** A hut in the cold: planks, two small windows, bunks and a stove. */
export const hut: Room = ({ wall, solid, panel, line, light }) => {
  const panes = box(210, 460, 92, 96, 10) + box(342, 460, 92, 96, 10);
  return (
    wall(panes) +
    `<g opacity="0.3">${line(
      repeat(9, (at) => `M0 ${410 + at * 44}H640`),
      2,
    )}</g>` +
    line(panes, 8) +
    solid('M206 556H306V566H206ZM338 556H438V566H338Z') +
    solid('M60 400H82V620H60ZM24 630H122V800H24ZM16 618H130V634H16Z') +
    light(box(42, 664, 60, 44, 5)) +
    panel('M470 520H640V548H470ZM470 660H640V688H470Z') +
    solid('M462 440H474V800H462ZM470 548H640V558H470ZM470 688H640V700H470Z') +
    line('M500 520q20 -16 44 0M500 660q20 -16 44 0M320 400V418', 5) +
    light('M302 418H338L346 440H294Z') +
    solid('M0 772H640V800H0Z')
  );
};
