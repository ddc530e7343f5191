import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { ImageProvider, ImageRequest } from '@storyloom/ports/image-provider';
import pLimit from 'p-limit';
import type { Files } from '../files/files.service.ts';
import { coverForm, encodeImage, sceneForm } from './encode-image.ts';

export { ImageError } from '@storyloom/ports/image-error';
export { type EncodedImage, encodeImage, uploadForm } from './encode-image.ts';
export { findIllustratedSentence } from './illustrated-sentence.ts';

/** An encoded image that is not saved yet. */
export interface PreparedImage {
  /** Folder and name, without a suffix. */
  name: string;
  cover: Cover;
  /** WebP. */
  bytes: Buffer;
  /** True if the offline painter drew it. */
  isOffline: boolean;
  revisedPrompt: string | undefined;
  /** Writes the files. */
  save(): Promise<void>;
}

export type Images = ReturnType<typeof createImages>;

/** Encoding and offline drawing use a whole core, so they run one at a time per process. */
const CPU_CONCURRENCY = 1;

/** Generates images and stores them. */
export function createImages({ files, provider }: { files: Files; provider: ImageProvider }) {
  const limit = pLimit(CPU_CONCURRENCY);

  return {
    /** False for a scene in which the offline painter finds nothing that it can draw. */
    canDraw: (scene: ImageRequest['scene']): boolean => provider.canDraw?.(scene) ?? true,

    /** Throws `ImageError`. */
    async generate(request: ImageRequest): Promise<PreparedImage> {
      const generated = provider.isOffline
        ? await limit(() => provider.generate(request))
        : await provider.generate(request);
      const form = request.purpose === 'cover' ? coverForm : sceneForm;
      const encoded = await limit(() => encodeImage(generated.bytes, form));
      return {
        name: encoded.name,
        cover: encoded.cover,
        bytes: encoded.full,
        isOffline: provider.isOffline,
        revisedPrompt: generated.revisedPrompt,
        save: () => files.save(encoded),
      };
    },
  };
}
