import { createOfflineProviders } from '@storyloom/offline/providers';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { compose } from '../../../compose.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/db.ts';
import { serve } from '../../../platform/http/serve.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { readSettings } from '../../../platform/settings.ts';
import { settings } from '../../../settings.ts';
import { createMigratedDatabase } from '../../../testing/migrated-database.ts';
import { publishSample, type StoryOptions } from '../../../testing/story-builder.ts';
import { noFiles } from '../../../testing/test-api.ts';
import type { ChatTimings } from '../timings.ts';
import { createReader, type Reader } from './reader.ts';

const quickTimings: Partial<ChatTimings> = {
  flushMs: 100,
  imageRenewalMs: 300,
  expiryCheckMs: 200,
  drainMs: 500,
  pollMs: 30,
};

export type ChatHarness = Awaited<ReturnType<typeof createChatHarness>>;
export type HarnessProcess = Awaited<ReturnType<ChatHarness['process']>>;

/** A database with a story author, a fault server, and any number of API instances. */
export async function createChatHarness() {
  const created = await createMigratedDatabase();
  const faults: FaultServer = await startFaultServer();
  const own = openDatabase({ url: created.url, size: 3, logger: silentLogger });
  const stops: (() => Promise<void>)[] = [];
  const authorId = 'author';
  await own.pool.query(
    `insert into users (id, name, created_at, is_real) values ('${authorId}', 'Author', now(), true)`,
  );

  /**
   * Starts the API with a scripted model, or with the offline storyteller for `storyteller`. Leases keep their real length:
   * a test that needs an expired one sets it in the database. `address` is a wrong one for other processes.
   */
  async function startProcess(
    model: string,
    env: Record<string, string> = {},
    timings: Partial<ChatTimings> = {},
    address?: string,
  ) {
    const llm = model === 'storyteller' ? {} : { LLM_BASE_URL: faults.baseUrl, LLM_MODEL: model };
    const defaults = {
      DATABASE_URL: created.url,
      DATA_DIR: noFiles(),
      STORYTELLER_CHARS_PER_SECOND: '4000',
      RATE_LIMIT_FACTOR: '1000',
    };
    const config = readSettings(settings, { ...defaults, ...llm, ...env });
    const database = openDatabase({ url: config.DATABASE_URL, size: 6, logger: silentLogger });
    let base = '';
    const api = compose({
      config,
      database,
      clock: systemClock,
      logger: silentLogger,
      address: () => address ?? base,
      offline: createOfflineProviders(config.STORYTELLER_CHARS_PER_SECOND, (error) => {
        throw error;
      }),
      chatTimings: { ...quickTimings, ...timings },
    });
    const listening = await serve(api.app, { port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${listening.port}`;
    let stopped: Promise<unknown> | undefined;
    const stop = async () => {
      stopped ??= Promise.all([api.stop(), listening.stop(0)]).then(() => database.close());
      await stopped;
    };
    stops.push(stop);
    return { base, api, stop, reader: () => createReader(base) };
  }

  async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await own.pool.query(text, values)).rows as Row[];
  }

  return {
    url: created.url,
    faults,
    process: startProcess,
    story: (options: Partial<StoryOptions> = {}) =>
      publishSample(own.db, { authorId, at: new Date(), ...options }).then(({ storyId }) => storyId),
    query,
    /** The length of a running reply's text that other processes can read. */
    async loggedLength(runId: string): Promise<number> {
      const [row] = await query<{ length: number }>(
        'select coalesce(max(starts_at + length(text)), 0)::int as length from reply_chunks where run_id = $1',
        [runId],
      );
      return row?.length ?? 0;
    },
    async balance(reader: Reader): Promise<number> {
      const response = await reader.get('/ai-lab/user-integral-account/account');
      return Number(response.data.totalIntegral);
    },
    async close(): Promise<void> {
      await Promise.all(stops.map((stop) => stop()));
      await faults.close();
      await own.close();
      await created.drop();
    },
  };
}
