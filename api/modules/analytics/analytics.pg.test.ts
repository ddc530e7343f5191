import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collector } from '@storyloom/contract/analytics/collector';
import type { WebFigures } from '@storyloom/contract/analytics/entities/web-figures';
import { rateLimits } from '@storyloom/contract/core/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'storyloom-analytics-'));
let api: TestApi;
let admin: Person;

beforeAll(async () => {
  mkdirSync(join(dataDir, 'files'));
  api = await createTestApi({ DATA_DIR: dataDir });
  admin = await newPerson(api, 'admin');
});
beforeEach(async () => {
  api.clock.set('2026-03-01T12:00:00Z');
  await api.database.pool.query('truncate analytics_events, rate_limits');
});
afterAll(async () => {
  await api.drop();
  rmSync(dataDir, { recursive: true });
});

const DAY = 86_400_000;

/** An event as the browser's library sends it; `ahead` is what the browser's clock is wrong by, in ms. */
function event(fields: object = {}, { ahead = 0, age = 0 } = {}) {
  const now = api.clock.now().getTime() + ahead;
  return {
    type: 'track',
    event: '$pageview',
    distinct_id: 'browser1',
    time: now - age,
    _flush_time: now,
    properties: { $url: 'https://stories.example/read/s1', $referrer: '' },
    ...fields,
  };
}

const encode = (data: unknown) =>
  new URLSearchParams({
    data: Buffer.from(JSON.stringify(data)).toString('base64'),
    ext: 'crc=1',
  }).toString();
