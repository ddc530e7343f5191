import { sql } from 'drizzle-orm';
import {
  banners,
  campaigns,
  collectionStories,
  collections,
  editorialSeeds,
  recommendedTags,
} from '../../modules/editorial/editorial.schema.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { seedId } from '../seed-authors.ts';
import { banners as seedBanners } from './banners.ts';
import { campaigns as seedCampaigns } from './campaigns.ts';
import { collections as seedCollections } from './collections.ts';
import { drawBanner } from './draw-banner.ts';
import { tags as seedTags } from './tags.ts';

const DAY = 86_400_000;
const CAMPAIGN_MS = 30 * DAY;

/**
 * Inserts the editorial content of the first day, each piece once: an administrator's edits and deletions are never
 * undone. Returns the number of pieces inserted.
 */
export async function seedEditorial(
  db: Db,
  { storage, now }: { storage: FileStorage; now: Date },
): Promise<number> {
  const pictures = await Promise.all(
    seedBanners.map(async ({ slug, art }) => [slug, await drawBanner(storage, slug, art)] as const),
  );
  return db.transaction(async (tx) => {
    let inserted = 0;
    const insertOnce = async (name: string, insert: () => Promise<unknown>) => {
      if (!(await recordSeed(tx, name, now))) return;
      await insert();
      inserted += 1;
    };
    const startsAt = new Date(Math.floor(now.getTime() / DAY) * DAY);
    const endsAt = new Date(startsAt.getTime() + CAMPAIGN_MS);
    for (const [position, { slug, title, text, href }] of seedBanners.entries()) {
      const imageUrl = new Map(pictures).get(slug) ?? null;
      // The banner of a campaign ends with it.
      const until = href.startsWith('/activity/') ? endsAt : null;
      const row = { id: seedId('banner', slug), title, text, href, imageUrl, position, endsAt: until };
      await insertOnce(`banner:${slug}`, () => tx.insert(banners).values(row));
      await updateImage(tx, row.id, slug, imageUrl);
    }
    for (const [position, { stories, ...content }] of seedCollections.entries()) {
      await insertOnce(`collection:${content.name}`, async () => {
        await tx
          .insert(collections)
          .values({ ...content, position })
          .onConflictDoNothing();
        await insertStories(tx, content.name, stories);
      });
    }
    await insertOnce('tags', () =>
      tx
        .insert(recommendedTags)
        .values(seedTags.map((tag, position) => ({ tag, position })))
        .onConflictDoNothing(),
    );
    for (const { slug, ...content } of seedCampaigns) {
      const row = { id: seedId('campaign', slug), ...content, startsAt, endsAt };
      await insertOnce(`campaign:${slug}`, () => tx.insert(campaigns).values(row));
    }
    return inserted;
  });
}

/** Returns false if the piece was inserted before. */
async function recordSeed(tx: Tx, name: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.insert(editorialSeeds).values({ name, seededAt: now }).onConflictDoNothing();
  return rowCount === 1;
}

/** Replaces a seeded picture by its current drawing, but no picture that an administrator chose. */
async function updateImage(tx: Tx, id: string, slug: string, imageUrl: string | null): Promise<void> {
  await tx.execute(sql`update banners set image_url = ${imageUrl}
    where id = ${id} and image_url ~ ${`^/files/banners/${slug}-[0-9a-f]{12}[.]webp$`}`);
}

async function insertStories(tx: Tx, collection: string, slugs: string[]): Promise<void> {
  for (const [position, slug] of slugs.entries()) {
    await tx
      .insert(collectionStories)
      .values({ collection, storyId: seedId('story', slug), position })
      .onConflictDoNothing();
  }
}
