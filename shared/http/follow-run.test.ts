import { send } from '@storyloom/contract/endpoints/chat/send';
import type { RunEvent } from '@storyloom/contract/entities/run-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { type Connection, serveRun } from './fixtures/run-server.ts';
import { type FollowOptions, followRun, resumeRun } from './follow-run.ts';

const text = 'The gate groans. “Who’s there?” 🜂 asks 守门人, lifting a lantern — and waits for you.';
const input = { storyId: 's1', content: 'Knock', clientRequestId: 'request-1' };
const backoff = { base: 4, longest: 16, tries: 6 };

let close = async () => {};
afterEach(() => close());

async function follow(connections: Connection[], options: Partial<FollowOptions> = {}) {
  const server = await serveRun(text, connections);
  close = server.close;
  const client = createClient({ baseUrl: server.url, headers: () => ({}) });
  const got: RunEvent[] = [];
  const end = followRun(client.transport, send, input, {
    onData: (event) => got.push(event),
    backoff,
    ...options,
  });
  const shown = () => got.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  return { server, client, got, shown, end };
}

describe('following a reply', () => {
  it('gives the whole text and the end', async () => {
    const { end, shown, got, server } = await follow([]);
    expect(await end).toMatchObject({ type: 'done', pointsCharged: 1 });
    expect(shown()).toBe(text);
    expect([got[0]?.type, got.at(-1)?.type]).toEqual(['created', 'done']);
    expect(server.requests).toHaveLength(1);
  });

  it('ends with the last event although the server keeps the socket open', async () => {
    const { end } = await follow([{ keepOpen: true }]);
    expect((await end).type).toBe('done');
  });

  it('after a cut asks for what follows the text it has, and tells the reader', async () => {
    const told: boolean[] = [];
    const { end, shown, server, got } = await follow([{ cutAfterBytes: 300 }], {
      onReconnecting: (reconnecting) => told.push(reconnecting),
    });
    await end;
    expect(shown()).toBe(text);
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /ai-lab/ai-story/chat',
      'GET /ai-lab/ai-story/chat/stream?runId=run1',
    ]);
    expect(Number(server.requests[1]?.headers['last-event-id'])).toBeGreaterThan(0);
    expect(told).toEqual([true, false]);
    expect(got.filter((event) => event.type === 'created')).toHaveLength(1);
  });

  it.each<[string, Connection[]]>([
    ['text that it has already', [{ cutAfterBytes: 400 }, { overlap: 7 }]],
    ['a replay from the very start', [{ cutAfterBytes: 400 }, { overlap: 10_000 }]],
    ['a missing part', [{ cutAfterBytes: 400 }, { gap: 3 }]],
    ['garbled bytes', [{ garbleAt: 500 }, { garbleAt: 250 }]],
    ['a server that is starting', [{ cutAfterBytes: 400 }, { status: 503 }, { status: 502 }]],
    ['silence', [{ silentAfterEvents: 4 }]],
  ])('shows each character once after %s', async (_, connections) => {
    const { end, shown } = await follow(connections, { silence: 200 });
    await end;
    expect(shown()).toBe(text);
  });

  it('shows each character once, wherever and however often it is cut', async () => {
    const connection = fc.record(
      {
        cutAfterBytes: fc.integer({ min: 0, max: 2_500 }),
        overlap: fc.nat(40),
        garbleAt: fc.integer({ min: 9, max: 2_500 }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(connection, { maxLength: 4 }), async (faults) => {
        // The first connection must get as far as `created`: before it nothing is resumed.
        const { end, shown } = await follow([{ cutAfterBytes: 260 }, ...faults]);
        await end;
        expect(shown()).toBe(text);
        await close();
      }),
      { numRuns: 60 },
    );
  });

  it('waits as long as Retry-After says', async () => {
    const { end, shown } = await follow([
      { cutAfterBytes: 400 },
      { status: 429, retryAfter: '1' },
      { status: 429, retryAfter: '1' },
    ]);
    const started = performance.now();
    await end;
    expect(performance.now() - started).toBeGreaterThan(1_900);
    expect(shown()).toBe(text);
  });

  it('sends nothing again before created', async () => {
    const { end, server } = await follow([{ cutAfterBytes: 20 }]);
    await expect(end).rejects.toMatchObject({ name: 'NetworkError' });
    expect(server.requests).toHaveLength(1);
  });

  it('gives up after so many tries without a new character', async () => {
    const down = Array.from({ length: 40 }, () => ({ cutAfterBytes: 0 }));
    const { end, server } = await follow([{ cutAfterBytes: 400 }, ...down]);
    await expect(end).rejects.toMatchObject({ name: 'NetworkError' });
    expect(server.requests).toHaveLength(1 + backoff.tries);
  });

  it('does not ask again for a run that does not exist', async () => {
    const { end, server } = await follow([{ cutAfterBytes: 400 }, { status: 404 }]);
    await expect(end).rejects.toMatchObject({ status: 404 });
    expect(server.requests).toHaveLength(2);
  });

  it('stops following when the reader leaves, and stops nothing else', async () => {
    const controller = new AbortController();
    const { end, server } = await follow([{ silentAfterEvents: 3 }], { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('left')), 50);
    await expect(end).rejects.toThrow('left');
    expect(server.requests).toHaveLength(1);
  });

  it('goes on from the text that a reloaded page already shows', async () => {
    const { client, end, server } = await follow([]);
    await end;
    let rest = '';
    const onData = (event: RunEvent) => {
      if (event.type === 'delta') rest += event.text;
    };
    await resumeRun(client.transport, 'run1', 21, { onData });
    expect(rest).toBe(text.slice(21));
    expect(server.requests[1]?.headers['last-event-id']).toBe('21');
  });
});
