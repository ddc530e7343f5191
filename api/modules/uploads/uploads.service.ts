import type { UploadedImage } from '@storyloom/contract/uploads/entities/uploaded-image';
import pLimit from 'p-limit';
import { DomainError } from '../../platform/errors.ts';
import type { Files } from '../files/files.service.ts';
import { type EncodedImage, encodeImage, ImageError, uploadForm } from '../images/images.service.ts';
import type { ImageVerdict, Moderation } from '../moderation/moderation.service.ts';
import type { HeldContents } from '../moderation-cases/moderation-cases.service.ts';
import { checkImage } from './intake/check-image.ts';

/** Decoding uses a core and the memory of a whole image. */
const CONCURRENCY = 1;

interface UploadsParts {
  files: Files;
  moderation: Pick<Moderation, 'judge'>;
  /** Refused pictures for moderators. */
  held: Pick<HeldContents, 'releasedOrHold'>;
}

type Refusal = Extract<ImageVerdict, { allowed: false }>['reason'];

/** Messages for the person; everybody can see uploads. */
const refusals: Partial<Record<Refusal, string>> = {
  minors: 'This image isn’t allowed by our safety rules: sexual content involving minors is never allowed.',
  sexual: 'This image isn’t allowed by our safety rules: it looks sexual, and everybody can see it.',
};

export type Uploads = ReturnType<typeof createUploads>;

/** Images that people upload. Only our own encoding of their pixels is stored. */
export function createUploads({ files, moderation, held }: UploadsParts) {
  const limit = pLimit(CONCURRENCY);
  const isReleased = (userId: string, { name, thumb }: EncodedImage) =>
    held.releasedOrHold({ userId, kind: 'PICTURE', title: 'Picture', content: name, picture: thumb });

  /** Decodes and encodes an uploaded image. Throws upload.not_an_image, upload.damaged, upload.animated, upload.too_many_pixels. */
  const encode = (file: File, signal: AbortSignal): Promise<EncodedImage> =>
    limit(async () => {
      signal.throwIfAborted();
      const bytes = Buffer.from(await file.arrayBuffer());
      await checkImage(bytes);
      return encodeImage(bytes, uploadForm);
    }).catch((error: unknown) => {
      throw error instanceof ImageError ? new DomainError('upload.damaged') : error;
    });

  return {
    encode,

    /**
     * Stores an image without its metadata. A refused image is held for a moderator. An image that nothing references is
     * deleted after a week. Throws upload.not_an_image, upload.damaged, upload.animated, upload.too_many_pixels,
     * image.moderated, image.failed, quota.pictures.
     */
    async storeImage(userId: string, file: File, signal: AbortSignal): Promise<UploadedImage> {
      await files.requireRoom(userId);
      const encoded = await encode(file, signal);
      const verdict = await moderation.judge({ bytes: encoded.full, isForAdults: false, signal });
      if (!verdict.allowed) {
        const { reason } = verdict;
        if (reason === 'unjudged') throw new DomainError('image.failed');
        if (!(await isReleased(userId, encoded)))
          throw new DomainError('image.moderated', { place: 'content', reason }, refusals[reason]);
      }
      await files.save(encoded);
      const { name, cover } = encoded;
      const id = name.slice('uploads/'.length);
      const bytes = encoded.full.length + encoded.thumb.length;
      await files.own(userId, { id, name, cover, bytes });
      return { id, ...cover };
    },
  };
}
