import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { STORY_FORMAT } from '../formats/story-file.ts';
import type { CardsParts } from '../parts.ts';
import type { ZipFile } from './stream-zip.ts';

interface Story {
  userId: string;
  storyId: string;
  content: StoryDraftContent;
  /** As WebP. */
  cover: Buffer | null;
  drafts: CardsParts['drafts'];
}

/** The files of a whole story: its draft, its cover and all its versions. */
export async function* writeStory({
  userId,
  storyId,
  content,
  cover,
  drafts,
}: Story): AsyncGenerator<ZipFile> {
  yield { name: 'story.json', content: toJson({ format: STORY_FORMAT, formatVersion: 1, content }) };
  if (cover !== null) yield { name: 'cover.webp', content: cover, isStored: true };
  for (const version of await drafts.listVersions(userId, storyId)) {
    const { content: earlier } = await drafts.readVersion(userId, { id: storyId, versionId: version.id });
    const { name, publishedVersion, createdAt } = version;
    yield {
      name: `versions/${version.id}.json`,
      content: toJson({ name, publishedVersion, createdAt, content: earlier }),
    };
  }
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2);
