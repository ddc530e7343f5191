import { expect, type Locator, type Page } from '@playwright/test';

/** A story being played, by what a reader sees and hears. */
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
    this.composer = page.getByRole('textbox', { name: 'Your words' });
    this.options = page.getByRole('group', { name: 'What next?' });
    this.replies = this.log.getByRole('article').and(page.locator(':not([aria-label="You"])'));
    this.ownLines = this.log.getByRole('article', { name: 'You' });
  }

  /** Opens the story a card leads to, the way a visitor does. */
  async openFromHome(title: string): Promise<void> {
    await this.page.goto('/');
    await this.page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
    await expect(this.log.getByRole('region', { name: 'Opening scene' })).toBeVisible();
    await this.ready();
  }

  /** The composer takes words, and the guest and its points are known. */
  async ready(): Promise<void> {
    await expect(this.composer).toBeEditable();
    await expect(this.balance()).toHaveAccessibleName(/\d/);
  }

  balance(): Locator {
    return this.page.getByRole('button', { name: /points/i }).first();
  }

  async expectBalance(points: number): Promise<void> {
    await expect(this.balance()).toHaveAccessibleName(new RegExp(`\\b${points} points`));
  }

  async say(words: string): Promise<void> {
    await this.composer.fill(words);
    await this.page.getByRole('button', { name: /^Send/ }).click();
  }

  async expectWriting(): Promise<void> {
    await expect(this.log).toHaveAttribute('aria-busy', 'true');
  }

  async expectDone(): Promise<void> {
    await expect(this.log).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  }

  /** The words of the last reply, without the label of who wrote them. */
  async replyText(): Promise<string> {
    return ((await this.replies.last().textContent()) ?? '').replace(/Offline storyteller$/, '');
  }
}
