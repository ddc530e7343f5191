import { box, disc, type Room, repeat } from './room-ink.ts';

/** A compartment of a train: a wide window between two benches. */
export const carriage: Room = ({ wall, solid, panel, line, light, accent }) => {
  const pane = box(146, 440, 348, 206, 18);
  return (
    wall(pane) +
    line(pane, 7) +
    solid('M146 486H494V494H146ZM316 486H324V646H316Z') +
    accent('M128 428C182 470 176 590 138 650H118V428ZM512 428C458 470 464 590 502 650H522V428Z') +
    line('M110 426H530M0 424H104M536 424H640M10 424V400M94 424V400M546 424V400M630 424V400', 5) +
    panel(box(16, 392, 74, 28, 5) + box(556, 396, 60, 24, 5)) +
    panel('M0 530Q74 516 98 552L116 716H0ZM640 530Q566 516 542 552L524 716H640Z') +
    solid('M0 700H150Q162 704 160 724V800H0ZM640 700H490Q478 704 480 724V800H640Z') +
    line('M8 560H92M8 600H98M8 640H102M632 560H548M632 600H542M632 640H538', 2) +
    solid('M262 676H378V688H262ZM314 688H326V780H314Z') +
    light('M302 650L338 650L346 668H294Z') +
    solid('M317 668H323V678H317Z')
  );
};

/** The corridor of a train: windows in a row above a handrail. */
export const aisle: Room = ({ wall, solid, panel, line, light }) => {
  const panes = repeat(3, (at) => box(18 + at * 212, 438, 180, 190, 16));
  return (
    wall(panes) +
    line(panes, 6) +
    solid(repeat(3, (at) => box(18 + at * 212, 478, 180, 7))) +
    repeat(3, (at) => panel(box(18 + at * 212, 690, 180, 120, 6))) +
    line('M0 660H640', 7) +
    solid(repeat(4, (at) => box(2 + at * 212, 640, 8, 26))) +
    light(disc(214, 420, 9) + disc(426, 420, 9)) +
    solid('M0 784H640V800H0Z')
  );
};

/** The bridge of a spacecraft or the control room of a station: a wide window above consoles. */
export const bridge: Room = ({ wall, solid, panel, line, light, accent, between }) => {
  const pane = 'M84 458L168 426H472L556 458L528 606H112Z';
  const lamps = (from: number, count: number) =>
    repeat(count, (at) => box(from + (at % 9) * 24, 664 + Math.floor(at / 9) * 22, between(5, 14), 7));
  return (
    wall(pane) +
    line(pane, 7) +
    solid('M236 426H246L226 606H214ZM394 426H404L426 606H414Z') +
    line('M0 404L58 520L36 800M640 404L582 520L604 800M0 470L44 540M640 470L596 540', 5) +
    panel('M40 652L112 624H528L600 652V700H40Z') +
    solid('M20 650H620V800H20Z') +
    light(lamps(60, 18)) +
    accent(lamps(372, 27)) +
    line('M300 676a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M324 676L340 660', 3)
  );
};

/** An airlock: a round hatch with a small window, a lamp above it and stripes beside it. */
export const airlock: Room = ({ wall, solid, panel, line, accent }) => {
  const [x, y] = [320, 566];
  const bolts = repeat(12, (at) => {
    const turn = (at * Math.PI) / 6;
    return disc(x + Math.cos(turn) * 134, y + Math.sin(turn) * 134, 6);
  });
  const stripes = repeat(
    9,
    (at) => `M140 ${430 + at * 44}l28 -20v22l-28 20ZM472 ${430 + at * 44}l28 -20v22l-28 20Z`,
  );
  const spokes = repeat(6, (at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 3), Math.sin((at * Math.PI) / 3)];
    return `M${x + dx * 74} ${y + dy * 74}L${x + dx * 112} ${y + dy * 112}`;
  });
  return (
    wall(disc(x, y, 66)) +
    solid(
      'M128 800V470Q128 404 190 404H450Q512 404 512 470V800H500V476Q500 416 446 416H194Q140 416 140 476V800Z',
    ) +
    accent(stripes) +
    panel(
      `${disc(x, y, 122)}${disc(x, y, 70)}`.replace(
        'a70 70 0 1 0 140 0a70 70 0 1 0 -140 0',
        'a70 70 0 1 1 140 0a70 70 0 1 1 -140 0',
      ),
    ) +
    line(disc(x, y, 66) + disc(x, y, 122), 6) +
    line(spokes, 10) +
    solid(bolts) +
    accent(box(298, 412, 44, 14, 7)) +
    line('M40 400V800M56 400V800M584 400V800M600 400V800M0 520H40M600 620H640', 5) +
    panel(box(66, 540, 50, 74, 6) + box(524, 540, 50, 74, 6))
  );
};

/** Planks, a rail and rigging before the open. */
export const deck: Room = ({ solid, line, light }) =>
  solid('M498 800L506 380H518L526 800Z') +
  line('M512 400L360 800M512 400L640 720M512 430L250 800M400 700L560 560M430 640L590 640', 3) +
  solid('M0 690H640V702H0ZM0 762H640V800H0Z') +
  solid(repeat(12, (at) => `M${12 + at * 56} 694h10l3 70h-16Z`)) +
  line('M0 776H640M0 790H640', 1.5) +
  light(box(498, 520, 28, 34, 6)) +
  solid('M500 514L512 502L524 514ZM496 554H528V560H496Z');

/** The open bridge of an airship: its hull above, a wheel and a rail before the clouds. */
export const gondola: Room = ({ solid, line, light }) => {
  const spokes = repeat(8, (at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
    return `M320 690L${320 + dx * 74} ${690 + dy * 74}`;
  });
  return (
    solid('M-40 360H680V420C520 486 120 486 -40 420Z') +
    line(
      'M-20 426C140 478 500 478 660 426M80 452L60 720M560 452L580 720M200 468L190 720M440 468L450 720',
      3,
    ) +
    solid('M0 716H640V728H0ZM0 770H640V800H0Z') +
    solid(repeat(14, (at) => box(8 + at * 48, 720, 7, 54))) +
    line(`${disc(320, 690, 54)}${spokes}`, 7) +
    solid('M308 690H332L338 800H302Z') +
    light(box(70, 470, 22, 28, 5) + box(548, 470, 22, 28, 5))
  );
};
