import type { Page } from '@playwright/test';
import { earnings } from '@storyloom/contract/creators/endpoints/earnings';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import { statisticsTimings } from '@storyloom/contract/creators/statistics-timings';
import { StoryPage } from './pages/story-page.ts';
import { becomeAdmin, tokenOf } from './support/administrator.ts';
import { bringVisitors, endHold, idOf, pixel, publishCopy, setHeat } from './support/creators.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

/** Words that no other test uses. */
const ownWords = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

const figuresOf = (page: Page) => page.getByRole('region', { name: 'Figures' });
const contractOf = (page: Page) => page.getByRole('region', { name: 'Creator contract' });

/** Signs up an author whose stories, except the last, have enough heat for the contract. Returns the last story. */
async function startAuthor(page: Page): Promise<string> {
  await signUp(page, newMail('author'));
  const authorId = await idOf(page);
  const { contractCards, contractHeat } = creatorLimits;
  for (let n = 1; n < contractCards; n += 1) await publishCopy(authorId, `Told ${n}`, contractHeat + 1);
  return publishCopy(authorId, ownWords('Told'), contractHeat);
}

/** Applies for the contract in the browser. */
async function apply(page: Page, message: string): Promise<void> {
  await page.goto('/build/earnings');
  const contract = contractOf(page);
  await contract.getByLabel('Message').fill(message);
  await contract.getByRole('button', { name: 'Apply' }).click();
  await expect(contract.getByText(/^You applied on .+ We’ll write to you when we decide\.$/)).toBeFocused();
  await expect(page.getByText('Application sent.')).toBeVisible();
}

