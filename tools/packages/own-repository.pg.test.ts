import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { teamAt } from '@storyloom/registry/fixtures/team.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';
import { type NpmRegistry, startNpmRegistry } from './fixtures/npm-registry.ts';
import { type ReleaseRegistry, startReleaseRegistry } from './fixtures/release-registry.ts';
import { problemsOf } from './problems.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'storyloom-packages-'));
const tarballs = join(folder, 'tarballs');
const team = join(folder, 'community');
let npmRegistry: NpmRegistry;
let registry: ReleaseRegistry;

beforeAll(async () => {
  await run('npm', ['run', 'packages', '--', tarballs], { cwd: ROOT });
  npmRegistry = await startNpmRegistry(folder);
  registry = await startReleaseRegistry(join(folder, 'data'));
  await Promise.all(
    readdirSync(tarballs).map((file) => shell(folder, `npm publish ${join(tarballs, file)}`)),
  );
});
afterAll(async () => {
  npmRegistry.close();
  await registry.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs commands as a team does, in a folder outside of this checkout; returns what they print. */
async function shell(cwd: string, commands: string): Promise<string> {
  const env = {
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    HOME: folder,
    NPM_CONFIG_USERCONFIG: npmRegistry.npmrc,
    REGISTRY_URL: registry.url,
    REGISTRY_TOKEN: registry.token('community'),
    NO_COLOR: '1',
  };
  const { stdout } = await run('sh', ['-e', '-c', commands], { cwd, env }).catch(
    (error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    },
  );
  return stdout;
}

/** The commands of each section of the guide. */
const guide = [
  ...readFileSync(join(ROOT, 'docs/guides/own-repository.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs),
];
const [create = '', publish = '', goBack = ''] = guide.map(([, commands]) => commands);
const live = async () => (await teamAt(registry).composition()).mfes.community?.stable;

describe('the packages', () => {
  test('have no problem that publint or attw finds', async () => {
    for (const file of readdirSync(tarballs)) expect(await problemsOf(join(tarballs, file))).toEqual([]);
  });
});

describe('a micro-frontend in a repository of its own', () => {
  test('is created and checked by the commands of the guide', async () => {
    const printed = await shell(folder, create);
    expect(printed).toContain('types: passed');
    expect(printed).toMatch(/budgets: route:home is \d/);
  });

  test('is published by the commands of the guide', async () => {
    const printed = await shell(team, publish);
    expect(printed).toMatch(/community 0\.1\.0 \(\w{12}\) published/);
    expect((await live())?.manifest.routes.map(({ path }) => path)).toEqual(['/community']);
  });

  test('has a dialog and an event of its own, as examples/community has', async () => {
    rmSync(join(team, 'routes'), { recursive: true });
    cpSync(join(ROOT, 'examples', 'community'), team, { recursive: true });
    await shell(team, 'npm install\nnpx storyloom publish');
    expect((await live())?.manifest.dialogs).toEqual(['community-rules@1']);
  });

  test('is not published with a type that the packages do not have', async () => {
    const { buildId } = (await live()) ?? {};
    appendFileSync(join(team, 'contract/topic-posted.ts'), "defineEvent({ name: 'community.closed' });\n");
    await expect(shell(team, 'npx storyloom publish')).rejects.toThrow('The check "types" failed.');
    expect((await live())?.buildId).toBe(buildId);
  });

  test('goes back to the release before, and off the site, by the commands of the guide', async () => {
    const printed = await shell(team, goBack);
    expect(printed).toMatch(/community is back on .*\ncommunity is off the site/);
    expect(await live()).toBeUndefined();
  });
});
