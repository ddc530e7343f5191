import { isDeepStrictEqual } from 'node:util';
import { pickFields } from '@storyloom/contract/core/content-field';
import { listTexts, versionFields } from '@storyloom/contract/stories/story-fields';
import { noListTexts } from '@storyloom/contract/stories/story-rules';
import type { StoryContent } from '@storyloom/contract/stories/version-content';
import type { SeedStory } from '@storyloom/offline/stories/all';
import { eq } from 'drizzle-orm';
import { stories, storyVersions } from '../modules/catalogue/catalogue.schema.ts';
import { publishVersion, updatePresentation } from '../modules/publishing/publishing.service.ts';
import { firstScene, withFirstScene } from '../modules/scripts/scripts.service.ts';
import type { Db, Tx } from '../platform/db.ts';
import type { FileStorage } from '../platform/files/storage.ts';
import { seedAuthor, seedId } from './seed-authors.ts';
import { seedCover } from './seed-covers.ts';

const DAY = 86_400_000;
/** Initial weight of the hottest seed story; the others have less in their order. */
const MAX_WEIGHT = 40;

/** Publishes a seed story unless it exists unchanged. Changed content is published as a new version. */
export async function seedStory(
  db: Db,
  seed: SeedStory,
  { storage, now, index, total }: { storage: FileStorage; now: Date; index: number; total: number },
): Promise<'new' | 'changed' | 'same'> {
  const storyId = seedId('story', seed.slug);
  const cover = await seedCover(storage, seed.slug, seed.cover);
  const content: StoryContent = withFirstScene(pickFields(seed, versionFields), firstScene(seed.script));
  return db.transaction(async (tx) => {
    const present = await findCurrent(tx, storyId);
    const at = present ? now : new Date(now.getTime() - seed.publishedDaysAgo * DAY);
    const authorId = await seedAuthor(tx, seed.author, at);
    const presentation = {
      ...noListTexts,
      ...pickFields(seed, listTexts),
      turns: seed.turns ?? null,
      cover,
    };
    if (present && isDeepStrictEqual(present.content, content)) {
      if (isDeepStrictEqual(present.presentation, presentation)) return 'same';
      await updatePresentation(tx, storyId, presentation);
      return 'changed';
    }
    await publishVersion(tx, {
      storyId,
      authorId,
      ...presentation,
      category: seed.category,
      ...accessOf(seed, now),
      content,
      at,
      startWeight: MAX_WEIGHT * (1 - index / total),
      // Scored from their publication, the newest story would always be the hottest.
      scoredAt: now,
    });
    return present ? 'changed' : 'new';
  });
}

function accessOf({ forMembers, publishedDaysAgo }: SeedStory, now: Date) {
  if (forMembers === undefined) return {};
  if (forMembers === 'always') return { membersOnly: true };
  return { earlyUntil: new Date(now.getTime() + (forMembers.days - publishedDaysAgo) * DAY) };
}

async function findCurrent(tx: Tx, storyId: string) {
  const [row] = await tx
    .select({
      presentation: pickFields(stories, [...listTexts, 'turns', 'cover']),
      content: storyVersions.content,
    })
    .from(stories)
    .innerJoin(storyVersions, eq(storyVersions.id, stories.versionId))
    .where(eq(stories.id, storyId));
  return row;
}
