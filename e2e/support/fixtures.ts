import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** What a page complained of; a journey that passes with complaints does not pass. */
export interface Complaints {
  all: string[];
  /** Takes out those a test provoked itself. */
  expect(pattern: RegExp): void;
}

/** A picture that Chromium still holds at a reload is not taken from its preload; it is not loaded twice either. */
const harmless = /^The resource \S+\.webp was preloaded using link preload but not used/;

export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const all: string[] = [];
      const expected: RegExp[] = [harmless];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') all.push(message.text());
      });
      page.on('pageerror', (error) => all.push(error.message));
      await use({ all, expect: (pattern) => expected.push(pattern) });
      expect(all.filter((words) => !expected.some((pattern) => pattern.test(words)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation that axe can find in what is on the page now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
