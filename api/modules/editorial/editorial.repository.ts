import type { Banner } from '@storyloom/contract/editorial/entities/banner';
import type { Collection } from '@storyloom/contract/editorial/entities/collection';
import type { StoryType } from '@storyloom/contract/stories/filters';
import type { Rating } from '@storyloom/contract/stories/ratings';
import { and, asc, desc, eq, getTableColumns, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { banners, campaigns, collectionStories, collections, recommendedTags } from './editorial.schema.ts';

/**
 * Finds which of these URLs any banner uses, current or not, in full or as a thumbnail, also below another origin.
 */
export async function findReferencedPictures(handle: Handle, urls: string[]): Promise<string[]> {
  const shown = (await listAllBanners(handle)).map(({ imageUrl }) => imageUrl ?? '');
  return urls.filter((url) => shown.some((imageUrl) => imageUrl.includes(url.replace(/\.webp$/, ''))));
}

/** The banners that readers see at this time, in their order. */
export async function listBanners(handle: Handle, now: Date): Promise<Banner[]> {
  const { id, title, text, imageUrl, href, position, startsAt, endsAt } = banners;
  return handle
    .select({ id, title, text, imageUrl, href })
    .from(banners)
    .where(and(or(isNull(startsAt), lte(startsAt, now)), or(isNull(endsAt), gt(endsAt, now))))
    .orderBy(asc(position), asc(id));
}

export type BannerRow = typeof banners.$inferSelect;

/** All banners in their order, including past and future ones. */
export async function listAllBanners(handle: Handle) {
  const { position, ...shown } = getTableColumns(banners);
  return handle.select(shown).from(banners).orderBy(asc(position), asc(banners.id));
}

/** Selects stories of collections that lists with these ratings show. */
const isListed = (ratings: readonly Rating[]) =>
  sql`s.story_id = ${collectionStories.storyId} and s.rating = any(${sql.param([...ratings])}::text[])`;

/** Non-empty collections with the number of their stories that lists with these ratings show. */
export async function listCollections(handle: Handle, ratings: readonly Rating[]): Promise<Collection[]> {
  const { name, title, description, position } = collections;
  return handle
    .select({ name, title, description, storyCount: sql<number>`count(*)::int` })
    .from(collections)
    .innerJoin(collectionStories, eq(collectionStories.collection, name))
    .innerJoin(sql`listed_stories s`, isListed(ratings))
    .groupBy(name)
    .orderBy(asc(position), asc(name));
}

export async function findCollection(handle: Handle, name: string) {
  const [found] = await handle.select().from(collections).where(eq(collections.name, name));
  return found;
}

/** The listed stories of a collection in its order. */
export async function listCollectionStories(
  handle: Handle,
  name: string,
  ratings: readonly Rating[],
): Promise<string[]> {
  const { collection, storyId, position } = collectionStories;
  const rows = await handle
    .select({ storyId })
    .from(collectionStories)
    .innerJoin(sql`listed_stories s`, isListed(ratings))
    .where(eq(collection, name))
    .orderBy(asc(position), asc(storyId));
  return rows.map((row) => row.storyId);
}

/** Recommended tags in their order. */
export async function listRecommendedTags(handle: Handle): Promise<string[]> {
  const { tag, position } = recommendedTags;
  const rows = await handle.select({ tag }).from(recommendedTags).orderBy(asc(position), asc(tag));
  return rows.map((row) => row.tag);
}

export type CampaignRow = typeof campaigns.$inferSelect;

/** The running campaign; the one that started last if several run. */
export async function findCampaign(
  handle: Handle,
  type: StoryType,
  now: Date,
): Promise<CampaignRow | undefined> {
  const isRunning = and(lte(campaigns.startsAt, now), gt(campaigns.endsAt, now));
  const [found] = await handle
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.type, type), isRunning))
    .orderBy(desc(campaigns.startsAt), desc(campaigns.id))
    .limit(1);
  return found;
}
