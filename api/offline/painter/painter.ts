import { scenePictureSize } from '@storyloom/contract/entities/scene-picture';
import type { ImageProvider } from '../../modules/images/port/image-provider.ts';
import { drawScene } from './scene/draw-scene.ts';

/** Draws a scene from the words of its text: place, time of day, weather and things. Uses no model. */
export function createPainter(): ImageProvider {
  return {
    name: 'offline-painter',
    isOffline: true,
    generate: async ({ scene, seed }) => ({ bytes: await drawScene(scene, seed, scenePictureSize) }),
  };
}
