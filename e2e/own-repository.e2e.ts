import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@storyloom/tools/bootstrap/ports.mjs';
import { createOutside, type Outside } from '@storyloom/tools/packages/fixtures/outside.ts';
import { problemsOf } from '@storyloom/tools/packages/fixtures/problems.ts';
import { expect, test } from './support/fixtures.ts';
import { register } from './support/register.ts';
import { liveComposition, tokenOf } from './support/registry-team.ts';
import { home, settings } from './support/site.ts';

test.describe.configure({ mode: 'serial' });

const root = join(import.meta.dirname, '..');
const examples = join(root, 'examples');
/** The commands of each section of the guide. */
const guide = [
  ...readFileSync(join(root, 'docs/guides/own-repository.md'), 'utf8').matchAll(/```sh\n(.*?)```/gs),
];
const [create = '', publish = '', goBack = ''] = guide.map(([, commands]) => commands);
const live = async () => (await liveComposition()).mfes.community?.stable;

let outside: Outside;
let team: string;
test.beforeAll(async () => {
  const { REGISTRY_PORT } = settings;
  outside = await createOutside({
    REGISTRY_URL: `http://127.0.0.1:${REGISTRY_PORT}`,
    REGISTRY_TOKEN: tokenOf('community'),
  });
  team = join(outside.folder, 'community');
});
test.afterAll(() => outside.remove());

test('publint and attw find no problem in the packages', async () => {
  for (const file of outside.tarballs) expect(await problemsOf(file)).toEqual([]);
});

test('a micro-frontend in a repository of its own is created, checked and published by the guide', async () => {
  const printed = await outside.shell(outside.folder, create);
  expect(printed).toContain('types: passed');
  expect(printed).toMatch(/size: route:home \d/);
  expect(await outside.shell(team, publish)).toMatch(/community 0\.1\.0 \(\w{12}\) published/);
  expect((await live())?.manifest.routes.map(({ path }) => path)).toEqual(['/community']);
});

test('it opens its dialog and hears its event', async ({ page, request }) => {
  rmSync(join(team, 'routes'), { recursive: true });
  await cp(join(examples, 'community'), team, { recursive: true });
  await outside.shell(team, 'npm install\nnpx storyloom publish');
  expect((await live())?.manifest.dialogs).toEqual(['community-rules@1']);
  await expect.poll(async () => (await request.get('/community')).text()).toContain('New topics');
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Search', 'Create', 'Shelf', 'Community', 'Me']);
  await links.filter({ hasText: 'Community' }).click();
  await expect(page.getByText('New topics: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Post a topic' }).click();
  const rules = page.getByRole('dialog', { name: 'Community rules' });
  await rules.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('New topics: 1')).toBeVisible();
});

test('it has an event and a dialog that another team uses, and that it may not break', async () => {
  const quiz = join(outside.folder, 'quiz');
  await cp(team, quiz, { recursive: true, verbatimSymlinks: true });
  const uses = `import { defineMfe } from '@storyloom/mfe/define';
import { communityRules } from './contract/community-rules.ts';
import { topicPosted } from './contract/topic-posted.ts';
const load = () => import('./routes/topics.tsx');
export default defineMfe({ name: 'quiz', routes: [{ id: 'topics', path: '/quiz', load }], events: { listens: [topicPosted] }, opens: [communityRules] });
`;
  writeFileSync(join(quiz, 'mfe.ts'), uses);
  await outside.shell(quiz, `REGISTRY_TOKEN=${tokenOf('quiz')} npx storyloom publish`);
  const definition = join(team, 'contract/topic-posted.ts');
  const source = readFileSync(definition, 'utf8');
  writeFileSync(definition, source.replace('strictObject({})', 'strictObject({ id: z.string() })'));
  await expect(outside.shell(team, 'npx storyloom publish')).rejects.toThrow(
    /community 0\.1\.0 \(\w+\) sends what quiz 0\.1\.0 \(\w+\) does not expect of the event community\.topic-posted@1: payload\.id is new\./,
  );
  writeFileSync(definition, source);
  await outside.shell(quiz, `REGISTRY_TOKEN=${tokenOf('quiz')} npx storyloom withdraw`);
});

test('it is not published with a type that the packages do not have', async () => {
  const { buildId } = (await live()) ?? {};
  const definition = join(team, 'contract/topic-posted.ts');
  const source = readFileSync(definition, 'utf8');
  writeFileSync(definition, `${source}defineEvent({ name: 'community.closed' });\n`);
  await expect(outside.shell(team, 'npx storyloom publish')).rejects.toThrow('The check "types" failed.');
  expect((await live())?.buildId).toBe(buildId);
  writeFileSync(definition, source);
});

test('it goes back to the release before, and off the site, by the guide', async ({ request }) => {
  const printed = await outside.shell(team, goBack);
  expect(printed).toMatch(/community is back on .*\ncommunity is off the site/);
  expect(await live()).toBeUndefined();
  await expect.poll(async () => (await request.get('/community')).status()).toBe(404);
});

test('another site is opened with it from source; its login and its cookies work', async ({ page }) => {
  const [port, sitePort] = [await freePort(), await freePort()];
  const command = join(team, 'node_modules/storyloom/dist/storyloom.js');
  const args = [command, 'dev', '--against', home, '--port', `${port}`, '--site-port', `${sitePort}`];
  const dev = spawn(process.execPath, args, { cwd: team, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [printed] = (await once(dev.stdout, 'data')) as [Buffer];
    expect(printed.toString()).toBe(`http://localhost:${sitePort} is ${home} with community from source\n`);
    await page.goto(`http://localhost:${sitePort}/community`);
    await expect(page.getByText('New topics: 0')).toBeVisible();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await register(page, 'against');
    const token = async () => (await page.context().cookies()).find(({ name }) => name === 'tokenid')?.value;
    const before = await token();
    expect(before).toBeDefined();

    const file = join(team, 'routes/topics.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('New topics', 'Fresh topics'));
    await expect(page.getByText('Fresh topics: 0')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0);
    expect(await token()).toBe(before);
  } finally {
    dev.kill();
  }
});

test('webpack and Vite build it too, and each of their builds runs', async ({ page, request }) => {
  await outside.shell(outside.folder, 'npm create --yes storyloom-mfe bundled');
  const folder = join(outside.folder, 'bundled');
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const manifest = read(join(folder, 'package.json'));
  const bundlers = ['webpack', 'vite'];
  for (const bundler of bundlers)
    Object.assign(manifest.devDependencies, read(join(examples, bundler, 'package.json')).devDependencies);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const token = `REGISTRY_TOKEN=${tokenOf('bundled')}`;
  await outside.shell(folder, 'npm install');
  for (const bundler of bundlers) {
    await cp(join(examples, bundler, 'build.ts'), join(folder, 'build.ts'));
    await outside.shell(folder, `${token} npx storyloom publish`);
    const { buildId } = (await liveComposition()).mfes.bundled?.stable ?? {};
    const document = async () => (await request.get('/bundled')).text();
    await expect.poll(document).toContain(`/bundled/${buildId}`);
    expect(await document()).toContain('<button');

    await page.goto('/bundled');
    const main = page.getByRole('main');
    await expect(main).toHaveCSS('display', 'grid');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await outside.shell(folder, `${token} npx storyloom withdraw`);
});
