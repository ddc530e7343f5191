import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Handle, Tx } from '../../../platform/db.ts';
import { banners, campaigns, collectionStories, collections, recommendedTags } from '../editorial.schema.ts';

/** The next position after all existing ones. */
const lastPosition = (table: PgTable) => sql<number>`(select coalesce(max(position) + 1, 0) from ${table})`;

/** Positions with these keys first, in their order, then the others in their former order. */
const reordered = (key: typeof banners.id | typeof collections.name, keys: readonly string[]) => {
  const list = sql`${sql.param([...keys])}::text[]`;
  return sql`coalesce(array_position(${list}, ${key}) - 1, cardinality(${list}) + position)`;
};

/** Counts the rows of a table and locks it against inserts until the transaction ends. */
export async function lockAndCount(tx: Tx, table: typeof banners | typeof collections): Promise<number> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  return tx.$count(table);
}

type Banner = Omit<typeof banners.$inferInsert, 'position'>;

export async function insertBanner(tx: Tx, banner: Banner): Promise<void> {
  await tx.insert(banners).values({ ...banner, position: lastPosition(banners) });
}

/** Returns false if the banner does not exist. */
export async function updateBanner(tx: Tx, { id, ...change }: Banner): Promise<boolean> {
  const { rowCount } = await tx.update(banners).set(change).where(eq(banners.id, id));
  return rowCount === 1;
}

export async function deleteBanner(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(banners).where(eq(banners.id, id));
  return rowCount === 1;
}

export async function reorderBanners(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.update(banners).set({ position: reordered(banners.id, ids) });
}

export async function saveCollection(
  tx: Tx,
  { name, ...texts }: { name: string; title: string; description: string },
): Promise<void> {
  await tx
    .insert(collections)
    .values({ name, ...texts, position: lastPosition(collections) })
    .onConflictDoUpdate({ target: collections.name, set: texts });
}

export async function deleteCollection(tx: Tx, name: string): Promise<boolean> {
  const { rowCount } = await tx.delete(collections).where(eq(collections.name, name));
  return rowCount === 1;
}

export async function reorderCollections(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.update(collections).set({ position: reordered(collections.name, names) });
}

/** Finds which of these names exist. Locks their rows until the transaction ends. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { name } = collections;
  const rows = await tx
    .select({ name })
    .from(collections)
    .where(inArray(name, [...names]))
    .for('update');
  return rows.map((row) => row.name);
}

export async function replaceStories(tx: Tx, collection: string, ids: readonly string[]): Promise<void> {
  await tx.delete(collectionStories).where(eq(collectionStories.collection, collection));
  if (ids.length === 0) return;
  await tx
    .insert(collectionStories)
    .values(ids.map((storyId, position) => ({ collection, storyId, position })));
}

export async function replaceTags(tx: Tx, tags: readonly string[]): Promise<void> {
  // Without the lock, two concurrent replacements would merge.
  await tx.execute(sql`lock table ${recommendedTags} in share row exclusive mode`);
  await tx.delete(recommendedTags);
  if (tags.length === 0) return;
  await tx.insert(recommendedTags).values(tags.map((tag, position) => ({ tag, position })));
}

export async function insertCampaign(tx: Tx, campaign: typeof campaigns.$inferInsert): Promise<void> {
  await tx.insert(campaigns).values(campaign);
}

/** Returns false if the campaign does not exist. */
export async function updateCampaign(
  tx: Tx,
  { id, ...change }: typeof campaigns.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.update(campaigns).set(change).where(eq(campaigns.id, id));
  return rowCount === 1;
}

export async function deleteCampaign(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(campaigns).where(eq(campaigns.id, id));
  return rowCount === 1;
}

/** Collections with all their stories in order, including hidden ones; with `name`, only that collection. */
export async function listEditableCollections(handle: Handle, name?: string) {
  const { collection, storyId, position } = collectionStories;
  const ids = sql<string[]>`coalesce(array_agg(${storyId} order by ${position}, ${storyId})
    filter (where ${storyId} is not null), '{}')`;
  return handle
    .select({
      name: collections.name,
      title: collections.title,
      description: collections.description,
      storyIds: ids,
    })
    .from(collections)
    .leftJoin(collectionStories, eq(collection, collections.name))
    .where(name === undefined ? undefined : eq(collections.name, name))
    .groupBy(collections.name)
    .orderBy(asc(collections.position), asc(collections.name));
}

/** Lists campaigns, the latest start first. */
export async function listCampaigns(handle: Handle) {
  return handle.select().from(campaigns).orderBy(desc(campaigns.startsAt), desc(campaigns.id));
}
