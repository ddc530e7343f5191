import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import type { Images } from '../images/images.service.ts';
import type { Moderation } from '../moderation/moderation.service.ts';
import type { Models } from '../providers/providers.service.ts';
import { createCovers } from './covers/covers.service.ts';
import { generatedCovers } from './covers/generated-covers.schema.ts';
import { helpRequests } from './requests/help-requests.schema.ts';
import { createHelpRequests, type HelpParts } from './requests/help-requests.service.ts';
import { createTextHelp } from './texts/texts.service.ts';

const failExpired = defineScheduledJob({ name: 'writing-help.fail-expired', cron: '* * * * *' });
const deleteEnded = defineScheduledJob({ name: 'writing-help.delete-ended', cron: '23 * * * *' });

interface Parts extends HelpParts {
  models: Models;
  moderation: Moderation;
  images: Images;
  drawSample(text: string, style: string): Promise<Buffer>;
}

export type WritingHelp = ReturnType<typeof createWritingHelp>;

/** Improved texts, suggestions and covers for authors, for points. */
export function createWritingHelp(parts: Parts) {
  const requests = createHelpRequests(parts);
  return {
    ...createTextHelp({ ...parts, requests }),
    covers: createCovers({ ...parts, requests }),
    failExpired: requests.failExpired,
    cleanUp: requests.cleanUp,
    drain: requests.drain,
    jobs: [handleJob(failExpired, requests.failExpired), handleJob(deleteEnded, requests.cleanUp)],
  };
}

/** Erases the requests and generated covers of a user; their files follow as unreferenced ones. */
export async function eraseWritingHelp(
  tx: Tx,
  { userId }: { userId: string },
  limit: number,
): Promise<number> {
  let erased = 0;
  for (const table of [helpRequests, generatedCovers]) {
    erased += await deleteRows(tx, table, sql`user_id = ${userId}`, limit);
  }
  return erased;
}

export const ownCovers = defineOwnData(
  'generated-covers.json',
  'Covers you generated.',
  (userId) => sql`select id as key, to_jsonb(c) as data from ${generatedCovers} c where user_id = ${userId}`,
);

export const ownHelpRequests = defineOwnData(
  'writing-help.json',
  'Writing help of the last 30 days, with its results.',
  (userId) => sql`
    select id as key, to_jsonb(r) - '{client_request_id,request_hash,lease_until}'::text[] as data
    from ${helpRequests} r where user_id = ${userId}`,
);
