import { expect, type Locator, type Page } from '@playwright/test';
import { generate } from '@storyloom/contract/images/endpoints/generate';

/** The part of the studio that draws covers for points. */
export class CoverGenerator {
  readonly page: Page;
  readonly section: Locator;
  readonly candidates: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: 'Generate a cover' });
    this.candidates = this.section.getByRole('list', { name: 'New covers' }).getByRole('listitem');
  }

  async choose(style: string, count: number): Promise<void> {
    // The inputs are visually hidden; their labels are pressed.
    await this.section.getByText(style, { exact: true }).click();
    await this.section.getByText(String(count), { exact: true }).click();
  }

  /** The points left after the next generation, as the section says before it. */
  async pointsLeftAfter(): Promise<number> {
    const note = this.section.getByText(/\d+ left after/);
    return Number(/([\d,]+) left after/.exec((await note.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  }

  /** Starts a generation that is answered when the returned function is called. */
  async start(button: string): Promise<() => void> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await this.page.route(`**/api${generate.path}`, async (route) => {
      await released;
      await route.continue();
    });
    await this.section.getByRole('button', { name: button }).click();
    await expect(this.section.getByRole('status').filter({ hasText: 'Generating...' })).toBeVisible();
    return release;
  }
}
