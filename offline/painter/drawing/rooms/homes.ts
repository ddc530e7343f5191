import { arch, box, disc, type Room, repeat } from './room-ink.ts';

/** A kitchen: a window, pots on shelves and a stove with its pipe. */
export const kitchen: Room = ({ wall, solid, panel, line, light }) => {
  const pane = box(226, 432, 180, 176);
  const pot = (x: number, y: number, w: number, h: number) =>
    `${box(x, y - h, w, h, 4)}M${x - 4} ${y - h}h${w + 8}v-5h${-w - 8}ZM${x + w / 2 - 4} ${y - h - 12}h8v8h-8Z`;
  return (
    wall(pane) +
    line(pane, 6) +
    solid('M312 432H320V608H312ZM226 500H406V507H226ZM212 608H420V622H212Z') +
    solid('M20 500H190V508H20ZM20 580H190V588H20Z') +
    panel(pot(34, 500, 40, 34) + pot(94, 500, 30, 46) + pot(142, 500, 38, 26)) +
    panel(pot(30, 580, 30, 44) + pot(76, 580, 46, 30) + pot(140, 580, 34, 38)) +
    line('M430 424H640M460 424V446M510 424V452M596 424V446', 4) +
    solid(disc(460, 462, 18) + disc(510, 472, 22) + disc(596, 460, 17)) +
    solid('M534 400H556V640H534ZM448 650H624V800H448ZM440 640H632V654H440Z') +
    panel(pot(462, 640, 66, 40)) +
    light(box(472, 694, 60, 40, 5)) +
    line('M472 708H532M472 720H532', 4) +
    solid('M0 716H176V730H0ZM20 730H32V800H20ZM150 730H162V800H150Z')
  );
};

/** A shop: jars on shelves up to the ceiling, drawers, a counter and a hanging lamp. */
export const shop: Room = ({ wall, solid, panel, line, light, accent, between }) => {
  const pane = arch(276, 442, 88, 190);
  const rows = [452, 520, 588, 656];
  const jars = (side: number) =>
    rows
      .map((y) =>
        repeat(8, (at) => {
          const [w, h] = [between(14, 24), between(24, 50)];
          const x = side + at * 30;
          return `${box(x, y - h, w, h, 4)}M${x + 4} ${y - h - 6}h${w - 8}v6h${8 - w}Z`;
        }),
      )
      .join('');
  return (
    wall(pane) +
    line(pane, 6) +
    solid('M316 442H324V632H316ZM276 540H364V547H276Z') +
    panel(jars(8) + jars(404)) +
    light(repeat(5, (at) => box(14 + at * 46, rows[at % 4]! - 22, 10, 18, 3))) +
    accent(repeat(5, (at) => box(416 + at * 44, rows[(at + 2) % 4]! - 20, 10, 16, 3))) +
    solid(rows.map((y) => box(0, y, 250, 7) + box(392, y, 250, 7)).join('')) +
    solid('M246 400H254V720H246ZM388 400H396V720H388ZM0 720H640V734H0ZM0 734H640V800H0Z') +
    line(
      repeat(8, (at) => box(10 + at * 80, 746, 62, 40)),
      2,
    ) +
    line('M160 400V424M480 400V424', 3) +
    light('M146 424H174L180 450H140ZM466 424H494L500 450H460Z')
  );
};

/** An attic: rafters, a skylight and trunks. */
export const attic: Room = ({ wall, solid, panel, line, light }) => {
  const pane = 'M262 458H378L392 588H248Z';
  return (
    wall(pane) +
    solid('M-20 700L250 380H286L20 720ZM660 700L390 380H354L620 720ZM0 440H640V456H0Z') +
    line(pane, 6) +
    solid('M316 458H324V588H316ZM254 518H386V525H254Z') +
    panel(
      box(16, 664, 130, 90, 8) +
        box(40, 600, 96, 62, 6) +
        box(490, 680, 134, 80, 8) +
        box(520, 626, 80, 52, 6),
    ) +
    line('M16 694H146M40 620H136M490 706H624M520 644H600M52 664V754M112 664V754M530 680V760M586 680V760', 4) +
    light(box(76, 690, 10, 12) + box(552, 702, 10, 12)) +
    solid('M0 764H640V800H0Z')
  );
};

/** A drawing room: tall windows with curtains, a fire and a chandelier. */
export const salon: Room = ({ wall, solid, panel, line, light, accent }) => {
  const panes = arch(84, 416, 120, 290) + arch(436, 416, 120, 290);
  return (
    wall(panes) +
    line(panes, 6) +
    solid('M140 416H148V706H140ZM492 416H500V706H492ZM84 550H204V557H84ZM436 550H556V557H436Z') +
    accent(
      'M62 404H110C118 520 100 640 52 720ZM226 404H178C170 520 188 640 236 720ZM414 404H462C470 520 452 640 404 720ZM578 404H530C522 520 540 640 588 720Z',
    ) +
    solid('M252 624H388V640H252ZM262 640H378V800H262Z') +
    light('M288 800C276 750 300 740 304 706C326 730 340 716 334 690C366 730 360 770 352 800Z') +
    panel(box(276, 500, 88, 96, 3)) +
    line(box(276, 500, 88, 96, 3), 5) +
    line('M320 380V430M262 440C280 470 360 470 378 440M290 436C300 456 340 456 350 436', 4) +
    light(repeat(5, (at) => box(258 + at * 29, 424, 7, 18, 3))) +
    solid('M0 772H250V800H0ZM390 772H640V800H390Z')
  );
};

/** A flat or an office: a wide window with a blind, a desk and its lamp. */
export const flat: Room = ({ wall, solid, panel, line, light }) => {
  const pane = box(110, 430, 420, 212);
  return (
    wall(pane) +
    line(pane, 6) +
    solid('M212 430H219V642H212ZM316 430H323V642H316ZM420 430H427V642H420ZM98 642H542V656H98Z') +
    line(
      repeat(5, (at) => `M110 ${440 + at * 11}H530`),
      3,
    ) +
    panel(box(20, 470, 58, 200, 4) + box(562, 470, 58, 80, 4)) +
    line('M20 530H78M20 590H78', 3) +
    solid('M0 726H250V740H0ZM20 740H34V800H20ZM218 740H232V800H218Z') +
    solid('M60 726L84 666L116 650L121 658L92 674L72 726Z') +
    light('M110 640L140 660L118 684L98 664Z') +
    panel(box(150, 690, 74, 34, 3)) +
    solid('M500 720Q500 640 560 640T620 720V800H500Z')
  );
};
