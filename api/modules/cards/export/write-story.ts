import { cardLimits } from '@storyloom/contract/cards/limits';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import { automaticVersions } from '@storyloom/contract/stories/messages';
import { imagePath, STORY_FORMAT, STORY_JSON, versionPath } from '../formats/story-file.ts';
import type { CardsParts } from '../parts.ts';
import type { ZipFile } from './stream-zip.ts';

interface Stored {
  drafts: CardsParts['drafts'];
  /** Reads an image as WebP; null if it is gone. */
  readImage(image: Cover): Promise<Buffer | null>;
}

/** The files of a whole story: its draft, its latest versions, and the images that they refer to. */
export async function* writeStory(
  { id: storyId, content }: Pick<StoryDraft, 'id' | 'content'>,
  userId: string,
  { drafts, readImage }: Stored,
): AsyncGenerator<ZipFile> {
  yield { name: STORY_JSON, content: toJson({ format: STORY_FORMAT, formatVersion: 1, content }) };
  const images = new Map(await drafts.findImages(userId, content));
  const versions = await drafts.listVersions(userId, storyId);
  const named = versions.filter(({ name }) => !automaticVersions.includes(name));
  for (const version of named.slice(0, cardLimits.storyVersions)) {
    const { content: earlier } = await drafts.readVersion(userId, { id: storyId, versionId: version.id });
    const { id, name, createdAt } = version;
    yield { name: versionPath(id), content: toJson({ name, createdAt, content: earlier }) };
    for (const [imageId, image] of await drafts.findImages(userId, earlier)) images.set(imageId, image);
  }
  // Images of the draft come first.
  for (const [id, image] of [...images].slice(0, cardLimits.storyImages)) {
    const bytes = await readImage(image);
    if (bytes !== null) yield { name: imagePath(id), content: bytes, isStored: true };
  }
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2);
