import { expect, type Page } from '@playwright/test';

/** Waits until the page is hydrated and knows its visitor, whose header it then shows. */
export async function awaitVisitor(page: Page): Promise<void> {
  const logIn = page
    .getByRole('banner')
    .getByRole('button', { name: 'Log in', exact: true, includeHidden: true });
  // In focus mode and in pages that are kept alive, the button of a known visitor is not displayed.
  const isUnknown = () =>
    logIn.evaluateAll((buttons) => buttons.some((each) => getComputedStyle(each).visibility === 'hidden'));
  await expect.poll(isUnknown, 'the visitor is not known yet').toBe(false);
}

/** Moves the pointer once the visitor is known: on a first visit, the balance is loaded then. */
export async function movePointer(page: Page): Promise<void> {
  await awaitVisitor(page);
  // Two positions: the pointer may be at one of them.
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
}
