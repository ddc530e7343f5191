import { quotas } from '@storyloom/contract/core/quota-limits';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { recordSaved } from './files.repository.ts';
import { findOwnImages, recordOwner, sumOwnImages } from './own-images.ts';
import { writePicture } from './pictures.ts';

export { type PictureFolder, pictureUrl, thumbUrl } from './pictures.ts';

/** A picture in two sizes, as WebP. */
export interface Picture {
  /** Folder and name, without a suffix. */
  name: string;
  full: Buffer;
  thumb: Buffer;
}

export type Files = ReturnType<typeof createFiles>;

/** Stored pictures. */
export function createFiles({ db, clock, storage }: { db: Db; clock: Clock; storage: FileStorage }) {
  return {
    /** Stores a picture. One that nothing references is deleted a week after the next daily check. */
    async save(picture: Omit<Picture, 'thumb'> & { thumb?: Buffer }): Promise<void> {
      await recordSaved(db, picture.name, clock.now());
      await writePicture(storage, picture);
    },

    findOwn: findOwnImages,

    /** Lets a user use a stored image in a story. */
    own: (userId: string, image: { id: string; name: string; cover: Cover; bytes: number }): Promise<void> =>
      recordOwner(db, { userId, ...image, createdAt: clock.now() }),

    /** Throws quota.pictures for a user whose images take up all the room. */
    async requireRoom(userId: string): Promise<void> {
      if ((await sumOwnImages(db, userId)) >= quotas.pictureBytes) throw new DomainError('quota.pictures');
    },
  };
}
