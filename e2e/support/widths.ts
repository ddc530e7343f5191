import { devices } from '@playwright/test';

const { defaultBrowserType: _phoneBrowser, ...pixel } = devices['Pixel 7'];
const { defaultBrowserType: _wideBrowser, ...desktop } = devices['Desktop Chrome'];

/** A phone with a scale of 1: at its real scale of 2.6, drawing takes a third of the renderer's processor time. */
export const phone = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** Without motion, which takes a third of the processor time of a turn; the phone keeps it. */
export const wide = {
  ...desktop,
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' as const },
};
