import { expect, type Locator, type Page } from '@playwright/test';

/** The world book of an open draft. */
export class WorldBook {
  readonly page: Page;
  readonly section: Locator;
  readonly entries: Locator;
  readonly test: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: 'World book', exact: true });
    this.entries = this.section.getByRole('tabpanel').getByRole('article');
    this.test = this.section.getByRole('article', { name: 'Test 1' });
  }

  async openTab(name: RegExp): Promise<void> {
    await this.section.getByRole('tab', { name }).click();
  }

  async write(part: string, text: string): Promise<void> {
    await this.section.getByLabel(part, { exact: true }).fill(text);
  }

  /** Compiles the text; returns the dialog with the entries to approve. */
  async compile(): Promise<Locator> {
    await this.section.getByRole('button', { name: 'Compile text into entries' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Compile the world book' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** The entry whose text has these words. */
  entry(text: string): Locator {
    return this.entries.filter({ hasText: text });
  }

  /** Adds a lore test: this message must call this entry. */
  async addTest({ message, entry, tokens }: Record<'message' | 'entry' | 'tokens', string>): Promise<void> {
    await this.section.getByRole('button', { name: 'Add test' }).click();
    await this.test.getByLabel('Message of test 1').fill(message);
    await this.test.getByLabel('Entry').selectOption({ label: entry });
    await this.test.getByLabel('Tokens at most').fill(tokens);
  }

  async runTests(): Promise<void> {
    await this.section.getByRole('button', { name: 'Run 1 test' }).click();
  }
}