const send = (body: string) =>
  api.app.request(collector.path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
async function collect(...events: object[]) {
  for (const each of events) expect((await send(encode(each))).status).toBe(204);
  await api.analytics.collector.flush();
}
const web = (element_id: string, distinct_id: string) =>
  event({ event: 'WebEvent', distinct_id, properties: { element_id } });
const first = (distinct_id: string) =>
  event({ distinct_id, properties: { $url: 'https://stories.example/', $is_first_time: true } });

async function read(period = '7') {
  const { data } = await api.get(`/ai-lab/admin/web-statistics?period=${period}`, admin.token);
  return data as WebFigures;
}
const rows = async (text: string) => (await api.database.pool.query(text)).rows;

describe('the collector', () => {
  test('stores what the statistics need, and no user id', async () => {
    await collect(
      event({ distinct_id: 'user1', anonymous_id: 'browser1', login_id: 'user1', ip: '192.0.2.1' }),
    );
    const [row] = await rows('select * from analytics_events');
    expect(row).toMatchObject({
      name: '$pageview',
      visitor_id: 'browser1',
      properties: { path: '/read/s1' },
    });
    expect(JSON.stringify(row)).not.toMatch(/user1|192\.0\.2\.1/);
  });

  test('answers everything alike, and stores no body that is not an event', async () => {
    const bodies = [
      '',
      'data=%%%',
      encode(null),
      encode({ ...event(), type: 'profile_set' }),
      encode({ ...event(), event: 'drop table' }),
      encode({ ...event(), distinct_id: '' }),
      encode({ ...event(), properties: { $url: 'x'.repeat(20_000) } }),
    ];
    for (const body of bodies) expect((await send(body)).status).toBe(204);
    await api.analytics.collector.flush();
    expect(await rows('select 1 from analytics_events')).toEqual([]);
  });

  test('stores an event with characters that PostgreSQL cannot keep, and those after it', async () => {
    const odd = { element_id: 'a\0b\ud800', $url: 'https://stories.example/\0' };
    await collect(event({ event: 'WebEvent', distinct_id: 'a\0', properties: odd }), event());
    expect(await rows('select 1 from analytics_events')).toHaveLength(2);
  });

  test('counts by its own clock when that of the browser is wrong by days', async () => {
    await collect(
      event({ distinct_id: 'ahead' }, { ahead: DAY }),
      event({ distinct_id: 'behind' }, { ahead: -10 * DAY, age: 60_000 }),
      event({ distinct_id: 'old' }, { age: 400 * DAY }),
    );
    const { days } = await read('30');
    expect(days).toHaveLength(30);
    expect(days.filter(({ views }) => views > 0).map(({ day, visitors }) => [day, visitors])).toEqual([
      ['2026-02-24', 1],
      ['2026-03-01', 2],
    ]);
  });

  test('keeps events while the database is away, and stores them when it is back', async () => {
    await api.database.pool.query('alter table analytics_events rename to away');
    await collect(event());
    await api.database.pool.query('alter table away rename to analytics_events');
    await api.analytics.collector.flush();
    expect(await rows('select 1 from analytics_events')).toHaveLength(1);
  });

  test('keeps the events of 90 days, also if its job did not run for a while, and their counts in the storage', async () => {
    await collect(event(), event(), event({ distinct_id: 'browser2' }));
    const job = () => api.analytics.collector.job.run({}, {} as never);
    api.clock.advance(90 * DAY);
    await job();
    expect(await rows('select 1 from analytics_events')).toHaveLength(3);
    api.clock.advance(DAY);
    // A file in place of its folder.
    writeFileSync(join(dataDir, 'files', 'archive'), '');
    await expect(job()).rejects.toThrow();
    expect(await rows('select 1 from analytics_events')).toHaveLength(3);
    rmSync(join(dataDir, 'files', 'archive'));
    await job();
    expect(await rows('select 1 from analytics_events')).toEqual([]);
    const archived = readFileSync(join(dataDir, 'files/archive/visits/2026-03-01.json'), 'utf8');
    expect(JSON.parse(archived)).toMatchObject([
      { day: '2026-03-01', name: '$pageview', source: 'direct', events: 3, visitors: 2 },
    ]);
    expect(archived).not.toContain('browser');
    await collect(event());
    expect(await rows('select 1 from analytics_events')).toHaveLength(1);
  });
});

describe('the web statistics', () => {
  test('count a visit until half an hour without a page view', async () => {
    await collect(event());
    api.clock.advance(29 * 60_000);
    await collect(event(), event({ distinct_id: 'browser2' }));
    api.clock.advance(31 * 60_000);
    await collect(event());
    const { days } = await read();
    expect(days.at(-1)).toEqual({ day: '2026-03-01', visits: 3, visitors: 2, views: 4 });
    expect(days[0]).toEqual({ day: '2026-02-23', visits: 0, visitors: 0, views: 0 });
  });

  test('name the source of a visit: a campaign, another site, or neither', async () => {
    const from = (distinct_id: string, properties: object) =>
      event({ distinct_id, properties: { $url: 'https://stories.example/', ...properties } });
    await collect(
      from('a', { $utm_source: 'letter', $referrer: 'https://mail.example/' }),
      from('b', { $referrer: 'https://search.example/' }),
      from('c', { $referrer: 'https://search.example/' }),
      from('d', { $referrer: 'https://stories.example/read/s1' }),
      from('e', { $referrer: '' }),
    );
    expect((await read()).sources).toEqual([
      { source: 'direct', visits: 2 },
      { source: 'search.example', visits: 2 },
      { source: 'letter', visits: 1 },
    ]);
  });

  test('count a step only for new visitors who reached the one before', async () => {
    await collect(
      ...['a', 'b', 'c', 'd'].map(first),
      ...['a', 'b', 'c', 'old'].map((id) => web('reply', id)),
      ...['a', 'b', 'd'].map((id) => web('account', id)),
      ...['a', 'd'].map((id) => web('purchase', id)),
    );
    expect((await read()).funnel).toEqual({ visit: 4, reply: 3, account: 2, purchase: 1 });
  });

  test('have the web vitals of each release', async () => {
    const vital = (release: string, value: unknown) =>
      event({ event: 'WebVital', properties: { mfe: 'reader', release, metric: 'LCP', value } });
    await collect(
      ...[1_000, 2_000, 3_000, 4_000, 'x'].map((value) => vital('one', value)),
      vital('two', 500),
    );
    expect((await read()).vitals).toEqual([
      { mfe: 'reader', release: 'one', metric: 'LCP', p75: 3_250, samples: 4 },
      { mfe: 'reader', release: 'two', metric: 'LCP', p75: 500, samples: 1 },
    ]);
  });
});

describe('the limit of the collector', () => {
  test('refuses too many events from one network', async () => {
    api.clock.advance(60_000);
    const { requests } = rateLimits.analytics.network;
    for (let sent = 0; sent < requests; sent += 1) expect((await send('')).status).toBe(204);
    expect((await send('')).status).toBe(429);
  });
});
