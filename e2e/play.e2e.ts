import { send } from '@storyloom/contract/chat/endpoints/send';
import { PlayPage } from './pages/play-page.ts';
import { tokenOf } from './support/administrator.ts';
import { unscriptedPath } from './support/creators.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { straight } from './support/straight.ts';
import { withMotion } from './support/widths.ts';

test.use(withMotion);

test('a turn is copied', { tag: '@any-width' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const play = new PlayPage(page);
  await play.open('Room 1204');
  await play.playTurn('I knock.');
  const shown = await play.replyText();
  await play.choose('Copy');
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(straight(copied)).toContain(straight(shown.slice(0, 20)));
});

test('an edited reply is an alternative of the original', { tag: '@any-width' }, async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('The Cloud Whalers');
  await play.playTurn('I climb.');
  const first = await play.replyText();
  const box = page.getByRole('textbox', { name: 'Edit reply' });

  await play.choose('Edit');
  await box.fill('Never mind.');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect.poll(() => play.replyText()).toBe(first);

  await play.choose('Edit');
  await expect(box).toBeFocused();
  await box.fill('The whale <blink>sings</blink> back.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // The text in the box would count as text of the turn.
  await expect(box).toHaveCount(0);
  await expect(play.turn()).toContainText('The whale <blink>sings</blink> back.');
  await page.reload();
  await expect(play.turn()).toContainText('The whale <blink>sings</blink> back.');
  await play.action('Previous version').click();
  await expect.poll(() => play.replyText()).toBe(first);
});

