import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowserPath } from '@storyloom/testing/chromium';
import { wide } from './support/widths.ts';

/** `npm run skew`: the shell and each micro-frontend of an earlier checkout beside those of this one. */
export default defineConfig({
  testDir: 'skew',
  testMatch: 'journeys.ts',
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  globalSetup: './skew/setup.ts',
  globalTimeout: 3_600_000,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  // Each composition is live for all visitors.
  workers: 1,
  reporter: 'list',
  use: {
    ...wide,
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: testBrowserPath(), args: [...chromiumFlags] },
  },
});
