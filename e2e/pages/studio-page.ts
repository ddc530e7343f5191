import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/fixtures.ts';
import { register } from '../support/register.ts';

/** The studio with an open draft. */
export class StudioPage {
  readonly page: Page;
  readonly saved: Locator;

  constructor(page: Page) {
    this.page = page;
    this.saved = page.getByText(/^Saved at/);
  }

  /** Begins a story as a guest, and registers in the dialog that this opens. */
  async begin(name: string): Promise<void> {
    const { page } = this;
    await page.goto('/build');
    await page.getByRole('link', { name: 'Write', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'What will you write?' })).toBeVisible();
    // Avoids the page transition, which fades the texts in.
    await page.reload();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^A story/ }).click();
    await register(page, name);
    await expect(page).toHaveTitle('Edit Script');
  }

  /** A text field by its whole label, without “(optional)”. */
  text(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}(?: \\(optional\\))?$`) });
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** Opens a folded section. On a phone most are. */
  async open(title: string): Promise<void> {
    const toggle = this.page.getByRole('button', { name: title, exact: true, expanded: false });
    const opened = this.page.getByRole('button', { name: title, exact: true, expanded: true });
    await expect(toggle.or(opened)).toBeVisible();
    if (await toggle.isVisible()) await toggle.click();
  }

  /** Writes the first step, without a cover. */
  async writeBasics(title: string): Promise<void> {
    await this.text('Title').fill(title);
    await this.page.getByLabel('Perspective').selectOption('SECOND_PERSON');
    await this.page.getByLabel('Category').selectOption('MYSTERY');
    await this.page.getByLabel('Content rating').selectOption('PG_13');
    await this.text('Hook').fill('A ferry that only leaves.');
    await this.text('Summary').fill('Every night one ferry leaves the island. None has come back.');
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next' }).click();
    await expect(this.page.getByRole('heading', { name: 'The world and the people' })).toBeFocused();
  }

  /** Writes the people and the opening of the second step. */
  async writePeopleAndOpening(): Promise<void> {
    await this.open('Characters');
    await this.text('Main character’s name').fill('Mara');
    await this.text('Main character’s profile').fill('A harbour pilot who stayed behind.');
    await this.open('Opening');
    await this.text('Opening scene').fill('The last ferry sounds its horn.');
    await this.page.getByRole('button', { name: 'Add an option' }).click();
    await this.text('Option 1').fill('Board it');
  }

  /** What the check of the script has found. */
  get scriptStatus(): Locator {
    return this.section('Script')
      .getByRole('status')
      .filter({ hasText: /problem|ending/ });
  }

  /** Makes a script of what is written; returns it with other sentences in place of the sample text, which cannot be published. */
  async startScript(): Promise<string> {
    await this.open('Script');
    await this.section('Script').getByRole('button', { name: 'Start from this story' }).click();
    await expect(this.text('Script')).toHaveValue(/Board it/);
    await expect(this.scriptStatus).toHaveText(/^2 endings\. \d+ problems\.$/);
    const starter = await this.text('Script').inputValue();
    return starter.replaceAll('Write ', 'They write ');
  }

  /** Opens the dialog that publishes. */
  async openPublish(title: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Publish' }).first().click();
    const dialog = this.page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Opens a tool beside the form. On a phone the tools are in a menu. */
  async openTool(name: 'Preview' | 'Versions' | 'Import and export'): Promise<Locator> {
    const { page } = this;
    const button = page.getByRole('button', { name });
    const menu = page.getByRole('button', { name: 'More', exact: true });
    await button.or(menu).first().click();
    const item = page.getByRole('menuitem', { name });
    const panel = page.getByRole('dialog', { name });
    await expect(item.or(panel)).toBeVisible();
    if (await item.isVisible()) await item.click();
    return panel;
  }
}