test('an earlier reply is edited with Save and Cancel in view', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('The Cloud Whalers');
  await play.playTurn('I climb.');
  await play.playTurn('I look down.');
  const box = page.getByRole('textbox', { name: 'Edit reply' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  // Counted from the end: turns far above the viewport are not rendered.
  await play.choose('Edit', -3);
  await box.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}.`).join('\n'));
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await save.click();
  await expect(box).toHaveCount(0);
  await expect(play.turn()).toContainText('Line 59.');
});

test('a story is rewound, restored and branched, and the map leads to each branch', async ({ page }) => {
  const play = new PlayPage(page);
  await play.open('The Seventh Mask');
  await play.playTurn('I bow.');
  await play.playTurn('I dance.');

  // Counted from the end: turns far above the viewport are not rendered.
  await play.choose('Rewind to here', -3);
  await expect(play.ownLines).toHaveCount(1);
  await play.undo();
  await play.expectOwnLines(2);

  await play.choose('Edit what you said', -2);
  await expect(play.ownLines).toHaveCount(1);
  await expect(play.composer).toHaveValue('I dance.');
  await play.playTurn('I leave.');
  await expect(play.turn(-2)).toContainText('Version 2 of 2');

  const drawer = await play.openDrawer('Map');
  const map = drawer.getByRole('group', { name: 'Map of the story' });
  await expect(map.getByRole('button', { name: /2 branches from here/ })).toBeVisible();
  await expectAccessible(page);
  await map.getByRole('button', { name: 'Turn 2, an end', exact: true }).click();
  await drawer.getByRole('button', { name: 'Jump here' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(play.ownLines.last()).toContainText('I dance.');
  await play.undo();
  await expect(play.ownLines.last()).toContainText('I leave.');
});

test('saves are created, loaded, replaced and deleted, up to three', { tag: '@any-width' }, async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open('Dear Wrong Address');
  await play.playTurn('I open the letter.');
  const drawer = await play.openDrawer('Saves');
  const rows = drawer.getByRole('listitem');
  const save = drawer.getByRole('button', { name: 'Save', exact: true });
  await expect(rows).toHaveCount(1);
  await drawer.getByRole('textbox').fill('Before the answer');
  await save.dblclick();
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);
  await play.closeDrawer();

  await play.playTurn('I answer it.');
  await play.openDrawer('Saves');
  await drawer.getByRole('button', { name: 'Load Before the answer' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(play.ownLines).toHaveCount(1);

  await play.openDrawer('Saves');
  await drawer.getByRole('textbox').fill('Third');
  await save.click();
  await expect(rows).toHaveCount(3);
  await drawer.getByRole('textbox').fill('Fourth');
  await save.click();
  await expect(drawer.getByText('All three saves are in use.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Replace Third' }).click();
  await expect(drawer.getByText('Fourth')).toBeVisible();
  await expect(rows).toHaveCount(3);

  await drawer.getByRole('button', { name: 'Delete Fourth' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(2);

  await drawer.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(play.ownLines).toHaveCount(0);
  await page.reload();
  await play.ready();
  await expect(play.ownLines).toHaveCount(0);

  await play.openDrawer('Saves');
  await expect(rows).toHaveCount(3);
  await drawer.getByRole('button', { name: 'Load Before the answer' }).click();
  await expect(play.ownLines).toHaveCount(1);

  await play.openDrawer('Saves');
  await drawer.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click();
  await expect(drawer).toHaveCount(0);
  await play.openDrawer('Saves');
  await expect(rows).toHaveCount(4);
  await expect(drawer.getByText('Archived', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Delete all saves' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(play.ownLines).toHaveCount(0);
  await play.openDrawer('Saves');
  await expect(drawer.getByText('Nothing to save yet')).toBeVisible();
});

test('a long story opens at its end, and a save that is loaded is in view', { tag: '@any-width' }, async ({
  page,
}) => {
  const play = new PlayPage(page);
  await play.open('The Keeper of Gannet Rock');
  await play.playTurn('I look around.');
  const drawer = await play.openDrawer('Saves');
  await drawer.getByRole('textbox').fill('Early');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await play.closeDrawer();
  const storyId = /\/read\/([^-]+)/.exec(page.url())?.[1];
  const headers = { tokenid: await tokenOf(page) };
  for (let turn = 0; turn < 30; turn++) {
    const data = { storyId, content: `Qwrt ${turn}`, clientRequestId: crypto.randomUUID() };
    expect((await page.request.post(`/api${send.path}`, { headers, data })).ok()).toBe(true);
  }

  const older = page.waitForResponse((response) => /[?&]cursorTs=/.test(response.url()));
  await page.reload();
  await older;
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3_000);
  await expect(play.turn()).toBeInViewport();

  await play.playTurn('Hjkl.');
  await play.openDrawer('Saves');
  await drawer.getByRole('button', { name: 'Load Early' }).click();
  await expect(play.ownLines).toHaveCount(1);
  await expect(play.turn()).toBeInViewport();
});

test('a failed action shows an error and changes nothing', { tag: '@any-width' }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_FAILED/);
  const play = new PlayPage(page);
  await page.goto(await unscriptedPath());
  await play.ready();
  await play.playTurn('I water the beans.');
  await play.playTurn('I wait.');
  const down = (path: string) => page.route(`**/api/ai-lab/ai-story/${path}`, (route) => route.abort());
  await down('archive/move');
  // Counted from the end: turns far above the viewport are not rendered.
  await play.choose('Rewind to here', -3);
  await expect(page.getByText('Action failed')).toBeVisible();
  await play.expectOwnLines(2);

  await down('archive/create');
  const drawer = await play.openDrawer('Saves');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to create save.')).toBeVisible();
});

test('another tab follows the story when it gets the focus, and keeps its draft', {
  tag: '@any-width',
}, async ({ page, context }) => {
  const play = new PlayPage(page);
  await play.open('The Witch Who Buys Names');
  await play.playTurn('I knock.');
  const other = new PlayPage(await context.newPage());
  await other.page.goto(page.url());
  await other.ready();
  await expect(other.ownLines).toHaveCount(1);
  await other.composer.fill('Half a thought');

  await play.playTurn('I go in.');
  await other.page.bringToFront();
  await other.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.expectOwnLines(2);
  await expect(other.composer).toHaveValue('Half a thought');
});
