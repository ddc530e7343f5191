import type { Cover } from '@storyloom/contract/entities/cover';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { createGate } from '../../platform/gate.ts';
import { encodePicture } from './encode-picture.ts';
import type { ImageMaker, ImageWish } from './image-maker.ts';
import type { ImagesSettings } from './images.config.ts';
import { noteKept } from './kept/kept.repository.ts';
import { pickMaker } from './pick-maker.ts';
import { writePicture } from './picture-files.ts';

export { ImageError } from './image-error.ts';
export { createPictureSweep } from './kept/sweep.ts';
export { momentOf } from './scene/moment.ts';

export interface MadePicture {
  picture: Cover;
  /** The picture itself, a WebP; nobody else has it before `keep`. */
  bytes: Buffer;
  /** Drawn by rules, not by a model. */
  drawn: boolean;
  revisedPrompt: string | undefined;
  /** Writes its files. What will name it has a day to do so. */
  keep(): Promise<void>;
}

export type Images = ReturnType<typeof createImages>;

/** Drawing takes a processor for a moment; the replies of others should not wait for it. */
const DRAWN_AT_ONCE = 1;

/** Pictures: made by the maker that the settings name, kept in the folder of files. */
export function createImages(parts: {
  db: Db;
  clock: Clock;
  config: ImagesSettings;
  filesFolder: string;
  maker?: ImageMaker;
}) {
  const { db, clock, filesFolder } = parts;
  const maker = parts.maker ?? pickMaker(parts.config);
  const pass = createGate(DRAWN_AT_ONCE);

  return {
    /** Throws ImageError. */
    async make(wish: ImageWish): Promise<MadePicture> {
      const made = maker.draws ? await pass(() => maker.make(wish)) : await maker.make(wish);
      const encoded = await pass(() => encodePicture(made.bytes));
      return {
        picture: encoded.cover,
        bytes: encoded.whole,
        drawn: maker.draws,
        revisedPrompt: made.revisedPrompt,
        async keep() {
          await noteKept(db, encoded.name, clock.now());
          await writePicture(filesFolder, encoded);
        },
      };
    },
  };
}
