import type { ImageProvider } from '@storyloom/ports/image-provider';
import type { ImagesSettings } from './images.config.ts';
import { openAiImages } from './openai-images.ts';

/** The configured server, or `offline` if none is set. Throws if a server is set without a model. */
export function pickImageProvider(settings: ImagesSettings, offline: ImageProvider): ImageProvider {
  const { IMAGE_BASE_URL: baseUrl, IMAGE_API_KEY: apiKey, IMAGE_MODEL: model, IMAGE_SIZE: size } = settings;
  if (baseUrl === undefined) return offline;
  if (model === undefined) {
    throw new Error(
      'IMAGE_MODEL is missing: IMAGE_BASE_URL is set, so a model is required. Example: IMAGE_MODEL=gpt-image-1',
    );
  }
  return openAiImages({ baseUrl, apiKey, model, size });
}
