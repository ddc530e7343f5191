import type { SceneText } from '@storyloom/ports/image-provider';
import { times } from '@storyloom/ports/visual-words';
import { height, width } from '../drawing/canvas.ts';
import type { CoverSpec, Layer } from '../drawing/cover-spec.ts';
import { random } from '../drawing/random.ts';
import { findSceneElements, type SceneElements } from './scene-elements.ts';
import { createSceneSpec } from './scene-spec.ts';

interface CoverVariant extends CoverSpec {
  /** View box in the frame of 640 × 960 pixels. */
  part?: string;
}

const cycle: readonly SceneElements['time'][] = ['dusk', 'night', 'dawn', 'day'];

/**
 * One of four compositions of a scene: wide, close, through an opening, and before a large disc. They differ in the side of
 * the light and in the palette too, and in the time of day if the text names none.
 */
export function createCoverSpec(scene: SceneText, seed: string, variant: number): CoverVariant {
  const source = random(`${seed}/cover`);
  const at = variant + Math.floor(source.next() * 4);
  const told = findSceneElements(scene);
  const isTimed = times.some(([, words]) => scene.text.match(words) !== null);
  const time = cycle[(cycle.indexOf(told.time) + at) % cycle.length] ?? told.time;
  const elements = isTimed ? told : { ...told, time };
  const look = { light: at % 2, shade: (at % 4) / 4, closeUp: true };
  const spec = createSceneSpec(scene, `${seed}/${variant}`, elements, look);
  switch (at % 4) {
    case 1:
      return closeUp(spec);
    case 2:
      return { ...spec, layers: [...spec.layers, opening(source.next())] };
    case 3:
      return { ...spec, layers: withDisc(spec.layers) };
    default:
      return spec;
  }
}

/** The main thing, or a person, fills two thirds of the width. */
function closeUp(spec: CoverSpec): CoverVariant {
  const motifs = spec.layers.filter((layer) => layer.kind === 'motif');
  const main = motifs.find(({ name }) => name !== 'figure') ?? motifs[0];
  const [w, h] = [420, 630];
  const x = Math.max(0, Math.min(width - w, (main?.x ?? width / 2) - w / 2));
  return { ...spec, part: `${x} ${height - h - 50} ${w} ${h}` };
}

/** The opening of a dark wall, in front of everything. */
function opening(pick: number): Layer {
  const frame = { kind: 'aperture', tone: 'ink', rim: 'glow' } as const;
  return pick < 0.5
    ? { ...frame, shape: 'arch', size: 230, y: 400 }
    : { ...frame, shape: 'circle', size: 250, y: 560 };
}

/** Sun, moon or planet become large and central; the window of a room becomes large. Without them there are beams. */
function withDisc(layers: readonly Layer[]): Layer[] {
  const isOrb = ({ kind }: Layer) => kind === 'orb';
  const grown = layers.map((layer): Layer => {
    if (layer.kind === 'aperture') return { ...layer, size: 190, y: 480 };
    if (layer.kind !== 'orb') return layer;
    return {
      ...layer,
      style: layer.style === 'crescent' ? 'moon' : layer.style,
      x: width / 2,
      y: 470,
      r: 170,
    };
  });
  const beams: Layer = {
    kind: 'rays',
    x: width / 2,
    y: 470,
    tone: 'glow',
    count: 18,
    spread: 8,
    angle: 0,
    strength: 0.4,
  };
  return grown.some(isOrb) ? grown : [...grown.slice(0, 1), beams, ...grown.slice(1)];
}
