import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PartReport } from '@storyloom/contract/platform/part-report';
import type { VisitCount } from '@storyloom/contract/platform/visit-count';
import { type VitalsReport, vitalsPath } from '@storyloom/contract/platform/vitals';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeUpRelease } from '../../fixtures/fake-registry.ts';
import { serveWith, type WebServer } from '../../fixtures/web-server.ts';
import { createMetrics } from '../metrics.ts';
import { createPartReports, type PartReports } from './part-reports.ts';

const report: PartReport = {
  mfe: 'sample',
  buildId: 'aaaaaaaaaaaa',
  composition: 'one',
  part: 'route:home',
  phase: 'load',
  reason: 'threw',
  message: 'Error: broken',
};
let said: Record<string, unknown>[];
let forwarded: { authorization: string | undefined; body: unknown }[];
let registry: WebServer;
let host: WebServer;
let metrics: ReturnType<typeof createMetrics>;
let reports: PartReports;
let status: number;
let failures: [string, string][];
let counts: VisitCount[];
let rates: VitalsReport[];

async function answerReports(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  forwarded.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
  response.writeHead(status).end('{}');
}
const release = madeUpRelease(new Map());
const options = () => ({
  artifacts: { release: async (mfe: string) => (mfe === 'sample' ? release : null) },
  metrics,
  visits: {
    fail: (...failed: [string, string]) => void failures.push(failed),
    rate: (rated: VitalsReport) => void rates.push(rated),
    take: () => counts.splice(0),
  },
  log: pino({}, { write: (line: string) => void said.push(JSON.parse(line)) }),
  registryUrl: registry.url,
  token: 'secret',
  forwardMs: 600_000,
});

beforeEach(async () => {
  said = [];
  forwarded = [];
  status = 200;
  failures = [];
  counts = [];
  rates = [];
  registry = await serveWith(answerReports);
  metrics = createMetrics();
  reports = createPartReports(options());
  host = await serveWith((request, response) => void reports.answer(request, response));
});
afterEach(async () => {
  vi.useRealTimers();
  reports.stop();
  await Promise.all([registry.close(), host.close()]);
});

