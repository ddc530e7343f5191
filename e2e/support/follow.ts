import type { Locator } from '@playwright/test';

/** Presses a control of the site around a page. Phones show it on the page of a story while it has the focus. */
export async function follow(control: Locator): Promise<void> {
  await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await control.click();
}
