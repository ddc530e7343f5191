import { createTestDatabase } from '@storyloom/testing/database';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { compose, settings } from '../../../compose.ts';
import { migrate } from '../../../database/migrations.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/db.ts';
import { serve } from '../../../platform/http/serve.ts';
import { silentLogger } from '../../../platform/logger.ts';
import { readSettings } from '../../../platform/settings.ts';
import { publishSample, type StoryOptions } from '../../../testing/story-builder.ts';
import { noFiles } from '../../../testing/test-api.ts';
import { createReader, type Reader } from './reader.ts';

export type ChatHarness = Awaited<ReturnType<typeof createChatHarness>>;
export type HarnessProcess = Awaited<ReturnType<ChatHarness['process']>>;

/** A database with stories, a fault server, and as many API processes' worth of the API as a test wants. */
export async function createChatHarness() {
  const created = await createTestDatabase();
  await migrate({ url: created.url });
  const faults: FaultServer = await startFaultServer();
  const own = openDatabase({ url: created.url, size: 3, logger: silentLogger });
  const stops: (() => Promise<void>)[] = [];
  const authorId = 'author';
  await own.pool.query(
    `insert into users (id, name, created_at, is_real) values ('${authorId}', 'Author', now(), true)`,
  );

  /** The API with a model that behaves as its name says; `storyteller` is the offline one. */
  async function startProcess(model: string, wishes: Record<string, string> = {}) {
    const llm = model === 'storyteller' ? {} : { LLM_BASE_URL: faults.baseUrl, LLM_MODEL: model };
    const env = {
      DATABASE_URL: created.url,
      DATA_DIR: noFiles(),
      STORYTELLER_CHARS_PER_SECOND: '4000',
      GUESTS_PER_MINUTE: '9999',
    };
    const config = readSettings(settings, { ...env, ...llm, ...wishes });
    const database = openDatabase({ url: created.url, size: 6, logger: silentLogger });
    let base = '';
    const api = compose({ config, database, clock: systemClock, logger: silentLogger, address: () => base });
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

  return {
    url: created.url,
    faults,
    process: startProcess,
    story: (wishes: Partial<StoryOptions> = {}) =>
      publishSample(own.db, { authorId, at: new Date(), ...wishes }).then(({ storyId }) => storyId),
    async query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
      return (await own.pool.query(text, values)).rows as Row[];
    },
    async balance(reader: Reader): Promise<number> {
      const answer = await reader.get('/ai-lab/user-integral-account/account');
      return Number(answer.data.totalIntegral);
    },
    async close(): Promise<void> {
      await Promise.all(stops.map((stop) => stop()));
      await faults.close();
      await own.close();
      await created.drop();
    },
  };
}
