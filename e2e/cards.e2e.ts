import { StudioPage } from './pages/studio-page.ts';
import { download } from './support/downloads.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { encodeChunk, encodePng } from './support/png.ts';
import { newMail, signUp } from './support/sign-up.ts';

const card = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    name: 'Aria Nightbloom of the Vale',
    description: '{{char}} keeps the lighthouse.',
    first_mes: '“You are late,” {{char}} says.',
    creator_notes: 'A quiet story about light.',
    alternate_greetings: ['The lamp burns.'],
    extensions: { depth_prompt: { depth: 4 } },
    made_up: ['kept', 1],
    character_book: {
      extensions: {},
      entries: [
        {
          keys: ['lamp'],
          content: 'The lamp burns whale oil.',
          comment: 'Lamp',
          enabled: true,
          insertion_order: 100,
          extensions: { position: 4, sticky: 5 },
        },
      ],
    },
  },
};

test('an author imports a card, exports it again, and merges its lorebook into the draft', {
  tag: '@any-width',
}, async ({ page }) => {
  await signUp(page, newMail('cards'));
  await page.goto('/script');
  await page.getByRole('link', { name: /Import a file/ }).click();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: encodePng([]).subarray(0, 40),
  });
  await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
  await expectAccessible(page);

  const text = Buffer.from(`chara\0${Buffer.from(JSON.stringify(card)).toString('base64')}`, 'latin1');
  await input.setInputFiles({
    name: 'aria.png',
    mimeType: 'image/png',
    buffer: encodePng([encodeChunk('tEXt', text)]),
  });
  await expect(page.getByRole('heading', { name: card.data.name })).toBeFocused();
  const report = page.getByRole('region', { name: 'How it is imported' });
  await expect(report).toContainText('a name has at most 10 characters');
  await expect(report.getByText(/Timers now count turns/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/script\/edit\?id=/);
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(card.data.name);

  const panel = await new StudioPage(page).openTool('Import and export');
  const { name, bytes } = await download(
    page.getByRole('button', { name: 'Download: Card data, version 2' }),
  );
  expect(name).toBe(`${card.data.name}.json`);
  expect(JSON.parse(bytes.toString())).toEqual(card);

  await panel.getByLabel(/Choose a file/).setInputFiles({
    name: 'card.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(card)),
  });
  await expect(panel.getByText('You already have this entry.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('What to do with “Lamp”').selectOption('Add as well');
  await panel.getByRole('button', { name: 'Add to the world book' }).click();
  await expect(panel.getByText('1 entry added.')).toBeVisible();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByText('1 entry added.')).toHaveCount(0);
});

test('a failed archive of all works shows an error and can be redone', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/);
  const status = '**/user/export?*';
  await signUp(page, newMail('archive'));
  await page.route(status, (route) => route.abort());
  await page.goto('/build');
  const unread = page.getByRole('alert').filter({ hasText: 'Couldn’t load your archive.' });
  await expect(unread).toBeVisible();
  await expectAccessible(page);

  await page.unroute(status);
  const times = { requestedAt: '2026-11-01T12:00:00.000Z', expiresAt: null };
  const failed = { state: 'failed', progress: 40, bytes: null, ...times };
  await page.route(status, (route) => route.fulfill({ json: { code: 0, msg: '', data: failed } }));
  await unread.getByRole('button', { name: 'Retry' }).click();
  const archive = page.getByRole('region', { name: 'All works in one archive' });
  await expect(archive.getByRole('alert')).toHaveText('The archive couldn’t be made. Try again.');
  await expectAccessible(page);

  await page.unroute(status);
  await archive.getByRole('button', { name: 'Pack all works' }).click();
  await expect(archive.getByRole('button', { name: 'Download archive' })).toBeVisible();
  await expect(archive.getByRole('alert')).toHaveCount(0);
});
