import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { straight } from './support/straight.ts';

/** Opens a story and plays one turn of it. */
async function played(page: Page, title: string, text: string): Promise<StoryPage> {
  const story = new StoryPage(page);
  await story.open(title);
  await story.playTurn(text);
  return story;
}

/** Chooses from the menu under the last reply. */
async function choose(story: StoryPage, action: string): Promise<void> {
  const { page } = story;
  await story.replies.last().hover();
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a reader sees what a reply was written with', { tag: '@any-width' }, async ({ page }) => {
  const story = await played(page, 'The Cloud Whalers', 'I ask what the bell is for.');
  await choose(story, 'Why did it say that?');
  const dialog = page.getByRole('dialog', { name: 'Why did it say that?' });
  const used = dialog.getByRole('region', { name: 'Notes it used' });
  await expect(used.or(dialog.getByText(/Nothing of the world book came up/)).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More', exact: true }).last()).toBeFocused();
});

test('a reader gives feedback on a reply', { tag: '@any-width' }, async ({ page }) => {
  const story = await played(page, 'Room 1204', 'I knock once more.');
  await choose(story, 'Give feedback');
  const dialog = page.getByRole('dialog', { name: 'What’s wrong with this reply?' });
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose one of the three.');
  await expectAccessible(page);
  await dialog.getByText('Inaccurate').click();
  await dialog.getByRole('textbox').fill('<b>The door</b> was locked.');
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a pinned fact stays with its save, is marked at its reply, and can be unpinned and restored', {
  tag: '@any-width',
}, async ({ page }) => {
  const story = await played(page, 'Dear Wrong Address', 'I write back the same night.');
  await choose(story, 'Pin as a fact');
  const dialog = page.getByRole('dialog', { name: 'Pin a fact' });
  const words = dialog.getByRole('textbox', { name: 'Fact' });
  const replyText = await story.replyText();
  const sentence = await words.inputValue();
  expect(straight(replyText)).toContain(straight(sentence.slice(0, 12)));
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await words.fill('The letters are from my sister.');
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await story.ready();
  await page.getByRole('button', { name: 'Pinned facts' }).click();
  const drawer = page.getByRole('dialog', { name: 'Dear Wrong Address' });
  await expect(drawer.getByText('1 of 20 facts')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'New fact' }).fill('I never sign my name.');
  await drawer.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect(drawer.getByText('2 of 20 facts')).toBeVisible();
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Remove “The letters are from my sister.”' }).press('Enter');
  await expect(drawer.getByText('1 of 20 facts')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('2 of 20 facts')).toBeVisible();
  await drawer.getByRole('button', { name: 'Remove “The letters are from my sister.”' }).press('Enter');
  await expect(drawer.getByText('1 of 20 facts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pinned facts' })).toHaveCount(0);
});

test('a selection in a reply is suggested as the fact to pin', { tag: '@any-width' }, async ({ page }) => {
  const story = await played(page, 'The Seventh Mask', 'I look behind the curtain.');
  const words = await story.replies.last().evaluate((reply) => {
    const texts = document.createTreeWalker(
      reply.querySelector('p:last-of-type') ?? reply,
      NodeFilter.SHOW_TEXT,
    );
    const text = texts.nextNode();
    if (text) getSelection()?.setBaseAndExtent(text, 2, text, Math.min(20, text.textContent?.length ?? 0));
    return getSelection()?.toString().trim() ?? '';
  });
  await choose(story, 'Pin as a fact');
  expect(words.length).toBeGreaterThan(3);
  await expect(page.getByRole('textbox', { name: 'Fact' })).toHaveValue(words);
});

test('a chosen model is kept for its story; a refused model costs nothing and is reset', {
  tag: '@any-width',
}, async ({ page }) => {
  // The page shows the models as to a member; the server still refuses.
  await page.route('**/chat/models*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll('"isConnected":false', '"isConnected":true');
    await route.fulfill({ response, body: text.replaceAll('"isLocked":true', '"isLocked":false') });
  });
  const story = new StoryPage(page);
  await story.open('A Garden on Ceres');
  await story.openModels();
  await page.getByRole('radio', { name: /5 points/ }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send, 5 points' })).toBeVisible();
  await story.sendMessage('I water the moss.');
  await expect(page.getByText('This model is for members.')).toBeVisible();
  await expect(story.composer).toHaveValue('I water the moss.');
  await story.expectBalance(50);
  await expectAccessible(page);

  await page.unroute('**/chat/models*');
  await page.getByRole('button', { name: 'Choose a model' }).click();
  await expect(page.getByRole('radio', { name: /^Storyteller/ })).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Send, 1 point' }).click();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectDone();
  await story.expectBalance(49);
});

test('a withheld reply says so and can be regenerated', { tag: '@any-width' }, async ({ page }) => {
  const story = await played(page, 'Night Train to Trieste', 'I open the compartment.');
  // The answer of the server when moderation withholds a whole reply.
  await page.route('**/dialog/list*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.data.pageList[0], { text: '', options: [] });
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(page.getByText(/This reply was hidden/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/dialog/list*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/This reply was hidden/)).toHaveCount(0);
  await story.expectDone();
  expect((await story.replyText()).length).toBeGreaterThan(40);
});
