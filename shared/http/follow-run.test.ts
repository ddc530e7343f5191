import { send } from '@storyloom/contract/chat/endpoints/send';
import type { RunEvent } from '@storyloom/contract/chat/entities/run-event';
import { chatTimings } from '@storyloom/contract/chat/timings';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { type Connection, serveRun } from './fixtures/run-server.ts';
import { type FollowOptions, followRun, resumeRun } from './follow-run.ts';

const text = 'The gate groans. “Who’s there?” 🜂 asks 守门人, lifting a lantern — and waits for you.';
const input = { storyId: 's1', content: 'Knock', clientRequestId: 'request-1' };
const backoff = { base: 4, longest: 16, tries: 6 };

let close = async () => {};
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

async function follow(connections: Connection[], options: Partial<FollowOptions> = {}) {
  const server = await serveRun(text, connections);
  close = server.close;
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const client = createClient({ baseUrl: server.url, headers: () => ({}), wait });
  const got: RunEvent[] = [];
  const end = followRun(client.transport, send, input, {
    onData: (event) => got.push(event),
    backoff,
    ...options,
  });
  const shown = () => got.map((event) => (event.type === 'delta' ? event.text : '')).join('');
  return { server, client, got, shown, end, waits };
}

describe('followRun', () => {
  it('delivers the whole text and resolves with the last event', async () => {
    const { end, shown, got, server } = await follow([]);
    expect(await end).toMatchObject({ type: 'done', pointsCharged: 1 });
    expect(shown()).toBe(text);
    expect([got[0]?.type, got.at(-1)?.type]).toEqual(['created', 'done']);
    expect(server.requests).toHaveLength(1);
  });

  it('ends with the last event even if the server keeps the socket open', async () => {
    const { end } = await follow([{ keepOpen: true }]);
    expect((await end).type).toBe('done');
  });

  it('resumes after the delivered text when the connection breaks, and reports reconnecting', async () => {
    const reports: boolean[] = [];
    const { end, shown, server, got } = await follow([{ cutAfterBytes: 300 }], {
      onReconnecting: (reconnecting) => reports.push(reconnecting),
    });
    await end;
    expect(shown()).toBe(text);
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /ai-lab/ai-story/chat',
      'GET /ai-lab/ai-story/chat/stream?runId=run1',
    ]);
    expect(Number(server.requests[1]?.headers['last-event-id'])).toBeGreaterThan(0);
    expect(reports).toEqual([true, false]);
    expect(got.filter((event) => event.type === 'created')).toHaveLength(1);
  });

  it('reports each loss once, however many attempts follow it', async () => {
    const reports: boolean[] = [];
    const lost: Connection[] = [
      { cutAfterBytes: 400 },
      { status: 503 },
      { status: 503 },
      { endAfterEvents: 3 },
    ];
    const { end } = await follow(lost, { onReconnecting: (reconnecting) => reports.push(reconnecting) });
    await end;
    expect(reports).toEqual([true, false, true, false]);
  });

  it.each<[string, Connection[], Partial<FollowOptions>?]>([
    ['text that is known already', [{ cutAfterBytes: 400 }, { overlap: 7 }]],
    ['a replay from the start', [{ cutAfterBytes: 400 }, { overlap: 10_000 }]],
    ['a missing part', [{ cutAfterBytes: 400 }, { gap: 3 }]],
    // Bytes that follow one another quickly arrive together, and nothing of them is read if some are garbled.
    ['garbled bytes', [{ cutAfterBytes: 400 }, { garbleAt: 500 }, { garbleAt: 250 }]],
    ['a server that is starting up', [{ cutAfterBytes: 400 }, { status: 503 }, { status: 502 }]],
    // This silence is longer than a busy machine takes for an event.
    ['silence', [{ silentAfterEvents: 4 }], { silence: 1_000 }],
  ])('delivers each character once after %s', async (_, connections, options) => {
    const { end, shown } = await follow(connections, options);
    await end;
    expect(shown()).toBe(text);
  });

  it('waits twice as long for a byte after each silence', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const silent = { silentAfterEvents: 4 };
    const { end } = await follow([silent, silent], { silence: 160 });
    await end;
    const times = new Set(timers.mock.calls.map(([, ms]) => Number(ms)));
    expect([...times].filter((ms) => ms >= 160 && ms < 1_000).slice(0, 3)).toEqual([160, 320, 640]);
  });

  it('waits as long as for any stream while the reply is not created, because nothing can be resumed', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const waits = (wanted: number) => timers.mock.calls.filter(([, ms]) => ms === wanted).length;
    const controller = new AbortController();
    const { signal } = controller;
    const { end } = await follow([{ silentAfterEvents: 0 }], { silence: 160, signal });
    // After the headers and after the first comment.
    while (waits(chatTimings.watchdog) < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(waits(160)).toBe(0);
    controller.abort(new Error('left'));
    await expect(end).rejects.toThrow('left');
  });

  it('delivers each character once, wherever and however often the connection breaks', async () => {
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
        // The first connection must reach `created`, because nothing is resumed before it.
        const { end, shown } = await follow([{ cutAfterBytes: 260 }, ...faults]);
        await end;
        expect(shown()).toBe(text);
        await close();
      }),
      { numRuns: 60 },
    );
  });

  it('waits as long as Retry-After says', async () => {
    const { end, shown, waits } = await follow([
      { cutAfterBytes: 400 },
      { status: 429, retryAfter: '1' },
      { status: 429, retryAfter: '3' },
    ]);
    await end;
    expect(waits.slice(1)).toEqual([1_000, 3_000]);
    expect(shown()).toBe(text);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('continues after %i', async (status) => {
    const { end, shown } = await follow([{ cutAfterBytes: 400 }, { status }, { status }]);
    await end;
    expect(shown()).toBe(text);
  });

  it('continues however often the connection breaks, if each attempt receives new text', async () => {
    const breaks = Array.from({ length: 8 }, () => ({ endAfterEvents: 2 }));
    const { end, shown, server } = await follow(breaks, { backoff: { ...backoff, tries: 1 } });
    await end;
    expect(shown()).toBe(text);
    expect(server.requests).toHaveLength(1 + breaks.length);
  });

  it('does not send the request again before created', async () => {
    const { end, server } = await follow([{ cutAfterBytes: 20 }]);
    await expect(end).rejects.toMatchObject({ name: 'NetworkError' });
    expect(server.requests).toHaveLength(1);
  });

  it.each<[string, Connection]>([
    ['text', { cutAfterBytes: 0 }],
    ['new text', { overlap: 10_000, endAfterEvents: 2 }],
  ])('gives up after the allowed attempts without %s', async (_, attempt) => {
    const down = Array.from({ length: 40 }, () => attempt);
    const { end, server } = await follow([{ cutAfterBytes: 400 }, ...down]);
    await expect(end).rejects.toMatchObject({ name: 'NetworkError' });
    expect(server.requests).toHaveLength(1 + backoff.tries);
  });

  it('does not ask again for an unknown run', async () => {
    const { end, server } = await follow([{ cutAfterBytes: 400 }, { status: 404 }]);
    await expect(end).rejects.toMatchObject({ status: 404 });
    expect(server.requests).toHaveLength(2);
  });

  it('stops following when the caller aborts, and sends nothing more', async () => {
    const controller = new AbortController();
    const { end, server } = await follow([{ silentAfterEvents: 3 }], {
      signal: controller.signal,
      onData: () => controller.abort(new Error('left')),
    });
    await expect(end).rejects.toThrow('left');
    expect(server.requests).toHaveLength(1);
  });

  it('is continued by resumeRun from the text that a reloaded page shows', async () => {
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
