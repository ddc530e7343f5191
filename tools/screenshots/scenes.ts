import type { Page } from 'playwright';

/** The pictures of the README, each from a visitor's first click on. */
export const scenes: { name: string; play(page: Page, url: string): Promise<void> }[] = [
  {
    name: 'home',
    async play(page, url) {
      await page.goto(url);
      await page.getByRole('button', { name: /points, get more/ }).waitFor();
    },
  },
  {
    name: 'reading',
    async play(page, url) {
      await page.goto(url);
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Night Train to Trieste', exact: true })
        .first()
        .click();
      await page.getByRole('button', { name: /points, get more/ }).waitFor();
      await page
        .getByRole('textbox', { name: 'Your message' })
        .fill('I lift the cut wallpaper behind the basin.');
      await page.getByRole('button', { name: /^Send/ }).click();
      await page.locator('[role=log][aria-busy=true]').waitFor();
      await page.locator('[role=log][aria-busy=false]').waitFor();
    },
  },
  {
    name: 'points',
    async play(page, url) {
      // Phones hide the balance while reading.
      await page.goto(url);
      await page.getByRole('button', { name: /points, get more/ }).click();
      await page.getByRole('button', { name: 'Points details' }).click();
      await page.getByRole('dialog', { name: 'Points details' }).getByText('Story reply').first().waitFor();
    },
  },
];
