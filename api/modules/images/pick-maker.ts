import type { ImageMaker } from './image-maker.ts';
import type { ImagesSettings } from './images.config.ts';
import { offlineArtist } from './offline-artist.ts';
import { openAiImages } from './openai-images.ts';

/** The maker that the settings ask for. Throws when a server is named without a model. */
export function pickMaker(settings: ImagesSettings): ImageMaker {
  const { IMAGE_BASE_URL: baseUrl, IMAGE_API_KEY: apiKey, IMAGE_MODEL: model, IMAGE_SIZE: size } = settings;
  if (baseUrl === undefined) return offlineArtist();
  if (model === undefined) {
    throw new Error(
      'IMAGE_MODEL: is missing. IMAGE_BASE_URL is set, so name a model. Example: IMAGE_MODEL=gpt-image-1',
    );
  }
  return openAiImages({ baseUrl, apiKey, model, size });
}
