import { sql } from 'drizzle-orm';
import {
  banners,
  campaigns,
  collectionStories,
  collections,
  recommendedTags,
} from '../../modules/editorial/editorial.schema.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { seedId } from '../seed-authors.ts';
import { banners as seedBanners } from './banners.ts';
import { campaigns as seedCampaigns } from './campaigns.ts';
import { collections as seedCollections } from './collections.ts';
import { drawBanner } from './draw-banner.ts';
import { tags as seedTags } from './tags.ts';

const DAY = 86_400_000;
const LASTS = 180 * DAY;

/**
 * Brings what the house shows on its first day. Each piece comes once: what administrators made of it since,
 * also deleting it, stays. Gives how many came.
 */
export async function seedOperation(
  db: Db,
  { dataDir, now }: { dataDir: string; now: Date },
): Promise<number> {
  const pictures = await Promise.all(
    seedBanners.map(async ({ slug, art }) => [slug, await drawBanner(dataDir, slug, art)] as const),
  );
  return db.transaction(async (tx) => {
    let came = 0;
    const once = async (name: string, bring: () => Promise<unknown>) => {
      if (!(await isNew(tx, name, now))) return;
      await bring();
      came += 1;
    };
    for (const [place, { slug, title, text, href }] of seedBanners.entries()) {
      const imageUrl = new Map(pictures).get(slug) ?? null;
      const row = { id: seedId('banner', slug), title, text, href, imageUrl, place };
      await once(`banner:${slug}`, () => tx.insert(banners).values(row));
      await redraw(tx, row.id, slug, imageUrl);
    }
    for (const [place, { stories, ...told }] of seedCollections.entries()) {
      await once(`collection:${told.name}`, async () => {
        await tx
          .insert(collections)
          .values({ ...told, place })
          .onConflictDoNothing();
        await collect(tx, told.name, stories);
      });
    }
    await once('tags', () =>
      tx
        .insert(recommendedTags)
        .values(seedTags.map((tag, place) => ({ tag, place })))
        .onConflictDoNothing(),
    );
    const startsAt = new Date(Math.floor(now.getTime() / DAY) * DAY);
    const endsAt = new Date(startsAt.getTime() + LASTS);
    for (const { slug, ...told } of seedCampaigns) {
      const row = { id: seedId('campaign', slug), ...told, startsAt, endsAt };
      await once(`campaign:${slug}`, () => tx.insert(campaigns).values(row));
    }
    return came;
  });
}

async function isNew(tx: Tx, name: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`insert into editorial_seeds values (${name}, ${now}) on conflict do nothing`,
  );
  return rowCount === 1;
}

/** A picture of ours follows its drawing; one that an administrator chose stays. */
async function redraw(tx: Tx, id: string, slug: string, imageUrl: string | null): Promise<void> {
  await tx.execute(sql`update banners set image_url = ${imageUrl}
    where id = ${id} and image_url ~ ${`^/files/banners/${slug}-[0-9a-f]{12}[.]webp$`}`);
}

async function collect(tx: Tx, collection: string, slugs: string[]): Promise<void> {
  for (const [place, slug] of slugs.entries()) {
    await tx
      .insert(collectionStories)
      .values({ collection, storyId: seedId('story', slug), place })
      .onConflictDoNothing();
  }
}
