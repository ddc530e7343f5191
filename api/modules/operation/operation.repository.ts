import type { Collection } from '@storyloom/contract/entities/collection';
import type { StoryType } from '@storyloom/contract/filters';
import type { Rating } from '@storyloom/contract/ratings';
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { banners, campaigns, collectionStories, collections, recommendedTags } from './operation.schema.ts';

/** Which of these addresses banners show, whole or small, by whatever way their addresses lead there. */
export async function findReferencedImages(handle: Handle, urls: string[]): Promise<string[]> {
  const shown = (await listBanners(handle)).map(({ imageUrl }) => imageUrl ?? '');
  return urls.filter((url) => shown.some((imageUrl) => imageUrl.includes(url.replace(/\.webp$/, ''))));
}

export async function listBanners(handle: Handle) {
  const { id, title, text, imageUrl, href } = banners;
  return handle
    .select({ id, title, text, imageUrl, href })
    .from(banners)
    .orderBy(asc(banners.place), asc(id));
}

/** The stories of collections that a visitor may see: `listed` is the stories' own rule. */
const seen = (listed: SQL) => and(sql`stories.id = ${collectionStories.storyId}`, listed);

/** Collections with something in them for this visitor. */
export async function listCollections(handle: Handle, listed: SQL): Promise<Collection[]> {
  const { name, title, description, place } = collections;
  return handle
    .select({ name, title, description, storyCount: sql<number>`count(*)::int` })
    .from(collections)
    .innerJoin(collectionStories, eq(collectionStories.collection, name))
    .innerJoin(sql`stories`, seen(listed))
    .groupBy(name)
    .orderBy(asc(place), asc(name));
}

export async function findCollection(handle: Handle, name: string) {
  const [found] = await handle.select().from(collections).where(eq(collections.name, name));
  return found;
}

/** The ids of a collection's stories in its order; it holds few enough to read them all. */
export async function listCollectionStories(handle: Handle, name: string, listed: SQL): Promise<string[]> {
  const { collection, storyId, place } = collectionStories;
  const rows = await handle
    .select({ storyId })
    .from(collectionStories)
    .innerJoin(sql`stories`, seen(listed))
    .where(eq(collection, name))
    .orderBy(asc(place), asc(storyId));
  return rows.map((row) => row.storyId);
}

/** Tags that lead somewhere; how many stories bear one is kept by rating, and told no further than the cap. */
export async function listTags(handle: Handle, ratings: readonly Rating[], cap: number) {
  const { tag, place } = recommendedTags;
  const total = sql<number>`sum(counts.story_count)`;
  return handle
    .select({ tag, storyCount: sql<number>`least(${total}, ${cap})::int` })
    .from(recommendedTags)
    .innerJoin(sql`tag_counts counts`, sql`counts.tag = lower(btrim(${tag}))`)
    .where(inArray(sql`counts.rating`, [...ratings]))
    .groupBy(tag)
    .having(gt(total, 0))
    .orderBy(asc(place), asc(tag));
}

export type CampaignRow = typeof campaigns.$inferSelect;

/** The one that runs; of several the last begun. */
export async function findCampaign(
  handle: Handle,
  type: StoryType,
  now: Date,
): Promise<CampaignRow | undefined> {
  const runs = and(lte(campaigns.startsAt, now), gt(campaigns.endsAt, now));
  const [found] = await handle
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.type, type), runs))
    .orderBy(desc(campaigns.startsAt), desc(campaigns.id))
    .limit(1);
  return found;
}
