import type { Cover } from '@storyloom/contract/entities/cover';
import { createGate } from '../../platform/gate.ts';
import type { ImageMaker, ImageWish } from './image-maker.ts';
import type { ImagesSettings } from './images.config.ts';
import { pickMaker } from './pick-maker.ts';
import { keepPicture } from './picture-files.ts';

export { ImageError } from './image-error.ts';
export { momentOf } from './scene/moment.ts';

export interface KeptImage {
  picture: Cover;
  /** Drawn by rules, not by a model. */
  drawn: boolean;
  revisedPrompt: string | undefined;
}

export type Images = ReturnType<typeof createImages>;

/** Drawing takes a processor for a moment; the replies of others should not wait for it. */
const DRAWN_AT_ONCE = 1;

/** Pictures: made by the maker that the settings name, kept in the folder of files. */
export function createImages(parts: { config: ImagesSettings; filesFolder: string; maker?: ImageMaker }) {
  const maker = parts.maker ?? pickMaker(parts.config);
  const pass = createGate(DRAWN_AT_ONCE);

  return {
    /** Throws ImageError. */
    async make(wish: ImageWish): Promise<KeptImage> {
      const made = maker.draws ? await pass(() => maker.make(wish)) : await maker.make(wish);
      const picture = await pass(() => keepPicture(parts.filesFolder, made.bytes));
      return { picture, drawn: maker.draws, revisedPrompt: made.revisedPrompt };
    },
  };
}
