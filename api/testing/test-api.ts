import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@storyloom/testing/database';
import { compose, settings } from '../compose.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../platform/db.ts';
import { silentLogger } from '../platform/logger.ts';
import { readSettings } from '../platform/settings.ts';
import { fakeClock } from './fake-clock.ts';
import { replySchema } from './reply-check.ts';

export interface Answer {
  status: number;
  headers: Headers;
  code: number;
  msg: string;
  // The tests state what they expect of it, and the contract's own schemas check the rest.
  data: Record<string, unknown>;
}

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** Files of another database would be taken for left ones. */
export const noFiles = () => join(tmpdir(), 'storyloom-tests-without-files');

/**
 * A whole API on a fresh database, called without a socket; `drop` it when done.
 * `through` changes the address by which the API reaches that database.
 */
export async function createTestApi(env: NodeJS.ProcessEnv = {}, through = (url: string) => url) {
  const created = await createTestDatabase();
  await migrate({ url: created.url });
  const config = readSettings(settings, { DATABASE_URL: created.url, DATA_DIR: noFiles(), ...env });
  const clock = fakeClock('2026-03-01T12:00:00Z');
  const database = openDatabase({ url: through(created.url), size: 10, logger: silentLogger });
  const api = compose({ config, database, clock, logger: silentLogger, address: () => 'http://127.0.0.1:1' });

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const response = await api.app.request(path, init);
    const body = (await response.json()) as Pick<Answer, 'code' | 'msg' | 'data'>;
    // Replies are trusted in production; here each success must be what the contract promises.
    if (body.code === 0) replySchema(api.routes, init.method ?? 'GET', path)?.parse(body.data);
    return { status: response.status, headers: response.headers, ...body };
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
    /** A new guest's token. */
    async guest(): Promise<string> {
      const answer = await send('/user/anonymity-register', { method: 'POST' });
      return String(answer.data.tokenId);
    },
    async drop(): Promise<void> {
      await api.stop();
      await database.close();
      await created.drop();
    },
  };
}
