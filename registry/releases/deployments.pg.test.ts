import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';

let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
beforeAll(async () => {
  registry = await startTestRegistry();
  team = teamAt(registry);
});
afterAll(() => registry.stop());

const record = (application: string, versions: unknown, token = registry.token(application)) =>
  team.ask('PUT', `/deployments/${application}`, token, JSON.stringify(versions));

describe('the registry', () => {
  it('refuses a release that needs a newer contract than the live API, and accepts it once the API is deployed', async () => {
    expect((await record('api', { '@storyloom/contract': '1.0.0' })).status).toBe(200);
    const sample = sampleRelease({ mfe: 'early', paths: ['/early'], contract: '1.1.0' });
    const { status, body } = await team.publish(sample);
    expect(status).toBe(422);
    expect(body.error).toMatch(/built with @storyloom\/contract 1\.1\.0, but the live API has 1\.0\.0/);
    await record('api', { '@storyloom/contract': '1.1.0' });
    expect((await team.publish(sample)).body.result).toBe('published');
  });

  it('refuses a rollback to a release that the live shell has outgrown', async () => {
    const shared = (version: string) => ({ '@storyloom/mfe': version });
    const shell = (facade: string) => ({
      react: '19.3.1',
      '@storyloom/contract': '1.0.0',
      ...shared(facade),
    });
    await record('shell', shell('1.0.0'));
    await team.publish(
      sampleRelease({ mfe: 'older', build: 'a', paths: ['/older'], shared: shared('1.0.0') }),
    );
    await record('shell', shell('2.0.0'));
    await team.publish(
      sampleRelease({ mfe: 'older', build: 'b', paths: ['/older'], shared: shared('2.0.0') }),
    );
    const { status, body } = await team.rollBack('older');
    expect(status).toBe(422);
    expect(body.error).toMatch(/built with @storyloom\/mfe 1\.0\.0, but the live shell has 2\.0\.0/);
  });

  it.each([
    ["another application's token", 'api', { react: '19.0.0' }, () => registry.token('shell'), 401],
    ['an unknown application', 'worker', { react: '19.0.0' }, () => registry.token('worker'), 404],
    ['something that is no version', 'api', { react: 'latest' }, () => registry.token('api'), 400],
  ])('records nothing for %s', async (_, application, versions, token, status) => {
    expect((await record(application, versions, token())).status).toBe(status);
  });
});