test('an author applies for a contract, reaches a milestone, and is paid', { tag: '@any-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const other = async () => {
    const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
    return context.newPage();
  };
  const storyId = await startAuthor(page);
  const authorId = await idOf(page);
  const admin = await other();
  await becomeAdmin(admin, newMail('money'));

  await test.step('what is missing for the contract and the first milestone', async () => {
    await page.goto('/build/earnings');
    await expect(figuresOf(page)).toHaveText(
      'TierNone yetUnique visitors0Total chats0Claimed$0Available for withdrawal$0Total earnings$0Withdrawn$0',
    );
    await expect(page.getByRole('list', { name: 'Milestones' }).getByRole('listitem')).toHaveText([
      '$5 for 100 visitors100 to go',
      '$20 for 500 visitors500 to go',
      '$60 for 2,000 visitors2,000 to go',
      '$250 for 10,000 visitors10,000 to go',
      '$1,000 for 50,000 visitors50,000 to go',
    ]);
    await expect(page.getByText('The minimum withdrawal is $20.')).toBeVisible();
    const progress = contractOf(page).getByRole('progressbar');
    await expect(progress).toHaveAccessibleName('9 of 10 stories above 1,000 heat');
    await expect(contractOf(page).getByRole('button', { name: 'Apply' })).toHaveCount(0);
    await expectAccessible(page);
  });

  const text = ownWords('I write of trains.');
  const otherWords = ownWords('I write of ships.');
  const reason = 'Two of the stories are copies.';
  const refused = await other();
  await test.step('two applications wait for a decision', async () => {
    await setHeat(storyId, creatorLimits.contractHeat + 1);
    await apply(page, text);
    await expectAccessible(page);
    await page.reload();
    await expect(contractOf(page)).toContainText('You applied on');
    await setHeat(await startAuthor(refused), creatorLimits.contractHeat + 1);
    await apply(refused, otherWords);
  });

  await test.step('an administrator accepts one and refuses the other', async () => {
    await admin.goto('/admin/creators/contracts');
    const cardOf = (message: string) => admin.getByRole('article').filter({ hasText: message });
    await expect(cardOf(text)).toContainText('10 stories above 1,000 heat');
    await expectAccessible(admin);
    await cardOf(text).getByRole('button', { name: 'Accept' }).click();
    await expect(admin.getByText('Accepted.')).toBeVisible();
    await expect(cardOf(text)).toHaveCount(0);
    await cardOf(otherWords).getByRole('button', { name: 'Refuse…' }).click();
    const form = cardOf(otherWords).locator('form');
    await form.getByRole('button', { name: 'Refuse' }).click();
    await expect(form.getByText('Give a reason; the creator reads it').first()).toBeVisible();
    await form.getByLabel('Reason').fill(reason);
    await expectAccessible(admin);
    await form.getByRole('button', { name: 'Refuse' }).click();
    await expect(admin.getByText('Refused.')).toBeVisible();
    await admin.getByRole('tab', { name: 'Decided' }).click();
    await expect(cardOf(text)).toContainText(/Accepted.*Decided .+ by /);
    await expect(cardOf(otherWords)).toContainText(/Refused.*Decided .+ by /);
    await expect(cardOf(otherWords)).toContainText(`Reason: ${reason}`);
    await expectAccessible(admin);
  });

  await test.step('both authors read the decision', async () => {
    await page.reload();
    await expect(contractOf(page)).toContainText('You have a contract with Storyloom.');
    await refused.reload();
    await expect(contractOf(refused)).toContainText(`Your last application was refused. Reason: ${reason}`);
    await expect(contractOf(refused).getByRole('button', { name: 'Apply' })).toBeVisible();
    await expectAccessible(refused);
    await refused.context().close();
  });

  await test.step('a reader brings the author to the second milestone', async () => {
    await bringVisitors(storyId, 499);
    await page.reload();
    const milestones = page.getByRole('list', { name: 'Milestones' }).getByRole('listitem');
    await expect(milestones.nth(1)).toHaveText('$20 for 500 visitors1 to go');
    const reader = await other();
    const story = new StoryPage(reader);
    await reader.goto(`/read/${storyId}`);
    await story.ready();
    await story.playTurn('I open the window.');
    // A guest who has played counts for the milestones, once the turn is counted.
    const headers = { tokenid: await tokenOf(page) };
    const readEarnings = async () =>
      (await (await page.request.get(`/api${earnings.path}`, { headers })).json()).data;
    await expect
      .poll(readEarnings, { timeout: statisticsTimings.counted + 120_000 })
      .toMatchObject({ uv: 500, totalChats: 1 });
    await page.reload();
    await expect(figuresOf(page)).toContainText('TierMilestone 2Unique visitors500Total chats1');
    await reader.context().close();
    await page.getByRole('button', { name: 'Claim $20' }).click();
    await expect(page.getByText('$20 claimed.')).toBeVisible();
    await expect(milestones.nth(1)).toHaveText('$20 for 500 visitorsClaimed');
    await expect(milestones.nth(1).locator(':focus')).toHaveText('$20 for 500 visitorsClaimed');
    await expect(figuresOf(page)).toContainText('Claimed$20Available for withdrawal$0Total earnings$25');
    await expect(
      page.getByText(/^The minimum withdrawal is \$20\. The next money is available on/),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the author asks for the money', async () => {
    await endHold(authorId);
    await page.reload();
    await page.getByRole('button', { name: 'Withdraw $20…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw $20' });
    await dialog.getByLabel('Contact email').fill('mara');
    await dialog.getByRole('button', { name: 'Request withdrawal' }).click();
    await expect(dialog.getByText('This field is required.')).toHaveCount(5);
    await expect(dialog.getByText('Invalid email address.')).toHaveCount(1);
    await expect(dialog.getByText('Please upload your document.')).toHaveCount(1);
    await expect(dialog.getByLabel('PayPal email')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByLabel('PayPal email').fill('mara@pay.example');
    await dialog.getByLabel('Contact email').fill('mara@mail.example');
    await dialog.getByLabel('Legal name').fill('Mara Vey');
    await dialog.getByLabel('Country').selectOption('Portugal');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard this request?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('PayPal email')).toHaveValue('mara@pay.example');
    await dialog.getByLabel('Passport').check();
    await dialog
      .getByLabel('Picture of the document')
      .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: pixel });
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await dialog.getByLabel(/I agree/).check();
    await dialog.getByRole('button', { name: 'Request withdrawal' }).click();
    await expect(page.getByText('Under review')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Withdrawals' })).toContainText('Mara Vey, Portugal');
    const section = page.getByRole('region', { name: 'Withdrawals' });
    await expect(section.locator(':focus')).toHaveText(/You can have one withdrawal at a time\.$/);
    const [sectionBox, listBox] = [
      await section.boundingBox(),
      await section.getByRole('list').boundingBox(),
    ];
    const bottom = (box: typeof listBox) => (box ? box.y + box.height : Number.NaN);
    expect(bottom(sectionBox) - bottom(listBox), 'below the list, in px').toBeLessThanOrEqual(20);
    await page.getByRole('button', { name: 'Change addresses…' }).click();
    const addresses = page.getByRole('dialog', { name: 'Change addresses' });
    await addresses.getByLabel('PayPal email').fill('mara.new@pay.example');
    await addresses.getByRole('button', { name: 'Save' }).click();
    await expect(addresses).toBeHidden();
    await expect(page.getByRole('list', { name: 'Withdrawals' })).toContainText('mara.new@pay.example');
  });

  await test.step('the administrator checks the document and pays by hand', async () => {
    await admin.goto('/admin/creators');
    const card = admin.getByRole('article').filter({ has: admin.locator(`a[href$="${authorId}"]`) });
    await card.getByRole('button', { name: 'Show the document' }).click();
    await expect(card.getByRole('img', { name: 'Identity document' })).toBeVisible();
    await expect(card.getByText('It should show the name Mara Vey.')).toBeVisible();
    await expect(card.getByText('Portugal')).toBeVisible();
    await expectAccessible(admin);
    await card.getByRole('button', { name: 'Approve…' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await card.getByLabel('Reference of the payment').fill('PAYID-1');
    await expectAccessible(admin);
    await card.getByRole('button', { name: 'Paid' }).click();
    await expect(admin.getByText('Marked as paid.')).toBeVisible();
    await admin.getByRole('tab', { name: 'Decided' }).click();
    await expect(card).toContainText('PAYID-1');
    await expect(card).toContainText(/Decided.+ by /);
    await expectAccessible(admin);
    await admin.context().close();
  });

  await test.step('the author sees the payment', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Withdrawals' })).toContainText('Paid');
    await expect(figuresOf(page)).toHaveText(
      'TierMilestone 2Unique visitors500Total chats1Claimed$20Available for withdrawal$0Total earnings$25Withdrawn$20',
    );
  });
});
