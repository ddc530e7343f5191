import { join } from 'node:path';
import { createInsight } from '@storyloom/api/modules/insight/insight.service.ts';
import { systemClock } from '@storyloom/api/platform/clock.ts';
import { openDatabase } from '@storyloom/api/platform/db.ts';
import { createLogger } from '@storyloom/api/platform/logger.ts';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { query, seedDatabase } from '../processes/database.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { alternate } from '../report/alternate.ts';
import { median, percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';

const VISITORS = 1_000_000;
const DAYS = 365;
const VERSIONS = 5;
const ROUNDS = 10;
const VISITS = 100_000;
const MAX_READ_MS = 100;
const MAX_VISIT_MS = 1;

/** One story with a year of visitors, readers, and their days. */
const SEED = [
  `insert into users (id, name, created_at) select 'v' || n, 'Visitor', now() from generate_series(1, ${VISITORS}) n`,
  `insert into story_visitors select $1, 'v' || n, current_date - n % ${DAYS}, current_date - n % ${DAYS}, n % 2 = 0
   from generate_series(1, ${VISITORS}) n`,
  `insert into story_visit_days (story_id, day, openings, visitors, new_visitors, latest_visitors, latest_real)
   select story_id, last_day, count(*), count(*), count(*), count(*), count(*) filter (where is_real)
   from story_visitors where story_id = $1 group by 1, 2`,
  `insert into story_turn_days (story_id, version, day, chats, words, readers, latest_readers)
   select $1, v, current_date - d, 500, 60000, 100, 100 from generate_series(1, ${VERSIONS}) v, generate_series(0, ${DAYS - 1}) d`,
  `insert into story_retention select $1, v, current_date - d, t, 2
   from generate_series(1, ${VERSIONS}) v, generate_series(0, ${DAYS - 1}) d, generate_series(1, 50) t`,
  `insert into story_turns select $1, current_date - d, t, 1, 2, 3
   from generate_series(0, ${DAYS - 1}) d, generate_series(1, 50) t`,
];

/** Measures the statistics of a story with many visitors, and the time that counting a visit takes. */
export async function benchInsight(say: (line: string) => void): Promise<Section[]> {
  const server = await startPostgres({ dir: join(scratch(), 'insight') });
  onStop(server.stop);
  const url = await seedDatabase(server.url, { name: 'insight', stories: 1, dataDir: scratch() });
  const [story] = await query(url, 'select id, author_id from stories limit 1');
  const { id: storyId, author_id: authorId } = story as { id: string; author_id: string };
  say(`insight: ${VISITORS} visitors`);
  for (const statement of SEED) await query(url, statement, statement.includes('$1') ? [storyId] : []);
  await query(url, 'vacuum analyze');

  const logger = createLogger('warn');
  const database = openDatabase({ url, size: 8, logger });
  onStop(database.close);
  const insight = createInsight({
    ...{ db: database.db, clock: systemClock, logger },
    jobs: { send: async () => null },
  });
  const time = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return [performance.now() - begun];
  };
  const counted = `select count(*), count(*) filter (where is_real) from story_visitors
    where story_id = $1 and last_day > current_date - 90`;
  const reads = await alternate(ROUNDS, {
    ours: () => time(() => insight.statistics.read(authorId, { storyId, period: 'ALL' })),
    other: () => time(() => database.pool.query(counted, [storyId])),
  });
  say('insight: visits');
  const visits: number[] = [];
  for (let n = 1; n <= VISITS; n += 1) {
    const begun = performance.now();
    insight.countVisit({ storyId, userId: `v${n}`, isRealUser: false, network: `v${n}` });
    visits.push(performance.now() - begun);
  }
  const flushed = await time(() => insight.flushVisits());
  return [
    {
      title: '(k) Insight: a story with 1,000,000 visitors',
      sides: ['Days', 'Count of rows'],
      rows: [
        {
          what: 'All statistics for all time; other side: the unique visitors of 90 days only',
          unit: 'ms',
          ours: median(reads.ours),
          other: median(reads.other),
          target: { words: `≤ ${MAX_READ_MS} ms`, kind: 'at most', limit: MAX_READ_MS },
        },
        {
          what: 'Counting a visit, p99; other side: its share of the write of a batch',
          unit: 'ms',
          ours: percentile(visits, 0.99),
          other: median(flushed) / VISITS,
          target: { words: `≤ ${MAX_VISIT_MS} ms`, kind: 'at most', limit: MAX_VISIT_MS },
        },
      ],
      notes: [
        `A year of days, ${VERSIONS} versions and 50 turns. A visit is collected and written with the others of its second; here ${VISITS} visitors at once, in ${Math.round(median(flushed))} ms.`,
      ],
    },
  ];
}
