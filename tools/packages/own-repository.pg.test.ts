import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DevMfe } from '@storyloom/contract/platform/dev-mfe';
import { teamAt } from '@storyloom/registry/fixtures/team.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../bootstrap/paths.mjs';
import { freePort } from '../bootstrap/ports.mjs';
import { createOutside, type Outside } from './fixtures/outside.ts';
import { type ReleaseRegistry, startReleaseRegistry } from './fixtures/release-registry.ts';
import { problemsOf } from './problems.ts';

// Packages are built, packed and installed, on a machine that may do other things.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let registry: ReleaseRegistry;
let outside: Outside;
let team: string;

beforeAll(async () => {
  registry = await startReleaseRegistry();
  outside = await createOutside({ REGISTRY_URL: registry.url, REGISTRY_TOKEN: registry.token('community') });
  team = join(outside.folder, 'community');
});
afterAll(async () => {
  outside.remove();
  await registry.stop();
});

/** The commands of each section of the guide. */
const guide = [
  ...readFileSync(join(ROOT, 'docs/guides/own-repository.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs),
];
const [create = '', publish = '', goBack = ''] = guide.map(([, commands]) => commands);
const live = async () => (await teamAt(registry).composition()).mfes.community?.stable;

describe('the packages', () => {
  test('have no problem that publint or attw finds', async () => {
    for (const file of outside.tarballs) expect(await problemsOf(file)).toEqual([]);
  });
});

describe('a micro-frontend in a repository of its own', () => {
  test('is created and checked by the commands of the guide', async () => {
    const printed = await outside.shell(outside.folder, create);
    expect(printed).toContain('types: passed');
    expect(printed).toMatch(/size: route:home \d/);
  });

  test('is served from source', async () => {
    const port = await freePort();
    const args = [join(team, 'node_modules/storyloom/dist/storyloom.js'), 'dev', '--port', String(port)];
    const server = spawn(process.execPath, args, { cwd: team, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void server.kill());
    const [printed] = (await once(server.stdout, 'data')) as [Buffer];
    expect(printed.toString()).toContain(`npm run dev -- community=http://localhost:${port}`);
    const { mfe } = (await (await fetch(`http://localhost:${port}/storyloom.json`)).json()) as DevMfe;
    expect(mfe.parts['route:home']?.js.length).toBeGreaterThan(0);
    const entry = await fetch(mfe.stable.entry.url);
    expect(await entry.text()).toContain('storyloom_community_dev');
    const { metaData } = await (await fetch(`http://localhost:${port}/mf-manifest.json`)).json();
    expect(metaData).toMatchObject({
      globalName: 'storyloom_community_dev',
      publicPath: `http://localhost:${port}/`,
    });
  });

  test('is published by the commands of the guide', async () => {
    const printed = await outside.shell(team, publish);
    expect(printed).toMatch(/community 0\.1\.0 \(\w{12}\) published/);
    expect((await live())?.manifest.routes.map(({ path }) => path)).toEqual(['/community']);
  });

  test('has a dialog and an event of its own, as examples/community has', async () => {
    rmSync(join(team, 'routes'), { recursive: true });
    cpSync(join(ROOT, 'examples', 'community'), team, { recursive: true });
    await outside.shell(team, 'npm install\nnpx storyloom publish');
    expect((await live())?.manifest.dialogs).toEqual(['community-rules@1']);
  });

  test('has an event and a dialog that another team uses, and that it may not break', async () => {
    const quiz = join(outside.folder, 'quiz');
    cpSync(team, quiz, { recursive: true, verbatimSymlinks: true });
    const uses = `import { defineMfe } from '@storyloom/mfe/define';
import { communityRules } from './contract/community-rules.ts';
import { topicPosted } from './contract/topic-posted.ts';
const load = () => import('./routes/topics.tsx');
export default defineMfe({ name: 'quiz', routes: [{ id: 'topics', path: '/quiz', load }], events: { listens: [topicPosted] }, opens: [communityRules] });
`;
    writeFileSync(join(quiz, 'mfe.ts'), uses);
    await outside.shell(quiz, `REGISTRY_TOKEN=${registry.token('quiz')} npx storyloom publish`);
    const definition = join(team, 'contract/topic-posted.ts');
    const source = readFileSync(definition, 'utf8');
    writeFileSync(definition, source.replace('strictObject({})', 'strictObject({ id: z.string() })'));
    await expect(outside.shell(team, 'npx storyloom publish')).rejects.toThrow(
      /community 0\.1\.0 \(\w+\) sends what quiz 0\.1\.0 \(\w+\) does not expect of the event community\.topic-posted@1: payload\.id is new\./,
    );
    writeFileSync(definition, source);
    await outside.shell(quiz, `REGISTRY_TOKEN=${registry.token('quiz')} npx storyloom withdraw`);
  });

  test('is not published with a type that the packages do not have', async () => {
    const { buildId } = (await live()) ?? {};
    appendFileSync(join(team, 'contract/topic-posted.ts'), "defineEvent({ name: 'community.closed' });\n");
    await expect(outside.shell(team, 'npx storyloom publish')).rejects.toThrow('The check "types" failed.');
    expect((await live())?.buildId).toBe(buildId);
  });

  test('goes back to the release before, and off the site, by the commands of the guide', async () => {
    const printed = await outside.shell(team, goBack);
    expect(printed).toMatch(/community is back on .*\ncommunity is off the site/);
    expect(await live()).toBeUndefined();
  });
});
