import type { Browser, Page } from '@playwright/test';
import type { Hold } from '@storyloom/testing/llm/hold';
import { StoryPage } from './pages/story-page.ts';
import { addApp, appToken, askApp, resume } from './support/app.ts';
import type { ScriptedModel } from './support/environment.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { follow } from './support/follow.ts';
import { logInWithoutScrolling } from './support/log-in.ts';
import { tale, test } from './support/scripted.ts';
import { newMail, signUp } from './support/sign-up.ts';

/** The first sentences of the tale. */
const beginning = tale.split('.').slice(0, 4).join('.').concat('.');
const shown = /^Bell 0 .*Bell 3 rang over the bay\.$/;
const title = 'The Minute Mender';
const draft = 'I ask who stopped it.';
/** The reader's scroll position, in px. */
const scrolled = 90;
const merged = '1 story and 1 save are in your account.';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollTo(page: Page, distance: number): Promise<void> {
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollTop(page)).toBe(distance);
}

/** Plays a turn, then holds the next reply halfway and writes a draft. Marks the document, to detect a reload. */
async function beginReply(story: StoryPage, model: ScriptedModel): Promise<Hold> {
  await story.playTurn('I wind the oldest clock.');
  const reply = model.hold({ text: tale });
  await story.sendMessage('I open its case.');
  reply.releaseText(beginning.length);
  await story.expectGenerating(shown);
  await story.composer.fill(draft);
  await story.page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  return reply;
}

/** Expects the page as before the login: same document, same position, and the unsent text. */
async function expectSamePage(story: StoryPage): Promise<void> {
  expect(await story.page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(story.composer).toHaveValue(draft);
  expect(await scrollTop(story.page)).toBe(scrolled);
}

/** Expects the reply to continue after the login, and to become complete on the same page. */
async function expectWholeReply(story: StoryPage, reply: Hold): Promise<void> {
  await story.expectGenerating(shown);
  await expectSamePage(story);
  reply.finish();
  await story.expectDone();
  await expect(story.prose()).toHaveText(tale);
  await expectSamePage(story);
  await story.expectOwnLines(2);
}

/** Expects the saves in the account's profile to have these numbers of turns, the current one first. */
async function expectSaves(page: Page, turns: string[]): Promise<void> {
  await follow(page.getByRole('link', { name: /^Your profile/ }));
  await page
    .getByRole('navigation', { name: 'Your lists' })
    .getByRole('link', { name: 'Save slots' })
    .click();
  const items = page.getByRole('list', { name: 'Saves' }).getByRole('listitem');
  await expect(items).toHaveText(turns.map((text) => new RegExp(text)));
}

/** Registers an account on another device, and plays this story there. */
async function playElsewhere(browser: Browser, home: string | undefined, mail: string): Promise<void> {
  const context = await browser.newContext(home ? { baseURL: home } : {});
  const far = await context.newPage();
  await signUp(far, mail);
  const story = new StoryPage(far);
  await story.open(title);
  await story.playTurn('I leave the clocks alone.');
  await context.close();
}

test('an app logs the visitor in while a reply is written, which arrives whole on the same page', async ({
  page,
  browser,
  baseURL,
  model,
}) => {
  await addApp(page);
  await page.goto('/?from=storyloom-app');
  model.script({ text: tale });
  const story = new StoryPage(page);
  await story.openFromSearch(title);
  const reply = await beginReply(story, model);
  await askApp(page);
  await scrollTo(page, scrolled);

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const token = await appToken(await other.newPage());
  await other.close();
  // Both toasts stay a few seconds only, from the same moment on.
  await Promise.all([
    expect(page.getByText('Login successful, welcome back!')).toBeVisible(),
    expect(page.getByText(merged)).toBeVisible(),
    resume(page, token),
  ]);
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
  await expectWholeReply(story, reply);
  // The guest's gift has paid for both replies.
  await story.expectBalance(50);
  await expectAccessible(page);
  await page.reload();
  await story.ready();
  await story.expectOwnLines(2);
  await expect(story.prose()).toHaveText(tale);
  await expect(story.composer).toHaveValue(draft);
  await expectSaves(page, ['2 turns']);
});

test('a visitor logs in by the dialog while a reply is written, to an account that has played the same story', async ({
  page,
  browser,
  baseURL,
  model,
}) => {
  const mail = newMail('mid-reply');
  model.script({ text: tale });
  await playElsewhere(browser, baseURL, mail);
  const story = new StoryPage(page);
  await story.open(title);
  const reply = await beginReply(story, model);
  await scrollTo(page, scrolled);

  const [dialog] = await Promise.all([
    logInWithoutScrolling(page, mail),
    expect(page.getByText(merged)).toBeVisible(),
  ]);
  await expect(dialog).toBeHidden();
  await expectWholeReply(story, reply);
  await story.playTurn(draft);
  await page.reload();
  await story.ready();
  await story.expectOwnLines(3);
  await expectSaves(page, ['3 turns', '1 turn']);
});
