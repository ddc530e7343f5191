import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOfflineProviders } from '@storyloom/offline/providers';
import { compose } from '../compose.ts';
import { openDatabase } from '../platform/db.ts';
import { type Logger, silentLogger } from '../platform/logger.ts';
import { readSettings } from '../platform/settings.ts';
import { settings } from '../settings.ts';
import { fakeClock } from './fake-clock.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { findReplySchema } from './reply-check.ts';

export interface TestResponse {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  // Validated by the contract's schemas; tests assert the parts they are about.
  data: Record<string, unknown>;
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** A folder that does not exist, so that image cleanup finds no files of other databases. */
export const noFiles = () => join(tmpdir(), 'storyloom-tests-without-files');

/**
 * Creates an API on a new database, called without a socket. Call `drop` when done. `through` can replace the database
 * address that the API uses. `poolSize` is its number of connections.
 */
export async function createTestApi(
  env: NodeJS.ProcessEnv = {},
  through = (url: string) => url,
  logger: Logger = silentLogger,
  poolSize = 10,
) {
  const created = await createMigratedDatabase();
  const config = readSettings(settings, { DATABASE_URL: created.url, DATA_DIR: noFiles(), ...env });
  const clock = fakeClock('2026-03-01T12:00:00Z');
  const database = openDatabase({ url: through(created.url), size: poolSize, logger: silentLogger });
  const api = compose({
    config,
    database,
    clock,
    logger,
    address: () => 'http://127.0.0.1:1',
    offline: createOfflineProviders(config.STORYTELLER_CHARS_PER_SECOND, (error) => {
      throw error;
    }),
  });

  async function send(path: string, init: RequestInit): Promise<TestResponse> {
    const response = await api.app.request(path, init);
    const { status, headers } = response;
    if (headers.get('content-type')?.startsWith('text/csv'))
      return { status, headers, code: 0, msg: '', data: {} };
    const body = (await response.json()) as Pick<TestResponse, 'code' | 'msg' | 'data'>;
    // Production does not validate replies; tests do.
    if (body.code === 0) findReplySchema(api.routes, init.method ?? 'GET', path)?.parse(body.data);
    return { status, headers, ...body };
  }
  const tokenHeader = (token?: string): Record<string, string> =>
    token === undefined ? {} : { tokenid: token };

  return {
    ...api,
    url: created.url,
    clock,
    database,
    send,
    get: (path: string, token?: string) => send(path, { headers: tokenHeader(token) }),
    post: (path: string, body: unknown, token?: string) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...tokenHeader(token) },
        body: JSON.stringify(body),
      }),
    /** Registers a guest and returns its token. */
    async guest(): Promise<string> {
      const response = await send('/user/anonymity-register', { method: 'POST' });
      return String(response.data.tokenId);
    },
    async drop(): Promise<void> {
      await api.stop();
      await database.close();
      await created.drop();
    },
  };
}
