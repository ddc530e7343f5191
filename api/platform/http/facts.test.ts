import { compositionHeader, siteHeader } from '@storyloom/contract/core/headers';
import { createTraceparent } from '@storyloom/logging/request-fields';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { silentLogger } from '../logger.ts';
import { readFacts, readParent } from './facts.ts';
import type { RequestFacts } from './route.ts';

describe('readFacts', () => {
  /** The facts of a request from a peer. */
  async function factsOf(peer: string | undefined, headers: Record<string, string>) {
    let facts: RequestFacts | undefined;
    const app = new Hono();
    app.get('/', (c) => {
      facts = readFacts(c, silentLogger, readParent(c) ?? createTraceparent());
      return c.text('');
    });
    await app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
    return facts;
  }

  it.each(['', 'two words', 'x'.repeat(65), '{"a":1}'])('reads no composition from %j', async (value) => {
    expect((await factsOf('127.0.0.1', { [compositionHeader]: value }))?.composition).toBe('');
  });

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

  it('continues the trace of the host, and none of a caller elsewhere', async () => {
    const id = 'a1'.repeat(16);
    const headers = { traceparent: `00-${id}-${'b2'.repeat(8)}-01`, 'x-request-id': 'edge-1' };
    expect((await factsOf('127.0.0.1', headers))?.requestId).toBe(id);
    expect((await factsOf('203.0.113.5', headers))?.requestId).toMatch(/^(?!(a1)+$)[\da-f]{32}$/);
    const forged = { traceparent: `00-${id}-${'b2'.repeat(8)}-01"}` };
    expect((await factsOf('127.0.0.1', forged))?.requestId).toMatch(/^(?!(a1)+$)[\da-f]{32}$/);
  });
});
