import { expect, type Locator, type Page } from '@playwright/test';
import { follow } from '../support/follow.ts';
import { resultsPath, storyPath } from '../support/story-path.ts';
import { awaitVisitor, movePointer } from '../support/visitor.ts';

/** A story being played, as a reader sees and hears it. */
export class StoryPage {
  readonly page: Page;
  readonly log: Locator;
  readonly composer: Locator;
  readonly options: Locator;
  readonly replies: Locator;
  readonly ownLines: Locator;

  constructor(page: Page) {
    this.page = page;
    this.log = page.getByRole('log', { name: 'Story' });
    this.composer = page.getByRole('textbox', { name: 'Your message' });
    this.options = page.getByRole('group', { name: 'What next?' });
    this.replies = this.log.getByRole('article').and(page.locator(':not([aria-label="You"])'));
    this.ownLines = this.log.getByRole('article', { name: 'You' });
  }

  /** Opens a story by its address. */
  async open(title: string): Promise<void> {
    await this.page.goto(await storyPath(this.page, title));
    await this.ready();
  }

  /** Opens the story that a search result leads to. `inPage`: without a new document, which a link loads before hydration. */
  async openFromSearch(title: string, { inPage = false } = {}): Promise<void> {
    await this.page.goto(resultsPath(title));
    if (inPage) await awaitVisitor(this.page);
    await this.page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
    await expect(this.log.getByRole('region', { name: 'Opening scene' })).toBeVisible();
    await this.ready();
  }

  /** Waits until the composer accepts text and the balance of the guest is known. */
  async ready(): Promise<void> {
    await expect(this.composer).toBeEditable();
    await movePointer(this.page);
    await expect(this.balance()).toHaveAccessibleName(/\d/);
  }

  /** The balance in the site's header, which phones show on this page while it has the focus. */
  balance(): Locator {
    return this.page.getByRole('button', { name: /points/i }).first();
  }

  async openPoints(): Promise<void> {
    await follow(this.balance());
  }

  async goHome(): Promise<void> {
    await follow(this.page.getByRole('link', { name: 'Storyloom, home' }));
  }

  /** The button of a tool, or the menu that has it on phones. */
  async openTool(name: string): Promise<void> {
    const button = this.page.getByRole('toolbar', { name: 'Reading tools' }).getByRole('button', { name });
    await this.pressOrOpenMenu(button, name);
  }

  private async pressOrOpenMenu(button: Locator, name: string): Promise<void> {
    const menu = this.page.getByRole('button', { name: 'Story menu' });
    await expect(button.or(menu).filter({ visible: true }).first()).toBeVisible();
    if (await button.isVisible()) return button.click();
    // Playwright scrolls the page to click a button of a sticky header, and a scrolling page may lose the next click.
    await menu.press('Enter');
    await this.page.getByRole('menuitem', { name }).click();
  }

  async openModels(): Promise<void> {
    await this.pressOrOpenMenu(this.page.getByRole('button', { name: /^Model / }), 'Model');
  }

  async expectBalance(points: number): Promise<void> {
    await movePointer(this.page);
    await expect(this.balance()).toHaveAccessibleName(new RegExp(`\\b${points} points`));
  }

  async sendMessage(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.page.getByRole('button', { name: /^Send/ }).click();
  }

  /** Sends a message and waits for the whole reply. */
  async playTurn(text: string): Promise<void> {
    await this.sendMessage(text);
    await expect(this.ownLines.last()).toContainText(text);
    await this.expectDone();
  }

  /** Expects this number of the reader's lines in the whole story; turns far from the viewport are not rendered. */
  async expectOwnLines(count: number): Promise<void> {
    const size = this.page.viewportSize();
    if (!size) throw new Error('The page has no viewport.');
    const top = await this.page.evaluate(() => window.scrollY);
    await this.page.setViewportSize({ ...size, height: 8000 });
    await expect(this.ownLines).toHaveCount(count);
    await this.page.setViewportSize(size);
    await this.page.evaluate((y) => window.scrollTo(0, y), top);
  }

  /** Waits for the beginning of a reply; its end must be held. */
  async expectGenerating(text: RegExp): Promise<void> {
    await expect(this.log).toHaveAttribute('aria-busy', 'true');
    await expect(this.prose()).toHaveText(text);
  }

  async expectDone(): Promise<void> {
    await expect(this.log).toHaveAttribute('aria-busy', 'false');
  }

  /** The text of the last reply, without its labels. */
  prose(): Locator {
    return this.replies.last().locator('[data-prose]').first();
  }

  async replyText(): Promise<string> {
    return (await this.prose().textContent()) ?? '';
  }
}