const send = async (body: unknown, path = '/') =>
  (
    await fetch(host.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;

const frame = { file: release.assets[0]?.url ?? '', line: 1, column: 20 };

describe('createPartReports', () => {
  it('logs, counts and forwards the reports of browsers', async () => {
    expect([await send(report), await send({ ...report, part: 'route:read' })]).toEqual([204, 204]);
    expect(said[0]).toMatchObject({ level: 40, ...report, version: '1.0.0', msg: 'part failed' });
    expect(await metrics.text()).toContain(
      'storyloom_part_failures_total{mfe="sample",build="aaaaaaaaaaaa",phase="load",reason="threw"} 2',
    );
    await reports.forward();
    await reports.forward();
    expect(forwarded).toEqual([
      { authorization: 'Bearer secret', body: [{ ...report, part: 'route:read', count: 2 }] },
    ]);
  });

  it.each([
    ['an unknown release', { ...report, mfe: 'nothing' }],
    ['another shape', { ...report, more: 1 }],
    ['a phase of hosts', { ...report, phase: 'draw' }],
    [
      'a stack of files that the release does not have',
      { ...report, stack: [{ ...frame, file: 'other.js' }] },
    ],
    ['a stack with a path outside', { ...report, stack: [{ ...frame, file: '../entry.js' }] }],
    ['a stack with text', { ...report, stack: [{ ...frame, name: 'a wish' }] }],
    ['a stack that is too long', { ...report, stack: Array.from({ length: 11 }, () => frame) }],
    ['no JSON', '{'],
    ['nothing', ''],
  ])('ignores %s', async (_, body) => {
    expect(await send(body)).toBe(204);
    await reports.forward();
    expect([said, forwarded]).toEqual([[], []]);
  });

  it('logs a report of a preview, and counts and forwards nothing', async () => {
    await send({ ...report, visit: 'visit', isPreview: true });
    await reports.forward();
    expect(said).toMatchObject([{ msg: 'part failed', isPreview: true }]);
    expect([failures, forwarded, await metrics.text()]).toEqual([
      [],
      [],
      expect.not.stringContaining('_total{'),
    ]);
  });

  it('forwards a stack of files of the release', async () => {
    await send({ ...report, stack: [frame] });
    await reports.forward();
    expect(forwarded[0]?.body).toEqual([{ ...report, stack: [frame], count: 1 }]);
  });

  it('refuses a report above the limit', async () => {
    expect(await send({ ...report, message: 'x'.repeat(5_000) })).toBe(413);
    expect(said).toEqual([]);
  });

  it('keeps 500 kinds of reports for the registry, and counts repeated ones', async () => {
    for (let kind = 0; kind < 502; kind++) await reports.add({ ...report, composition: `c${kind}` });
    await reports.add({ ...report, composition: 'c0' });
    await reports.forward();
    const sent = forwarded[0]?.body as { composition: string; count: number }[];
    expect(sent).toHaveLength(500);
    expect(sent.find(({ composition }) => composition === 'c0')?.count).toBe(2);
    expect(sent.find(({ composition }) => composition === 'c500')).toBeUndefined();
  });

  it('forwards texts that the registry can store and a terminal can show', async () => {
    await send({ ...report, part: 'route:\0home', message: 'A \u001b[31msea \u202e\ud83d' });
    await reports.forward();
    expect(forwarded[0]?.body).toEqual([{ ...report, message: 'A [31msea \ufffd', count: 1 }]);
  });

  it('logs that the registry refused the reports', async () => {
    status = 401;
    await send(report);
    await reports.forward();
    expect(said.at(-1)).toMatchObject({ reports: 1, reason: 'The registry answered 401' });
    status = 200;
    await reports.forward();
    expect(forwarded).toHaveLength(1);
  });

  it.each([503, 429, 408])('forwards reports again if the registry answered with %d', async (refusal) => {
    status = refusal;
    await send(report);
    await reports.forward();
    await send(report);
    status = 200;
    await reports.forward();
    await reports.forward();
    expect(forwarded.map(({ body }) => body)).toEqual([[{ ...report, count: 1 }], [{ ...report, count: 2 }]]);
  });

  it('forwards reports again if the registry did not answer, and none without a token', async () => {
    const { port } = registry;
    await registry.close();
    await send(report);
    await reports.forward();
    expect(said.at(-1)).toMatchObject({ reports: 1, msg: 'reports not forwarded' });
    registry = await serveWith(answerReports, port);
    const silent = createPartReports({ ...options(), token: null });
    await silent.add(report);
    await silent.forward();
    silent.stop();
    expect(forwarded).toEqual([]);
    await reports.forward();
    expect(forwarded[0]?.body).toEqual([{ ...report, count: 1 }]);
  });

  it('counts the visit of a report, and sends the counts before the reports', async () => {
    expect(await send({ ...report, visit: 'v1' })).toBe(204);
    expect(failures).toEqual([['v1', 'sample']]);
    const place = { mfe: 'sample', buildId: 'bbbbbbbbbbbb', basisPoints: 100, arm: 'canary' } as const;
    const count: VisitCount = { ...place, signal: 'failed', visits: 3, failures: 1 };
    counts = [count];
    await reports.forward();
    expect(forwarded.map(({ body }) => body)).toEqual([[count], [{ ...report, count: 1 }]]);
  });

  it('counts vitals of known releases in their form', async () => {
    const { mfe, buildId } = report;
    const rated: VitalsReport = { mfe, buildId, visit: 'v1', ratings: { LCP: 'poor' } };
    for (const body of [rated, { ...rated, mfe: 'nothing' }, { ...rated, ratings: { LCP: 4_200 } }, report])
      expect(await send(body, vitalsPath)).toBe(204);
    expect([rates, said]).toEqual([[rated], []]);
  });
});
