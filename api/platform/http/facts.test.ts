import { compositionHeader, siteHeader } from '@storyloom/contract/core/headers';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type Logger, silentLogger } from '../logger.ts';
import { readFacts } from './facts.ts';
import type { RequestFacts } from './route.ts';

/** The fields that every line of a request's log has. */
async function loggedFields(headers: Record<string, string>): Promise<Record<string, unknown>> {
  let fields: object = {};
  const logger = {
    child(added: object) {
      fields = added;
      return logger;
    },
  } as unknown as Logger;
  const app = new Hono();
  app.get('/', (c) => {
    readFacts(c, logger);
    return c.text('');
  });
  await app.request('/', { headers });
  return { ...fields };
}

describe('readFacts', () => {
  it('logs the composition that the page runs', async () => {
    expect(await loggedFields({ [compositionHeader]: 'c1.a-b' })).toEqual({
      requestId: expect.any(String),
      composition: 'c1.a-b',
    });
  });

  it.each(['', 'two words', 'x'.repeat(65), '{"a":1}'])('does not log the header %j', async (value) => {
    expect(await loggedFields({ [compositionHeader]: value })).toEqual({ requestId: expect.any(String) });
  });

  /** The facts of a request from a peer. */
  async function factsOf(peer: string | undefined, headers: Record<string, string>) {
    let facts: RequestFacts | undefined;
    const app = new Hono();
    app.get('/', (c) => {
      facts = readFacts(c, silentLogger);
      return c.text('');
    });
    await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
    return facts;
  }
  const forwarded = { 'x-forwarded-for': '6.6.6.6, 198.51.100.9', [siteHeader]: 'https://stories.example/a' };

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', undefined])(
    'accepts the last forwarded address and the site from the host, at %s',
    async (peer) => {
      expect(await factsOf(peer, forwarded)).toMatchObject({
        network: '198.51.100.9',
        site: 'https://stories.example',
        isLocal: false,
      });
      expect(await factsOf(peer, {})).toMatchObject({ site: null, isLocal: true });
    },
  );

  it.each(['203.0.113.5', '::ffff:203.0.113.5'])(
    'accepts neither from another machine, at %s',
    async (peer) => {
      expect(await factsOf(peer, forwarded)).toMatchObject({
        network: '203.0.113.5',
        site: null,
        isLocal: false,
      });
      expect(await factsOf(peer, {})).toMatchObject({ isLocal: false });
    },
  );

  it.each(['', 'stories.example', 'javascript:alert(1)', 'ftp://stories.example'])(
    'does not accept %j as a site',
    async (site) => {
      expect(await factsOf('127.0.0.1', { [siteHeader]: site })).toMatchObject({ site: null });
    },
  );

  it('keeps a request id that is safe for logs, and makes one otherwise', async () => {
    expect(await factsOf('127.0.0.1', { 'x-request-id': 'edge-1:a.b' })).toMatchObject({
      requestId: 'edge-1:a.b',
    });
    const made = await factsOf('127.0.0.1', { 'x-request-id': 'two words' });
    expect(made?.requestId).toMatch(/^[\w-]+$/);
  });
});
