import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SampleCheckout, sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { teamAt } from '../fixtures/team.ts';
import { checkCodeInProcess } from '../releases/gates/code-gate/check-code.ts';
import type { RunChecks } from './checks.ts';
import { recordDeployments } from './deployed.ts';
import { publish, publishAtStart } from './publish.ts';
import { type ReleaseTarget, releaseTarget } from './settings.ts';

let registry: TestRegistry;
let checkout: SampleCheckout;
const lines: string[] = [];
const say = (line: string) => void lines.push(line);
const target = () => ({
  registryUrl: registry.url,
  token: (mfe: string) => registry.token(mfe),
  installationToken: () => registry.token('installation'),
});
const checks = { types: 'passed', arrows: 'passed', tests: '3 passed' };
const options = (wrong: Partial<ReleaseTarget> = {}) => ({
  root: checkout.root,
  target: { ...target(), ...wrong },
  say,
  runChecks: async () => checks,
});
beforeAll(async () => {
  registry = await startTestRegistry({ checkCode: checkCodeInProcess() });
  checkout = sampleCheckout();
});
afterAll(async () => {
  checkout.remove();
  await registry.stop();
});

describe('release deployed', () => {
  test('records the contract of both applications, and what the shell shares', async () => {
    await recordDeployments(['shell', 'api'], { target: target(), say });
    const { rows } = await registry.pool.query<{ application: string; versions: Record<string, string> }>(
      'SELECT application, versions FROM registry.deployments ORDER BY application',
    );
    const [api, shell] = rows.map(({ versions }) => versions);
    expect(Object.keys(api ?? {})).toEqual(['@storyloom/contract']);
    expect(shell).toMatchObject({ ...api, react: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(lines.at(-1)).toBe(`api: @storyloom/contract ${api?.['@storyloom/contract']}`);
    await expect(recordDeployments(['worker'], { target: target(), say })).rejects.toThrow(
      'Only the shell and the API are recorded: shell or api, not worker.',
    );
  });
});

describe('release publish', () => {
  test('completes an interrupted upload', async () => {
    const built = await checkout.build();
    const release = { mfe: 'sample', buildId: built.buildId };
    const entry = `${registry.url}/files/sample/${release.buildId}/browser/remoteEntry.js`;
    await fetch(entry, {
      method: 'PUT',
      headers: { authorization: `Bearer ${registry.token('sample')}` },
      body: readFileSync(join(built.dist, 'browser/remoteEntry.js')),
    });
    await publish('sample', options());
    expect(lines.at(-1)).toBe(`sample 1.2.3 (${built.buildId}) published, ${built.assets.length} files`);
    expect((await teamAt(registry).composition()).mfes.sample?.stable.parts).toEqual(built.parts);
  });

  test("keeps source maps beside the release, for the team's token only", async () => {
    const built = await checkout.build();
    const address = `${registry.url}/files/sample/${built.buildId}/maps/server/mfe.mjs.map`;
    const headers = { authorization: `Bearer ${registry.token('sample')}` };
    const foreign = { authorization: `Bearer ${registry.token('other')}` };
    for (const refused of [{}, foreign])
      expect((await fetch(address, { headers: refused })).status).toBe(401);
    const response = await fetch(address, { headers });
    expect(response.headers.get('cache-control')).toMatch(/^private, /);
    expect(await response.text()).toBe(readFileSync(join(built.dist, 'maps/server/mfe.mjs.map'), 'utf8'));
    expect(JSON.stringify((await teamAt(registry).composition()).mfes.sample)).not.toContain('.map');
  });

  test('does not build sources that are already live', async () => {
    await publish('sample', options());
    expect(lines.at(-1)).toMatch(/^sample 1\.2\.3 \([a-z0-9]{12}\) is already live$/);
  });

  test('publishes a changed source as a new release beside the old one', async () => {
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'navy';\n");
    await publish('sample', options());
    const { stable, lastKnownGood } = (await teamAt(registry).composition()).mfes.sample ?? {};
    expect(lastKnownGood?.buildId).toMatch(/^[a-z0-9]{12}$/);
    expect(stable?.buildId).not.toBe(lastKnownGood?.buildId);
  });

  test('publishes nothing when a check fails, or when the sources change meanwhile', async () => {
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'gold';\n");
    const before = await teamAt(registry).composition();
    const failing = async () => Promise.reject(new Error('The check "types" failed. Nothing was published.'));
    await expect(publish('sample', { ...options(), runChecks: failing })).rejects.toThrow(
      'The check "types" failed',
    );
    const edited = async () => {
      writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'rose';\n");
      return checks;
    };
    await expect(publish('sample', { ...options(), runChecks: edited })).rejects.toThrow(
      'The sources of sample changed while the checks ran. Publish again.',
    );
    expect((await teamAt(registry).composition()).id).toBe(before.id);
  });

  test('is refused by the registry before anything is built or checked', async () => {
    const old = JSON.stringify({ '@storyloom/contract': '0.1.0' });
    await teamAt(registry).ask('PUT', '/deployments/api', registry.token('api'), old);
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'mint';\n");
    const runChecks = vi.fn();
    await expect(publish('sample', { ...options(), runChecks })).rejects.toThrow(/the live API has 0\.1\.0/);
    expect(runChecks).not.toHaveBeenCalled();
    const [refusal] = await teamAt(registry).kept('sample', 'refusals');
    expect(refusal).toMatchObject({
      action: 'publish',
      reason: expect.stringContaining('the live API has 0.1.0'),
    });
    await recordDeployments(['api'], { target: target(), say });
  });

  test('does not check a build again that has passed, and sends commit and note', async () => {
    const runChecks = vi.fn(async () => checks);
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'jade';\n");
    const note = 'x'.repeat(501);
    await expect(publish('sample', { ...options(), runChecks, note })).rejects.toThrow(/^Not a release/);
    await publish('sample', { ...options(), runChecks, note: 'In jade' });
    expect(runChecks).toHaveBeenCalledOnce();
    const [release] = await teamAt(registry).kept('sample', 'releases');
    expect(release).toMatchObject({
      state: 'live',
      about: { commit: null, changed: false, author: null, note: 'In jade' },
    });
  });

  test('runs only the tests that changes since the live commit reach', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', checkout.root, ...args])
        .toString()
        .trim();
    const colour = (name: string) => {
      writeFileSync(join(checkout.dir, 'features/colour.ts'), `export const colour = '${name}';\n`);
      git('add', '--all');
      git('-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', 'commit', '-qm', name);
      return git('rev-parse', 'HEAD');
    };
    git('init', '-q');
    writeFileSync(join(checkout.root, '.gitignore'), '.tmp\n');
    const runChecks = vi.fn<RunChecks>(async () => checks);
    const first = colour('opal');
    await publish('sample', { ...options(), runChecks });
    colour('ruby');
    await publish('sample', { ...options(), runChecks });
    expect(runChecks.mock.calls.map(([, { since }]) => since)).toEqual([null, first]);
  });

  test("leaves a team's release alone at npm start, and says how to replace it", async () => {
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'coral';\n");
    await publishAtStart('sample', options());
    expect(lines.at(-1)).toMatch(
      /^sample 1\.2\.3 \([a-z0-9]{12}\) stays live; for the build of this checkout: npm run release -- publish sample$/,
    );
    await teamAt(registry).withdraw('sample');
    await publishAtStart('sample', options());
    expect(lines.at(-1)).toMatch(/^sample stays withdrawn; for the build of this checkout/);
  });

  test("fails with the registry's message without the token", async () => {
    writeFileSync(join(checkout.dir, 'features/colour.ts'), "export const colour = 'plum';\n");
    await expect(publish('sample', options({ token: () => 'wrong' }))).rejects.toThrow(
      'The registry does not know this token.',
    );
  });

  test('names a registry that does not answer', async () => {
    await expect(publish('sample', options({ registryUrl: 'http://127.0.0.1:1' }))).rejects.toThrow(
      /^The registry at http:\/\/127\.0\.0\.1:1 cannot be reached .*Is it running\?$/,
    );
  });

  test('needs REGISTRY_TOKEN unless it runs beside the registry', () => {
    const here = releaseTarget({ DATA_DIR: join(registry.folder, '..', 'none') });
    expect(() => here.token('sample')).toThrow(
      /set REGISTRY_TOKEN to the one your team was given, or run beside the registry/,
    );
    expect(releaseTarget({ REGISTRY_TOKEN: 'given' }).token('sample')).toBe('given');
    expect(releaseTarget({ REGISTRY_URL: 'https://releases.example' }).registryUrl).toBe(
      'https://releases.example',
    );
  });

  test('refuses a micro-frontend that is not in the checkout', async () => {
    await expect(publish('nothing', options())).rejects.toThrow(
      'There is no mfe-nothing with an mfe.ts in this checkout.',
    );
  });
});

describe('release start', () => {
  test('publishes a build that no team has released, signed by the installation, and nothing twice', async () => {
    const own = await startTestRegistry();
    const other = sampleCheckout();
    const installationToken = vi.fn(() => own.token('installation'));
    const target = { registryUrl: own.url, token: own.token, installationToken };
    const start = () => publishAtStart('sample', { root: other.root, target, say });
    await start();
    expect(lines.at(-1)).toMatch(/^sample 1\.2\.3 \([a-z0-9]{12}\) published, \d+ files$/);
    await start();
    expect(lines.at(-1)).toMatch(/^sample 1\.2\.3 \([a-z0-9]{12}\) is already live$/);
    expect(installationToken).toHaveBeenCalledOnce();
    const { rows } = await own.pool.query('SELECT author FROM registry.audit');
    expect(rows).toEqual([{ author: 'installation' }]);
    other.remove();
    await own.stop();
  });
});
