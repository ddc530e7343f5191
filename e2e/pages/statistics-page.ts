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
    await this.page.getByRole('menuitem', { name: 'Statistics' }).press('Enter');
  }

  /** The texts of these figures, all read at the same time. */
  async figures(...labels: string[]): Promise<(string | null)[]> {
    const rows = await this.totals
      .locator('div', { has: this.page.locator('dt') })
      .evaluateAll((all) =>
        all.map(
          (row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent] as const,
        ),
      );
    return labels.map((label) => rows.find(([term]) => term === label)?.[1] ?? null);
  }
}
