import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PageComposition } from '@storyloom/contract/composition';
import { expect, test } from './support/fixtures.ts';
import { environment } from './support/site.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

async function checkout(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'storyloom-team-'));
  for (const folder of ['mfe-creator', 'shared', 'registry']) {
    await cp(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']) {
    await cp(join(root, file), join(copy, file));
  }
  return copy;
}

const release = (folder: string, ...args: string[]) =>
  run(process.execPath, ['registry/cli/release.ts', ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });

test('a team releases and rolls back its slice while the site runs', async ({ page, request }) => {
  test.setTimeout(120_000);
  const live = async () => {
    const composition = (await (await request.get('/composition.json')).json()) as PageComposition;
    return composition.mfes.find((mfe) => mfe.name === 'creator')?.stable.buildId;
  };
  const before = await live();
  await page.goto('/build');
  await expect(page.getByText('Please log in')).toBeVisible();

  const copy = await checkout();
  try {
    const source = join(copy, 'mfe-creator', 'mfe.ts');
    await writeFile(
      source,
      (await readFile(source, 'utf8')).replace(/title: '[^']*'/, "title: 'The new studio'"),
    );
    await release(copy, 'publish', 'creator');
    await expect.poll(live, { timeout: 15_000 }).not.toBe(before);

    await page.reload();
    await expect(page).toHaveTitle('The new studio');
    await expect(page.getByText('Please log in')).toBeVisible();

    await release(copy, 'rollback', 'creator');
    await expect.poll(live, { timeout: 15_000 }).toBe(before);
    await page.reload();
    await expect(page).not.toHaveTitle('The new studio');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
