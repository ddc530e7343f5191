import { expect, type Locator, type Page } from '@playwright/test';

/** The author's own works. */
export class WorksPage {
  readonly page: Page;
  readonly items: Locator;
  readonly search: Locator;
  readonly chosen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.getByRole('list', { name: 'Your works' }).getByRole('article');
    this.search = page.getByRole('searchbox', { name: 'Search your works' });
    this.chosen = page.getByRole('region', { name: 'Chosen works' });
  }

  async open(): Promise<void> {
    await this.page.goto('/build');
    await expect(this.items.first()).toBeVisible();
  }

  work(title: string): Locator {
    return this.items.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  async filter(name: 'Status' | 'Type' | 'Sort by', value: string): Promise<void> {
    // Folded on a phone.
    const unfold = this.page.getByRole('button', { name: /^Filters/, expanded: false });
    if (await unfold.isVisible()) await unfold.click();
    await this.page.getByRole('combobox', { name, exact: true }).selectOption(value);
  }

  /**
   * Runs a command of the menu of one work. By keyboard, because the page may still be scrolling to the button, and a menu
   * that moves between press and release loses a click.
   */
  async run(title: string, command: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: command, exact: true }).press('Enter');
  }

  /** Confirms the deletion that a dialog with this title asks about. */
  async confirmDelete(title: string): Promise<void> {
    const question = this.page.getByRole('alertdialog', { name: title });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toHaveCount(0);
  }
}
