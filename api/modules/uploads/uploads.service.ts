import type { UploadedImage } from '@storyloom/contract/entities/uploaded-image';
import pLimit from 'p-limit';
import { DomainError } from '../../platform/errors.ts';
import type { Files } from '../files/files.service.ts';
import { encodeImage, ImageError, uploadForm } from '../images/images.service.ts';
import { assertImageAllowed, type Moderation } from '../moderation/moderation.service.ts';
import { checkImage } from './intake/check-image.ts';

/** Decoding uses a core and the memory of a whole image. */
const CONCURRENCY = 1;

interface UploadsParts {
  files: Files;
  moderation: Pick<Moderation, 'judge'>;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Images that people upload. What is stored is always our own encoding of their pixels. */
export function createUploads({ files, moderation }: UploadsParts) {
  const limit = pLimit(CONCURRENCY);

  return {
    /**
     * Stores an image without its metadata. Throws upload.not_an_image, upload.damaged, upload.animated,
     * upload.too_many_pixels, image.moderated. An image that nothing references is deleted after a week.
     */
    async storeImage(file: File, signal: AbortSignal): Promise<UploadedImage> {
      const encoded = await limit(async () => {
        signal.throwIfAborted();
        const bytes = Buffer.from(await file.arrayBuffer());
        await checkImage(bytes);
        return encodeImage(bytes, uploadForm);
      }).catch((error: unknown) => {
        throw error instanceof ImageError ? new DomainError('upload.damaged') : error;
      });
      await assertImageAllowed(moderation, { bytes: encoded.full, isForAdults: false, signal });
      await files.save(encoded);
      return { id: encoded.name.slice('uploads/'.length), ...encoded.cover };
    },
  };
}
