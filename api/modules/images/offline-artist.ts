import { pictureSize } from './encode-picture.ts';
import type { ImageMaker } from './image-maker.ts';
import { drawScene } from './scene/draw-scene.ts';

/** Draws a scene in layers from the words it holds: the hour, the weather, the place, what stands in it. */
export function offlineArtist(): ImageMaker {
  return {
    name: 'offline-artist',
    draws: true,
    make: async ({ scene, seed }) => ({ bytes: await drawScene(scene, seed, pictureSize) }),
  };
}
