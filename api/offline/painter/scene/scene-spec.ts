import type { SceneText } from '../../../modules/images/port/image-provider.ts';
import type { CoverSpec, Layer, MotifName } from '../drawing/cover-spec.ts';
import { random } from '../drawing/random.ts';
import { paletteOf } from './palettes.ts';
import { band, layers, motif, people, type Stage } from './placement.ts';
import { type Ground, places } from './places.ts';
import { type Notes, readNotes } from './scene-elements.ts';

type Station = 'ground' | 'water' | 'air' | 'hand';

/** Where a thing is at home, and how large it is against its drawing. */
const stations: Partial<Record<MotifName, [Station, number]>> = {
  airship: ['air', 0.5],
  boat: ['water', 0.7],
  bottle: ['hand', 0.62],
  camels: ['ground', 0.75],
  castle: ['ground', 0.6],
  crown: ['hand', 0.6],
  dome: ['ground', 0.7],
  dragon: ['air', 0.62],
  hut: ['ground', 0.8],
  junk: ['water', 0.72],
  kite: ['air', 0.6],
  lamppost: ['ground', 0.85],
  lantern: ['hand', 0.62],
  letter: ['hand', 0.62],
  lighthouse: ['ground', 1.05],
  mask: ['hand', 0.66],
  mast: ['ground', 0.7],
  raven: ['air', 0.42],
  rose: ['hand', 0.44],
  steamer: ['water', 0.62],
  train: ['ground', 0.66],
  tug: ['air', 0.5],
  whale: ['air', 0.5],
  wolf: ['ground', 0.62],
};

/** A scene as layers of the covers' drawing; `top` says which band of the frame it shows. */
export interface SceneSpec extends CoverSpec {
  top: number;
}

/** The same words and seed always make the same scene. */
export function sceneSpec(scene: SceneText, seed: string): SceneSpec {
  const notes = readNotes(scene);
  const source = random(`${seed}/scene`);
  const light = source.next() < 0.5 ? source.between(120, 220) : source.between(420, 520);
  const stage: Stage = { notes, random: source, light, far: band.top + source.between(215, 255) };
  const ground = places[notes.place](stage);
  const shown = chosen(notes);
  const drawn = shown.flatMap((name) => place(name, stage, ground));
  const top = notes.place === 'corridor' ? 262 : band.top;
  return {
    palette: paletteOf(notes, source.next()),
    top,
    layers: [
      ...ground.behind,
      ...drawn,
      ...layers(hasPeople(notes, shown), ...people(notes, personX(stage), ground.foot, ground.scale)),
      ...ground.before,
      ...airOf(notes, top),
    ],
  };
}

const stationOf = (name: MotifName) => stations[name]?.[0];
const personX = ({ notes, light }: Stage) =>
  notes.place === 'corridor' ? 330 : light < 320 ? light + 30 : light - 30;

/** At most two, of different stations; what a hand holds is shown from close by, so only where it is alone. */
function chosen(notes: Notes): MotifName[] {
  const fitting = notes.things.filter((name) => fits(name, notes));
  const afar = fitting.filter((name) => stationOf(name) !== 'hand');
  const first = afar[0];
  if (first === undefined) return fitting.slice(0, 1);
  const second = afar.find((name) => stationOf(name) !== stationOf(first));
  return second === undefined ? [first] : [first, second];
}

function hasPeople({ place }: Notes, shown: readonly MotifName[]): boolean {
  if (place === 'space' || place === 'sky') return false;
  return !shown.some((name) => name === 'train' || stationOf(name) === 'hand');
}

function fits(name: MotifName, { place }: Notes): boolean {
  const station = stationOf(name);
  if (station === undefined) return false;
  if (place === 'room' || place === 'corridor') return station === 'hand' || name === 'raven';
  if (name === 'castle') return place !== 'hall';
  return station !== 'water' || place === 'sea';
}

function place(name: MotifName, { notes, light, random: source, far }: Stage, ground: Ground): Layer[] {
  const [station, scale] = stations[name] ?? ['hand', 0.6];
  const away = 640 - light;
  const flip = light < 320;
  switch (station) {
    case 'water':
      return [motif(name, away, ground.water ?? far, scale, { flip })];
    case 'air': {
      const y = name === 'raven' ? band.top + 110 : band.top + source.between(110, 160);
      return [
        motif(name, Math.max(190, Math.min(450, away)), y, scale, {
          flip: !flip,
          turn: source.between(-8, 4),
        }),
      ];
    }
    case 'ground':
      return [motif(name, away, ground.foot, scale * (notes.place === 'sea' ? 0.9 : 1), { flip })];
    case 'hand': {
      const y = notes.place === 'corridor' ? 470 : band.top + 215;
      return [
        { kind: 'bloom', x: 320, y, r: 210, tone: 'accent', strength: 0.8 },
        motif(name, 320, y, scale * 1.5, {
          light: name === 'rose' ? 'accent' : 'glow',
          turn: source.between(-7, 7),
        }),
      ];
    }
  }
}

/** What falls through the air of the scene. */
function airOf({ weather, place }: Notes, top: number): Layer[] {
  if (place === 'room' && weather !== 'embers' && weather !== 'papers') return [];
  const fall = (of: 'rain' | 'snow' | 'embers' | 'petals' | 'papers', count: number): Layer[] => [
    { kind: 'weather', of, tone: of === 'embers' || of === 'petals' ? 'accent' : 'glow', count, from: top },
  ];
  switch (weather) {
    case 'storm':
      return fall('rain', 190);
    case 'rain':
      return fall('rain', 130);
    case 'snow':
      return fall('snow', 120);
    case 'embers':
      return fall('embers', 60);
    case 'petals':
      return fall('petals', 40);
    case 'papers':
      return fall('papers', 12);
    case 'mist':
      return [{ kind: 'mist', y: top + 300, height: 190, tone: 'haze', opacity: 0.6 }];
    case 'clear':
      return [];
  }
}
