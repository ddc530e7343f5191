import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { stories, storyVersions } from '../modules/catalogue/catalogue.schema.ts';
import type { StoryContent } from '../modules/catalogue/story-content.ts';
import { publishVersion, updatePresentation } from '../modules/publishing/publishing.service.ts';
import type { Db, Tx } from '../platform/db.ts';
import { seedAuthor, seedId } from './seed-authors.ts';
import { seedCover } from './seed-covers.ts';
import type { SeedStory } from './stories/seed-story.ts';

const DAY = 86_400_000;
/** Between the hottest and the coolest story of the house on the first day. */
const WARMEST = 40;

/** Publishes a story of the house unless it is there unchanged; changed content makes a new version. */
export async function seedStory(
  db: Db,
  seed: SeedStory,
  { dataDir, now, place, of }: { dataDir: string; now: Date; place: number; of: number },
): Promise<'new' | 'changed' | 'same'> {
  const storyId = seedId('story', seed.slug);
  const cover = await seedCover(dataDir, seed.slug, seed.cover);
  const content = contentOf(seed);
  return db.transaction(async (tx) => {
    const present = await current(tx, storyId);
    const shown = { hook: seed.hook, summary: seed.summary, tags: seed.tags, cover };
    if (present && isDeepStrictEqual(present.content, content)) {
      if (isDeepStrictEqual(present.shown, shown)) return 'same';
      await updatePresentation(tx, storyId, shown, now);
      return 'changed';
    }
    const at = present ? now : new Date(now.getTime() - seed.publishedDaysAgo * DAY);
    const authorId = await seedAuthor(tx, seed.author, at);
    await publishVersion(tx, {
      storyId,
      authorId,
      ...shown,
      category: seed.category,
      content,
      at,
      startWeight: WARMEST * (1 - place / of),
      // From their publication on the newest would always be the hottest.
      scoredAt: now,
    });
    return present ? 'changed' : 'new';
  });
}

async function current(tx: Tx, storyId: string) {
  const { hook, summary, tags, cover } = stories;
  const [row] = await tx
    .select({ shown: { hook, summary, tags, cover }, content: storyVersions.content })
    .from(stories)
    .innerJoin(storyVersions, eq(storyVersions.id, stories.versionId))
    .where(eq(stories.id, storyId));
  return row;
}

function contentOf(seed: SeedStory): StoryContent {
  const { type, title, perspective, rating, category } = seed;
  const { opening, options, worldBook, main, supporting, styleSample } = seed;
  return {
    type,
    title,
    perspective,
    rating,
    category,
    opening,
    options,
    worldBook,
    main,
    supporting,
    styleSample,
  };
}
