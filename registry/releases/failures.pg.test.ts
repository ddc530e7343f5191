import type { CountedReport } from '@storyloom/contract/platform/part-report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
const report: CountedReport = {
  mfe: 'broken',
  buildId: 'aaaaaaaaaaaa',
  composition: 'one',
  part: 'route:page-0',
  phase: 'load',
  reason: 'threw',
  message: 'Error: on purpose',
  count: 3,
};
beforeAll(async () => {
  registry = await startTestRegistry();
  team = teamAt(registry);
  await team.publish(sampleRelease({ mfe: 'broken', paths: ['/broken'] }));
});
afterAll(() => registry.stop());

const send = (reports: unknown, token = registry.token('host')) =>
  team.ask('POST', '/failures', token, JSON.stringify(reports));
const failures = async () => (await (await fetch(`${registry.url}/failures`)).json()) as unknown[];

describe('failures', () => {
  it('are added up by micro-frontend, build, composition, phase and reason, with the last message', async () => {
    const frame = { file: 'browser/static/js/a.js', line: 1, column: 20 };
    expect((await send([{ ...report, stack: [frame] }])).status).toBe(200);
    await send([
      { ...report, part: 'route:page-1', message: 'Error: again' },
      { ...report, phase: 'render' },
    ]);
    expect(await failures()).toEqual([
      {
        ...report,
        count: 6,
        part: 'route:page-1',
        message: 'Error: again',
        stack: [frame],
        version: '1.0.0',
        lastAt: expect.any(String),
      },
      { ...report, phase: 'render', stack: null, version: '1.0.0', lastAt: expect.any(String) },
    ]);
  });

  it('are ignored for a build that the registry does not have', async () => {
    const before = await failures();
    expect((await send([{ ...report, buildId: 'bbbbbbbbbbbb' }])).status).toBe(200);
    expect(await failures()).toEqual(before);
  });

  it('are deleted 30 days after the last report', async () => {
    const setAge = (age: string) =>
      registry.pool.query(
        "UPDATE registry.failures SET last_at = now() - $1::interval WHERE phase = 'load'",
        [age],
      );
    await setAge('29 days 23 hours');
    await send([{ ...report, phase: 'render' }]);
    expect(await failures()).toHaveLength(2);
    await setAge('30 days 1 hour');
    await send([{ ...report, phase: 'render' }]);
    expect(await failures()).toEqual([expect.objectContaining({ phase: 'render', count: 9 })]);
  });

  it('are listed by micro-frontend, the most frequent first', async () => {
    await team.publish(sampleRelease({ mfe: 'also', paths: ['/also'] }));
    await send([
      { ...report, mfe: 'also', count: 1 },
      { ...report, phase: 'draw', count: 400 },
      { ...report, phase: 'load', count: 1 },
    ]);
    expect(await failures()).toMatchObject([
      { mfe: 'also', count: 1 },
      { mfe: 'broken', phase: 'draw', count: 400 },
      { mfe: 'broken', phase: 'render', count: 9 },
      { mfe: 'broken', phase: 'load', count: 1 },
    ]);
  });

  it.each([
    ["a team's token", [report], () => registry.token('broken'), 401],
    ['another shape', [{ ...report, count: 0 }], () => registry.token('host'), 400],
    ['too many at once', Array(501).fill(report), () => registry.token('host'), 400],
  ])('are refused with %s', async (_, reports, token, status) => {
    expect((await send(reports, token())).status).toBe(status);
  });
});
