import { devices } from '@playwright/test';

const { defaultBrowserType: _phoneBrowser, ...pixel } = devices['Pixel 7'];
const { defaultBrowserType: _wideBrowser, ...desktop } = devices['Desktop Chrome'];

/** Motion takes a third of the processor time of a turn. Tests of whole journeys keep it: `test.use(withMotion)`. */
const withoutMotion = { contextOptions: { reducedMotion: 'reduce' as const } };
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** A phone with a scale of 1: at its real scale of 2.6, drawing takes a third of the renderer's processor time. */
export const phone = {
  ...pixel,
  ...withoutMotion,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
};

export const wide = { ...desktop, ...withoutMotion, viewport: { width: 1280, height: 800 } };
