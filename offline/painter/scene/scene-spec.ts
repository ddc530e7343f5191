import type { SceneText } from '@storyloom/ports/image-provider';
import type { CoverSpec, Layer, MotifName } from '../drawing/cover-spec.ts';
import { random } from '../drawing/random.ts';
import { frameScene } from './frame-scene.ts';
import { choosePalette } from './palettes.ts';
import { band, layers, motif, people, type Stage } from './placement.ts';
import { type Ground, places } from './places.ts';
import { findSceneElements, type SceneElements } from './scene-elements.ts';
import { weatherLayers } from './weather.ts';

type Position = 'ground' | 'water' | 'air' | 'hand';

/** The position of each thing and its scale relative to the motif. */
const positions: Partial<Record<MotifName, [Position, number]>> = {
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

/** A scene as layers of a cover; `top` is the start of the visible band. */
export interface SceneSpec extends CoverSpec {
  top: number;
}

/** Deterministic for text and seed. `light` is the side of the light, from 0 on the left to 1; `shade` picks a palette; `closeUp` shows a held thing large, without people. */
export function createSceneSpec(
  scene: SceneText,
  seed: string,
  elements = frameScene(scene, findSceneElements(scene)),
  look: { light?: number; shade?: number; closeUp?: boolean } = {},
): SceneSpec {
  const source = random(`${seed}/scene`);
  const side = look.light ?? source.next();
  const light = side < 0.5 ? source.between(120, 220) : source.between(420, 520);
  const far = band.top + source.between(215, 255);
  const stage: Stage = { elements, random: source, light, far, closeUp: look.closeUp ?? false };
  const ground = places[elements.place](stage);
  const shown = chosen(elements);
  const drawn = shown.flatMap((name) => place(name, stage, ground));
  const top = elements.place === 'corridor' ? 262 : band.top;
  return {
    palette: choosePalette(elements, look.shade ?? source.next()),
    top,
    layers: [
      ...ground.behind,
      ...drawn,
      ...layers(hasPeople(stage, shown), ...people(elements, personX(stage), ground.foot, ground.scale)),
      ...ground.before,
      ...layers(isInTheAir(elements), ...weatherLayers(elements.weather, top)),
    ],
  };
}

const positionOf = (name: MotifName) => positions[name]?.[0];
const personX = ({ elements, light }: Stage) =>
  elements.place === 'corridor' ? 330 : light < 320 ? light + 30 : light - 30;

/** At most two things in different positions. A held object is shown as a close-up on its own. */
function chosen(elements: SceneElements): MotifName[] {
  const fitting = elements.things.filter((name) => fits(name, elements));
  const afar = fitting.filter((name) => positionOf(name) !== 'hand');
  const first = afar[0];
  if (first === undefined) return fitting.slice(0, 1);
  const second = afar.find((name) => positionOf(name) !== positionOf(first));
  return second === undefined ? [first] : [first, second];
}

function hasPeople({ elements: { place }, closeUp }: Stage, shown: readonly MotifName[]): boolean {
  if (place === 'space' || place === 'sky') return false;
  return !shown.some((name) => name === 'train' || (closeUp && positionOf(name) === 'hand'));
}

/** Rooms under the sky, and one that is high enough for a dragon. */
const high: readonly unknown[] = ['terrace', 'deck', 'gondola', 'street', 'hall'];

function fits(name: MotifName, { place, room }: SceneElements): boolean {
  const position = positionOf(name);
  if (position === undefined) return false;
  // A lamp is part of the room.
  if (room !== undefined && name === 'lantern') return false;
  if (place === 'room' && position === 'air' && high.includes(room)) return true;
  if (place === 'room' || place === 'corridor')
    return position === 'hand' || name === 'raven' || (name === 'wolf' && room === 'hut');
  if (name === 'castle') return place !== 'hall';
  return position !== 'water' || place === 'sea';
}

function place(name: MotifName, stage: Stage, ground: Ground): Layer[] {
  const { elements, light, random: source, far, closeUp } = stage;
  const [position, scale] = positions[name] ?? ['hand', 0.6];
  const away = 640 - light;
  const flip = light < 320;
  switch (position) {
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
      if (elements.place === 'room') return [motif(name, away, band.top + 400, 1, { flip })];
      return [motif(name, away, ground.foot, scale * (elements.place === 'sea' ? 0.9 : 1), { flip })];
    case 'hand': {
      if (!closeUp)
        return [
          motif(name, away, band.top + 320, scale * 0.62, { light: name === 'rose' ? 'accent' : 'glow' }),
        ];
      const y = elements.place === 'corridor' ? 470 : band.top + 215;
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

/** Rain and snow stay behind the windows of a room. */
const isInTheAir = ({ weather, place }: SceneElements) =>
  place !== 'room' || weather === 'embers' || weather === 'papers';
