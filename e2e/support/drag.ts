import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Drags one item of a list over another by its handle, with a finger on touch screens, and drops it when the other makes room. */
export async function dragTo(page: Page, handle: Locator, target: Locator, isTouch: boolean): Promise<void> {
  // Near an edge of the window, a drag scrolls the page by itself, and the item may pass the target.
  await target.evaluate((item) => item.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // An item that was moved before is still on its way; this waits until it rests.
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) throw new Error('The items are not on the screen.');
  const x = from.x + from.width / 2;
  const y = from.y + from.height / 2;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const moveTo = (top: number) => (isTouch ? touch('touchMove', [{ x, y: top }]) : page.mouse.move(x, top));

  if (!isTouch) await page.mouse.move(x, y);
  await (isTouch ? touch('touchStart', [{ x, y }]) : page.mouse.down());
  await moveTo(y + 10);
  await expect(page.locator('[data-dragged="true"]')).toHaveCount(1);
  await moveTo(to.y + to.height / 2);
  await expect.poll(async () => (await target.boundingBox())?.y).not.toBe(to.y);
  await (isTouch ? touch('touchEnd', []) : page.mouse.up());
}
