import { cardLimits } from '@storyloom/contract/cards/limits';
import { uploadLimits } from '@storyloom/contract/uploads/limits';
import type { Archive } from './archive.ts';
import { decodeText, parseJson } from './parse.ts';

/** `format` of the JSON in a file with a whole story. */
export const STORY_FORMAT = 'storyloom-story';
export const STORY_JSON = 'story.json';
export const versionPath = (id: string) => `versions/${id}.json`;
export const imagePath = (id: string) => `images/${id}.webp`;

const VERSION = /^versions\/[a-z0-9]{1,32}\.json$/;
const IMAGE = /^images\/([a-z0-9]{1,32})\.webp$/;

/** Reads an image of the file at each call, so that it is in memory only while it is stored. */
export type ReadImage = () => Promise<Blob>;

/** The parts of a story's file besides its draft. */
export interface StoryParts {
  /** Unchecked versions from the file. */
  versions: Record<string, unknown>[];
  /** Images by their ids on the site that exported them. */
  images: ReadonlyMap<string, ReadImage>;
  /** Names of versions and images beyond the limits of a file. */
  leftOut: string[];
}

/** Reads versions within the limits and finds images within theirs. Throws card.damaged and card.data_too_large. */
export async function readStoryParts(
  archive: Archive,
  readImage: (name: string) => Promise<Blob>,
): Promise<StoryParts> {
  const versions: Record<string, unknown>[] = [];
  const images = new Map<string, ReadImage>();
  const leftOut: string[] = [];
  let [textBytes, imageBytes] = [0, 0];
  for (const name of archive.names) {
    const size = archive.size(name);
    const [, imageId] = IMAGE.exec(name) ?? [];
    if (VERSION.test(name)) {
      textBytes += size;
      const isWithin = versions.length < cardLimits.storyVersions && textBytes <= cardLimits.dataBytes * 4;
      if (isWithin) versions.push(parseJson(decodeText(await archive.read(name, cardLimits.dataBytes))));
      else leftOut.push(name);
    } else if (imageId !== undefined) {
      const isWithin =
        images.size < cardLimits.storyImages && imageBytes + size <= cardLimits.storyImageBytes;
      if (isWithin && size <= uploadLimits.imageBytes) {
        imageBytes += size;
        images.set(imageId, () => readImage(name));
      } else leftOut.push(name);
    }
  }
  return { versions, images, leftOut };
}
