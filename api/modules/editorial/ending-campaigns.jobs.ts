import { notificationLimits } from '@storyloom/contract/notifications/limits';
import { and, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle } from '../../platform/db.ts';
import { defineScheduledJob } from '../../platform/jobs/job.ts';
import { insertNotices } from '../notices/notices.service.ts';
import type { CampaignRow } from './editorial.repository.ts';
import { campaigns } from './editorial.schema.ts';

export const tellEnding = defineScheduledJob({ name: 'editorial.tell-ending-campaigns', cron: '7 9 * * *' });
const DAY_MS = 86_400_000;

/** Tells authors with an entry that a campaign ends soon. A later run tells those who entered since. */
export async function tellEndingCampaigns({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  const soon = new Date(now.getTime() + notificationLimits.campaignDays * DAY_MS);
  const ending = await db
    .select()
    .from(campaigns)
    .where(and(lte(campaigns.startsAt, now), gt(campaigns.endsAt, now), lte(campaigns.endsAt, soon)));
  for (const campaign of ending) {
    const { id, title, type } = campaign;
    const detail = { title, type, endsAt: campaign.endsAt.toISOString() };
    await db.transaction(async (tx) => {
      const entries = await listEntrants(tx, campaign);
      const notices = entries.map(
        (entry) => ({ ...entry, key: `ends${id}`, kind: 'CAMPAIGN_ENDS', detail }) as const,
      );
      await insertNotices(tx, notices, now);
    });
  }
}

/** The authors of a campaign's entries, each with the newest one. */
async function listEntrants(
  handle: Handle,
  { type, tag }: CampaignRow,
): Promise<{ userId: string; storyId: string }[]> {
  const { rows } = await handle.execute<{ userId: string; storyId: string }>(sql`
    select distinct on (author_id) author_id as "userId", story_id as "storyId" from listed_stories
    where type = ${type} and lower(btrim(${tag})) in (select normalized_tags(tags))
    order by author_id, published_at desc, story_id`);
  return rows;
}
