import type { Locator, Page } from '@playwright/test';

/** The statistics of a story. */
export class StatisticsPage {
  readonly page: Page;
  readonly totals: Locator;

  constructor(page: Page) {
    this.page = page;
    this.totals = page.getByRole('region', { name: 'Totals' });
  }

  /** Opens the statistics from the works of an author. */
  async open(title: string): Promise<void> {
    await this.page.goto('/build');
    await this.page.getByRole('button', { name: `More for ${title}` }).click();
    await this.page.getByRole('menuitem', { name: 'Statistics' }).click();
  }

  figure(label: string): Locator {
    return this.totals
      .locator('div', { has: this.page.getByText(label, { exact: true }) })
      .getByRole('definition');
  }
}
