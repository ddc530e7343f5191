import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { PageComposition } from '@storyloom/contract/platform/composition';
import { expect, test } from './support/fixtures.ts';
import { home, settings } from './support/site.ts';
import { awaitVisitor } from './support/visitor.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

const left = new Set(['.git', '.data', '.tmp', 'dist', 'test-results']);

/** The only unit test that is copied: this checkout runs all of them, and each release would run them again. */
const kept = 'build.test.tsx';

const isCopied = (path: string): boolean =>
  !left.has(basename(path)) && (!/\.test\.tsx?$/.test(path) || basename(path) === kept);

/** A team's own checkout, with everything that its checks read. */
async function checkout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'storyloom-team-'));
  for (const name of await readdir(root)) {
    if (left.has(name) || name === 'node_modules') continue;
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const release = (folder: string, ...args: string[]) =>
  run(process.execPath, ['registry/cli/release.ts', ...args], {
    cwd: folder,
    env: { ...process.env, ...settings },
  });

/** Not through a page's context: a release outlives the test that made it. */
const liveBuild = async () => {
  const composition = (await (await fetch(`${home}/composition.json`)).json()) as PageComposition;
  return composition.mfes.find((mfe) => mfe.name === 'creator')?.stable.buildId;
};

/** Publishes the copy with one file changed and waits until the site serves it; returns a function that undoes it. */
async function publishChanged(copy: string, file: string, change: (source: string) => string) {
  const before = await liveBuild();
  const path = join(copy, 'mfe-creator', file);
  const source = await readFile(path, 'utf8');
  await writeFile(path, change(source));
  await release(copy, 'publish', 'creator');
  await expect.poll(liveBuild).not.toBe(before);
  return async () => {
    await writeFile(path, source);
    await release(copy, 'rollback', 'creator');
    await expect.poll(liveBuild).toBe(before);
  };
}

test.describe.configure({ mode: 'serial' });

let copy: string;
test.beforeAll(async () => {
  copy = await checkout();
});
test.afterAll(() => rm(copy, { recursive: true, force: true }));

/** Replaces the checks of the copy: one release has run them, and the others differ in one file. */
const skipChecks = async () => {
  const path = join(copy, 'registry', 'cli', 'checks.ts');
  const source = await readFile(path, 'utf8');
  const passed = "export const runChecks = async () => ({ types: '-', arrows: '-', tests: '-' });\n";
  await writeFile(path, source.replace('export const runChecks', 'const runs') + passed);
};

/** Rolls back the release of the first test, which the next two use. */
let rollBack: () => Promise<void>;

test('a team releases its micro-frontend while the site runs', async ({ page }) => {
  await page.goto('/build');
  await expect(page.getByText('Please log in')).toBeVisible();

  const newTitle = (source: string) => source.replace(/title: '[^']*'/, "title: 'The new studio'");
  rollBack = await publishChanged(copy, 'mfe.ts', newTitle);
  await page.reload();
  await expect(page).toHaveTitle('The new studio');
  await expect(page.getByText('Please log in')).toBeVisible();
});

test('when the newest release cannot be loaded, the last known good one is used', async ({
  page,
  complaints,
}) => {
  complaints.expect(/did not load|Failed to load resource|RUNTIME|ERR_FAILED|Loading chunk|preload/i);
  await page.route(`**/m/creator/${await liveBuild()}/**/*.js`, (route) => route.abort());
  await page.goto('/build');
  // Rendered by the browser, after it has loaded the page's code.
  await awaitVisitor(page);
  await expect(page.getByText('Please log in')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a team rolls back its micro-frontend while the site runs', async ({ page }) => {
  await page.goto('/build');
  await expect(page).toHaveTitle('The new studio');
  await rollBack();
  await page.reload();
  await expect(page).not.toHaveTitle('The new studio');
  await skipChecks();
});

test('a page that is older than a release opens the release’s new addresses', async ({ page }) => {
  await page.goto('/build');
  await expect(page.getByText('Please log in')).toBeVisible();
  await page.evaluate(() => void Object.assign(window, { isOldPage: true }));
  const newRoute = (source: string) =>
    source.replace(
      'routes: [',
      "routes: [\n    { id: 'daily', path: '/build/daily', title: 'Daily', load: () => import('./routes/daily.tsx') },",
    );
  const code = join(copy, 'mfe-creator', 'routes', 'daily.tsx');
  await writeFile(code, "export { default } from './build.tsx';\n");
  const undo = await publishChanged(copy, 'mfe.ts', newRoute);
  try {
    // A link of the page navigates like this, within the document.
    await page.evaluate(() => {
      history.pushState(null, '', '/build/daily?day=2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveTitle('Daily');
    await expect(page.getByText('Please log in')).toBeVisible();
    expect(page.url()).toMatch(/\/build\/daily\?day=2$/);
    expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
    expect((await release(copy, 'status')).stdout).not.toContain('daily');
  } finally {
    await undo();
    await rm(code);
  }
});

/** True in browsers only: the registry and the host would refuse a release that is broken for them too. */
const inBrowser = "typeof navigator !== 'undefined' && 'serviceWorker' in navigator";

for (const [when, change] of [
  ['at import', (source: string) => `${source}\nif (${inBrowser}) throw new Error('broken on purpose');\n`],
  [
    'at render',
    (source: string) =>
      source.replace(
        /(export default function \w+\([^)]*\) \{)/,
        `$1 if (${inBrowser}) throw new Error('broken on purpose');`,
      ),
  ],
] as const) {
  test(`a release that throws ${when} breaks nothing else`, async ({ page, complaints }) => {
    complaints.expect(/broken on purpose|did not load|threw while rendering|Minified React error/);
    const undo = await publishChanged(copy, 'routes/build.tsx', change);
    try {
      await page.goto('/build');
      // The last known good release is shown instead.
      await expect(page.getByText('Please log in')).toBeVisible();
      await awaitVisitor(page);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
      const failure = when === 'at import' ? 'could not be loaded' : 'threw in a page';
      const status = async () => (await release(copy, 'status')).stdout;
      await expect.poll(status).toMatch(new RegExp(`${failure}.*broken on purpose`));
    } finally {
      await undo();
    }
  });
}

/** The client of Node counts as a crawler. */
const browserAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** A new visitor's document of a page; `rollout` is the cookie that keeps the visitor's releases. */
async function visit(path: string): Promise<{ status: number; rollout: string | null }> {
  const response = await fetch(`${home}${path}`, { headers: { 'user-agent': browserAgent } });
  await response.text();
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('rollout='));
  return { status: response.status, rollout: cookie?.slice('rollout='.length).split(';')[0] ?? null };
}

test('a canary with a fault is withdrawn by itself, and its visitors see the release before', async ({
  page,
  complaints,
}) => {
  complaints.expect(/fault on purpose|threw while rendering|Minified React error|status of 503/);
  const path = join(copy, 'mfe-creator', 'routes', 'build.tsx');
  const source = await readFile(path, 'utf8');
  const faulty = source
    .replace('import { Link }', 'import { Link, useLocation }')
    .replace(
      /(export default function \w+\([^)]*\) \{)/,
      "$1 if (useLocation().search === '?fault') throw new Error('fault on purpose');",
    );
  await writeFile(path, faulty);
  try {
    await release(copy, 'publish', 'creator', '--canary', '50');
    await expect.poll(async () => (await visit('/build')).rollout).toMatch(/^[\w-]{11}$/);
    const visits = await Promise.all(Array.from({ length: 20 }, () => visit('/build?fault')));
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200, 503]));

    const rollout = visits.find(({ status }) => status === 503)?.rollout ?? '';
    await page.context().addCookies([{ name: 'rollout', value: rollout, url: home }]);
    await page.goto('/build?fault');
    await expect(page.getByText('Please log in')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await Promise.all(Array.from({ length: 30 }, () => visit('/build?fault')));
    const status = async () => (await release(copy, 'status')).stdout;
    await expect.poll(status).not.toContain('canary');
    expect((await release(copy, 'list', 'creator', '--audit')).stdout).toMatch(
      /stop canary .* health .*failed in \d+ of \d+ visits \(.*\), the stable release in 0 of \d+ visits/,
    );
    await expect.poll(async () => (await page.request.get('/build?fault')).status()).toBe(200);
  } finally {
    await writeFile(path, source);
  }
});
