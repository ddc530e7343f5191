import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutside, type Outside } from '@storyloom/tools/packages/fixtures/outside.ts';
import { expect, test } from './support/fixtures.ts';
import { tokenOf } from './support/registry-team.ts';
import { settings } from './support/site.ts';

// Packing, installing and checking take a minute on a quiet machine.
test.describe.configure({ timeout: 600_000 });

let outside: Outside;
let team: string;
test.beforeAll(async () => {
  const { REGISTRY_PORT } = settings;
  outside = await createOutside({
    REGISTRY_URL: `http://127.0.0.1:${REGISTRY_PORT}`,
    REGISTRY_TOKEN: tokenOf('community'),
  });
  team = join(outside.folder, 'community');
  await cp(join(import.meta.dirname, '..', 'examples', 'community'), team, { recursive: true });
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
