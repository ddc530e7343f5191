import type pg from 'pg';
import { type Logger, pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createRegistry } from './app.ts';
import { definitions } from './fixtures/definitions.ts';
import { derivedToken } from './platform/actor.ts';
import type { RegistryKeys } from './platform/keys.ts';
import { openDiskStore } from './releases/file-store.ts';

const tokenSecret = Buffer.from('secret');

/** Creates a registry whose database answers every query with `query`. */
function start(query: () => Promise<unknown>) {
  const said: { level: number; path?: string }[] = [];
  const log: Logger = pino({}, { write: (line: string) => void said.push(JSON.parse(line)) });
  const app = createRegistry({
    pool: { query } as unknown as pg.Pool,
    store: openDiskStore('/nonexistent'),
    keys: { tokenSecret } as RegistryKeys,
    definitions,
    checkCode: vi.fn(),
    log,
  });
  return { app, said };
}

describe('createRegistry', () => {
  it('answers /alive without its database, but /ready only with it', async () => {
    const up = start(async () => ({ rows: [] })).app;
    expect(await (await up.request('/ready')).text()).toBe('ready');
    const { app, said } = start(async () => Promise.reject(new Error('password of the database')));
    expect((await app.request('/alive')).status).toBe(200);
    const response = await app.request('/ready');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('password');
    expect(said).toMatchObject([{ level: 50, path: '/ready' }]);
  });

  it('does not log refusals as failures', async () => {
    const { app, said } = start(async () => ({ rows: [] }));
    expect((await app.request('/nothing')).status).toBe(404);
    expect((await app.request('/failures', { method: 'POST' })).status).toBe(401);
    expect((await app.request('/mfes/reader/rollback', { method: 'POST' })).status).toBe(401);
    expect(said).toEqual([]);
  });

  it('refuses a file of more than 20 MB', async () => {
    const { app } = start(async () => ({ rows: [] }));
    const response = await app.request('/files/reader/aaaaaaaaaaaa/browser/a.js', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${derivedToken(tokenSecret, 'reader')}`,
        'content-length': String(20 * 1024 * 1024 + 1),
      },
      body: 'x',
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: 'This is too large: a request may have at most 20 MB.' });
  });
});
