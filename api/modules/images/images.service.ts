import type { Cover } from '@storyloom/contract/entities/cover';
import pLimit from 'p-limit';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { encodeImage } from './encode-image.ts';
import { writeImage } from './image-files.ts';
import type { ImageProvider, ImageRequest } from './port/image-provider.ts';
import { recordSaved } from './retention/retention.repository.ts';

export { findIllustratedSentence } from './illustrated-sentence.ts';
export { ImageError } from './port/image-error.ts';
export { createImageCleanup } from './retention/retention.jobs.ts';

/** An encoded image that is not saved yet. */
export interface PreparedImage {
  cover: Cover;
  /** WebP. */
  bytes: Buffer;
  /** True if the offline painter drew it. */
  isOffline: boolean;
  revisedPrompt: string | undefined;
  /** Writes the files. An image that nothing references is deleted a week after the next daily check. */
  save(): Promise<void>;
}

export type Images = ReturnType<typeof createImages>;

/** Encoding and offline drawing use a whole core, so they run one at a time per process. */
const CPU_CONCURRENCY = 1;

/** Generates images and stores them under `filesFolder`. */
export function createImages(parts: { db: Db; clock: Clock; filesFolder: string; provider: ImageProvider }) {
  const { db, clock, filesFolder, provider } = parts;
  const limit = pLimit(CPU_CONCURRENCY);

  return {
    /** Throws `ImageError`. */
    async generate(request: ImageRequest): Promise<PreparedImage> {
      const generated = provider.isOffline
        ? await limit(() => provider.generate(request))
        : await provider.generate(request);
      const encoded = await limit(() => encodeImage(generated.bytes));
      return {
        cover: encoded.cover,
        bytes: encoded.full,
        isOffline: provider.isOffline,
        revisedPrompt: generated.revisedPrompt,
        async save() {
          await recordSaved(db, encoded.name, clock.now());
          await writeImage(filesFolder, encoded);
        },
      };
    },
  };
}
