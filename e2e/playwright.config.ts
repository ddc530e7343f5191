import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '@storyloom/testing/chromium';
import { environment, home } from './support/site.ts';

const root = join(import.meta.dirname, '..');

/** One site for all journeys, started the way anyone starts it, on a data folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: join(root, 'test-results'),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results', 'playwright.json') }]],
  use: {
    baseURL: home,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromiumPath() ?? '/usr/bin/chromium',
      args: [...chromiumFlags],
    },
  },
  projects: [
    // One upgrade of the running site and one development are enough: the phone's journeys leave them out.
    {
      name: 'phone',
      testIgnore: /(upgrade|development)\.e2e\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    { name: 'wide', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    url: `${home}/ready`,
    timeout: 240_000,
    env: environment,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
