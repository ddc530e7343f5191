import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { tale, test } from './support/scripted.ts';
import { resultsPath } from './support/story-path.ts';
import { wide } from './support/widths.ts';

declare global {
  interface Window {
    heard: string[];
  }
}

const firstSentences = 'Bell 0 rang over the bay. Bell 1 rang over the bay.';

/** Records the texts of live regions in order, as a screen reader announces them. */
function listen(): void {
  window.heard = [];
  const note = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const region = element?.closest('[role="status"], [role="alert"], [aria-live="polite"]');
    const text = region?.textContent?.trim() ?? '';
    if (text !== '' && text !== window.heard.at(-1)) window.heard.push(text);
  };
  const watch = () =>
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note(target);
        for (const node of addedNodes) note(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  watch();
}

test.describe('with a keyboard', () => {
  test.use(wide);

  test('a story is played by a screen reader from the first word to the last', async ({ page, model }) => {
    await page.addInitScript(listen);
    const story = new StoryPage(page);
    const heard = () => page.evaluate(() => window.heard);

    // Entry: a skip link, a named navigation, one heading of level 1.
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goto(resultsPath('Room 1204'));
    const card = page.getByRole('main').getByRole('link', { name: 'Room 1204', exact: true }).first();
    await card.focus();
    await page.keyboard.press('Enter');

    // The story is a log that is not read word by word, followed by the composer.
    await story.ready();
    await expect(page.getByRole('heading', { level: 1, name: 'Room 1204' })).toBeVisible();
    await expect(story.log).toHaveAttribute('aria-live', 'off');
    await expect(story.log).toHaveAttribute('aria-busy', 'false');
    await expect(story.log.getByRole('region', { name: 'Opening scene' })).toContainText(/\w+/);
    await expect(story.options.getByRole('button').first()).toBeEnabled();
    await expectAccessible(page);

    // A turn: its beginning is announced, then whole sentences, then its end. The focus does not move.
    await story.composer.focus();
    await page.keyboard.type('I knock, and wait.');
    const reply = model.hold({ text: tale });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
    await expect.poll(heard).toContain('Thinking…');
    reply.releaseText(firstSentences.length + 10);
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/Bell 1 rang over the bay\.$/);
    reply.finish();
    await story.expectDone();
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/Reply complete$/);
    const said = await heard();
    expect(said).toContain('Generating');
    expect(said.filter((text) => text === 'Thinking…')).toHaveLength(1);
    const sentences = said.slice(said.indexOf('Thinking…') + 1);
    expect(sentences.length).toBeGreaterThan(1);
    for (const text of sentences.slice(0, -1)) expect(text).toMatch(/[.!?…]["'”’)]*$/);
    const spoken = sentences
      .join(' ')
      .replace(/Reply complete$/, '')
      .replaceAll(/\s+/g, '');
    const replyText = await story.replies.last().locator('[data-prose]').textContent();
    expect(spoken).toBe((replyText ?? '').replaceAll(/\s+/g, ''));
    await expect(story.composer).toBeFocused();
    await expect(story.ownLines).toHaveCount(1);

    // The reply is an article; its actions are a named group of named buttons.
    const actions = story.log.getByRole('group', { name: 'Actions' }).last();
    for (const name of ['Try again', 'More']) {
      await expect(actions.getByRole('button', { name, exact: true })).toBeVisible();
    }

    // A menu takes the focus and returns it.
    const more = actions.getByRole('button', { name: 'More', exact: true });
    await more.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();

    // Another version by key; its number is text.
    await page.keyboard.press('r');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Rewrite/ })
      .click();
    await expect(story.log.getByText('Version 2 of 2')).toHaveCount(1);
    await story.expectDone();
    await page.keyboard.press('Escape');

    // A dialog takes the focus, has a name, and returns the focus.
    const menu = page.getByRole('button', { name: 'Story menu' });
    const isPhone = await menu.isVisible();
    const tools = isPhone ? page.getByRole('menu') : page.getByRole('toolbar', { name: 'Reading tools' });
    if (isPhone) {
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(tools).toBeVisible();
      await expectAccessible(page);
    }
    const settings = tools.getByRole(isPhone ? 'menuitem' : 'button', { name: 'Settings' });
    await settings.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Room 1204' });
    await expect(drawer.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    const sizes = drawer.getByRole('group', { name: 'Text size' });
    await sizes.getByRole('radio', { name: 'Default' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(sizes.getByRole('radio', { name: 'Large', exact: true })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(isPhone ? menu : settings).toBeFocused();

    // The page lists its keyboard shortcuts.
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();

    // The last turn is stopped, and announced as stopped.
    await page.keyboard.press('c');
    await expect(story.composer).toBeFocused();
    await page.keyboard.type('I go home.');
    model.hold({ text: tale }).releaseText(firstSentences.length);
    await page.keyboard.press('Enter');
    await story.expectGenerating(/Bell 1 rang over the bay\.$/);
    await page.keyboard.press('Escape');
    await story.expectDone();
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/Reply stopped$/);
    await expect(page.getByRole('note')).toContainText('You stopped the reply here.');
    await expectAccessible(page);
  });
});

test('a lost connection is announced at once; draft and story are kept', { tag: '@any-width' }, async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const story = new StoryPage(page);
  await story.openFromSearch('Dear Wrong Address');
  // The code of toasts is loaded when the page is first used.
  await story.composer.click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  await story.sendMessage('Is anybody there?');
  await expect(page.getByRole('alert')).toContainText('Your message is saved');
  // The code of menus was loaded in an idle moment.
  await page.getByRole('button', { name: 'Story menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Saves' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story.composer).toHaveValue('Is anybody there?');
  await context.setOffline(false);
  await story.openTool('Saves');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Saves' })).toBeVisible();
  await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  // The message has been sent as soon as the connection was back.
  await expect(story.ownLines).toHaveCount(1);
  await story.expectDone();
});
