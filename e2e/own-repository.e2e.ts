import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@storyloom/tools/bootstrap/ports.mjs';
import { createOutside, type Outside } from '@storyloom/tools/packages/fixtures/outside.ts';
import { expect, test } from './support/fixtures.ts';
import { register } from './support/register.ts';
import { tokenOf } from './support/registry-team.ts';
import { home, settings } from './support/site.ts';

// Packing, installing and checking take a minute on a quiet machine.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const examples = join(import.meta.dirname, '..', 'examples');
let outside: Outside;
let team: string;
test.beforeAll(async () => {
  const { REGISTRY_PORT } = settings;
  outside = await createOutside({
    REGISTRY_URL: `http://127.0.0.1:${REGISTRY_PORT}`,
    REGISTRY_TOKEN: tokenOf('community'),
  });
  team = join(outside.folder, 'community');
  await cp(join(examples, 'community'), team, { recursive: true });
});
test.afterAll(() => outside.remove());

test('a micro-frontend from a repository of its own opens its dialog and hears its event', async ({
  page,
  request,
}) => {
  const status = async () => (await request.get('/community')).status();
  await outside.shell(team, 'npm install\nnpx storyloom publish');
  await expect.poll(status).toBe(200);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Search', 'Create', 'Shelf', 'Community', 'Me']);
  await links.filter({ hasText: 'Community' }).click();
  await expect(page.getByText('New topics: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Post a topic' }).click();
  const rules = page.getByRole('dialog', { name: 'Community rules' });
  await rules.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('New topics: 1')).toBeVisible();

  await outside.shell(team, 'npx storyloom withdraw');
  await expect.poll(status).toBe(404);
});

test('another site is opened with the micro-frontend from source; its login and its cookies work', async ({
  page,
}) => {
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

for (const [bundler, mfe] of [
  ['webpack', 'packed'],
  ['vite', 'modular'],
] as const) {
  test(`a micro-frontend that ${bundler} builds is published and runs`, async ({ page, request }) => {
    await outside.shell(outside.folder, `npm create --yes storyloom-mfe ${mfe}`);
    const folder = join(outside.folder, mfe);
    await cp(join(examples, bundler, 'build.ts'), join(folder, 'build.ts'));
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
    const manifest = read(join(folder, 'package.json'));
    Object.assign(manifest.devDependencies, read(join(examples, bundler, 'package.json')).devDependencies);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const token = `REGISTRY_TOKEN=${tokenOf(mfe)}`;
    await outside.shell(folder, `npm install\n${token} npx storyloom publish`);
    const open = () => request.get(`/${mfe}`);
    await expect.poll(async () => (await open()).status()).toBe(200);
    expect(await (await open()).text()).toContain('<button');

    await page.goto(`/${mfe}`);
    const main = page.getByRole('main');
    await expect(main).toHaveCSS('display', 'grid');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await outside.shell(folder, `${token} npx storyloom withdraw`);
  });
}
