import { box, disc, type Room, repeat } from './room-ink.ts';

/** A street between houses, with lamps. */
export const street: Room = ({ solid, line, light }) => {
  const lamp = ([x, foot, tall]: readonly [number, number, number]) =>
    `M${x - 4} ${foot}L${x - 2} ${foot - tall}H${x + 2}L${x + 4} ${foot}ZM${x - 16} ${foot - tall - 26}h32l-16 -14Z`;
  const glow = ([x, foot, tall]: readonly [number, number, number]) =>
    `M${x - 12} ${foot - tall - 26}h24l-5 26h-14Z`;
  const posts = [
    [196, 770, 210],
    [446, 770, 210],
    [256, 730, 130],
    [386, 730, 130],
  ] as const;
  return (
    solid(
      'M0 380H96L108 420L150 452V520L206 560V700L0 800ZM640 380H544L532 420L490 452V520L434 560V700L640 800Z',
    ) +
    light(
      repeat(
        6,
        (at) =>
          `M${18 + (at % 3) * 52} ${462 + Math.floor(at / 3) * 110 + (at % 3) * 26}h18v${40 - (at % 3) * 6}h-18Z`,
      ),
    ) +
    light(
      repeat(
        6,
        (at) =>
          `M${604 - (at % 3) * 52} ${462 + Math.floor(at / 3) * 110 + (at % 3) * 26}h18v${40 - (at % 3) * 6}h-18Z`,
      ),
    ) +
    solid('M0 800L206 690H434L640 800Z') +
    solid(posts.map((post) => lamp(post)).join('')) +
    light(posts.map((post) => glow(post)).join('')) +
    `<g opacity="0.35">${line(
      repeat(5, (at) => `M${120 - at * 24} ${736 + at * 15}H${520 + at * 24}`),
      2,
    )}</g>`
  );
};

/** A terrace above the roofs: a parapet, a water tank and a washing line. */
export const terrace: Room = ({ solid, panel, line }) =>
  solid('M0 706H640V800H0Z') +
  solid(repeat(11, (at) => box(6 + at * 60, 690, 40, 18))) +
  solid('M486 560H618V690H486ZM478 552H626V566H478ZM500 690H512V720H500ZM592 690H604V720H592Z') +
  line('M486 600H618M486 640H618', 3) +
  solid('M26 500H34V710H26Z') +
  line('M30 512Q240 566 486 540', 3) +
  panel('M90 528l50 9v70l-50 -6ZM160 540l34 5v48l-34 -4ZM222 549l60 3v80l-60 -2ZM310 553l40 -1v56h-40Z');

/** A cradle on ropes before the windows of a tower. */
export const cradle: Room = ({ solid, panel, line, light, between }) => {
  const windows = Array.from({ length: 20 }, (_, at) => ({
    x: 432 + (at % 4) * 56,
    y: 408 + Math.floor(at / 4) * 62,
  }));
  return (
    solid('M416 360H640V800H416Z') +
    panel(windows.map(({ x, y }) => box(x, y, 42, 46)).join('')) +
    light(
      windows
        .filter(() => between(0, 1) < 0.4)
        .map(({ x, y }) => box(x, y, 42, 46))
        .join(''),
    ) +
    line('M70 380V760M398 380V760', 4) +
    solid(
      'M40 752H420V770H40ZM40 690H420V697H40ZM40 690H47V760H40ZM226 690H233V760H226ZM413 690H420V760H413Z',
    ) +
    solid(`${disc(70, 690, 8)}${disc(398, 690, 8)}M330 722h40l-5 30h-30Z`)
  );
};

/** Under the glass of a greenhouse: ribs above beds of plants in flower. */
export const greenhouse: Room = ({ solid, line, light, between }) => {
  const plants = Array.from({ length: 26 }, (_, at) => {
    const x = at * 26 - 6;
    const tall = between(30, 60) + Math.abs(x - 320) ** 1.35 * 0.055;
    return { x, top: 744 - tall, lean: between(-8, 8) };
  });
  const leaf = (x: number, y: number, dx: number) =>
    `M${x} ${y}q${dx} -22 ${dx * 2} -4q${-dx} 14 ${-dx * 2} 4Z`;
  return (
    `<g opacity="0.8">${line('M-30 760C-10 260 650 260 670 760M110 470C130 560 132 660 130 760M320 380V760M530 470C510 560 508 660 510 760M40 540Q320 470 600 540M-10 640Q320 590 650 640', 5)}</g>` +
    solid(
      plants
        .map(
          ({ x, top, lean }) =>
            `M${x - 2} 760L${x + lean} ${top}h3L${x + 3} 760Z${repeat(5, (at) => leaf(x + lean * (1 - at / 5), top + 8 + at * 22, at % 2 ? 15 : -15))}`,
        )
        .join(''),
    ) +
    light(
      plants
        .filter((_, at) => at % 2 === 0)
        .map(({ x, top, lean }) => disc(x + lean, top, 5))
        .join(''),
    ) +
    solid('M0 744H640V800H0Z') +
    line('M0 748H640', 3)
  );
};

/** A studio that broadcasts: a pane, records on shelves, turntables and a microphone. */
export const studio: Room = ({ wall, solid, panel, line, light, accent, between }) => {
  const pane = box(306, 434, 290, 190, 8);
  return (
    wall(pane) +
    line(pane, 7) +
    solid('M448 434H455V624H448ZM294 624H608V638H294Z') +
    panel(
      [480, 560, 640]
        .map((y) => repeat(22, (at) => box(22 + at * 10, y - between(40, 58), between(4, 8), 58)))
        .join(''),
    ) +
    solid('M10 480H250V488H10ZM10 560H250V568H10ZM10 640H250V648H10Z') +
    accent(box(126, 404, 92, 22, 6)) +
    solid('M0 716H640V800H0Z') +
    line(
      'M60 712a60 12 0 1 0 120 0a60 12 0 1 0 -120 0M470 712a60 12 0 1 0 120 0a60 12 0 1 0 -120 0M300 716V650L350 612',
      5,
    ) +
    solid(box(340, 590, 22, 40, 11)) +
    light(repeat(6, (at) => disc(236 + at * 34, 744, 5)))
  );
};
