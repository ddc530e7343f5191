import { cardLimits } from '@storyloom/contract/limits/cards';
import { uploadLimits } from '@storyloom/contract/limits/uploads';
import type { Archive } from './archive.ts';
import { decodeText } from './decode-text.ts';
import { parseJson } from './parse-json.ts';

/** `format` of the JSON in a file with a whole story. */
export const STORY_FORMAT = 'storyloom-story';
export const STORY_JSON = 'story.json';
export const versionPath = (id: string) => `versions/${id}.json`;
export const imagePath = (id: string) => `images/${id}.webp`;

const VERSION = /^versions\/[a-z0-9]{1,32}\.json$/;
const IMAGE = /^images\/([a-z0-9]{1,32})\.webp$/;

/** The parts of a story's file beside its draft. */
export interface StoryParts {
  /** As they are in the file. */
  versions: Record<string, unknown>[];
  /** By the ids that they had where they were exported. */
  images: ReadonlyMap<string, Buffer>;
  /** Parts beyond the limits of a file. */
  leftOut: number;
}

/** Reads versions and images within the limits. Throws card.damaged and card.data_too_large. */
export async function readStoryParts(archive: Archive): Promise<StoryParts> {
  const versionNames = archive.names.filter((name) => VERSION.test(name));
  const imageNames = archive.names.filter((name) => IMAGE.test(name));
  const versions: Record<string, unknown>[] = [];
  const images = new Map<string, Buffer>();
  let leftOut = 0;
  let textBytes = 0;
  for (const name of versionNames) {
    textBytes += archive.size(name);
    const isWithin = versions.length < cardLimits.storyVersions && textBytes <= cardLimits.dataBytes * 4;
    if (isWithin) versions.push(parseJson(decodeText(await archive.read(name, cardLimits.dataBytes))));
    else leftOut += 1;
  }
  let imageBytes = 0;
  for (const name of imageNames) {
    const size = archive.size(name);
    const isWithin = images.size < cardLimits.storyImages && imageBytes + size <= cardLimits.storyImageBytes;
    if (isWithin && size <= uploadLimits.imageBytes) {
      imageBytes += size;
      images.set(IMAGE.exec(name)?.[1] ?? '', await archive.read(name, uploadLimits.imageBytes));
    } else leftOut += 1;
  }
  return { versions, images, leftOut };
}
