import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowserPath } from '@storyloom/testing/chromium';
import { home, isGiven, settings } from './support/site.ts';
import { phone, wide } from './support/widths.ts';

const root = join(import.meta.dirname, '..');
/** Releases of a micro-frontend, one after the other. */
const upgrade = /upgrade\.e2e\.ts$/;
/** Processes, the network and documents, which are the same at every width. */
const once = /(attacks|development|documents|integrity|releases|slow)\.e2e\.ts$/;
/** Tests with a scripted model, at both widths. In one project, a worker starts its environment once for all of them. */
const scripted = /(faults|login-during-reply|plans|replies|screen-reader)\.e2e\.ts$/;
/** Tests of what has no layout (stored data, requests, addresses, errors) run at one width. */
const anyWidth = /@any-width/;
/** One site for all tests, started as by `npm start`, on a data folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: join(root, 'test-results'),
  // Generous, because the machine may be busy; a test that passes does not wait.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Expectations are polled, up to a second apart, so a test waits for more than half of its time.
  workers: 5,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results', 'playwright.json') }]],
  use: {
    baseURL: home,
    actionTimeout: 30_000,
    // Recording a trace costs a fifth of the processor time: E2E_TRACE=1 asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testBrowserPath(),
      args: [...chromiumFlags],
    },
  },
  projects: [
    { name: 'phone', testIgnore: [upgrade, scripted, once], use: phone },
    { name: 'wide', testIgnore: [upgrade, scripted, once], grepInvert: anyWidth, use: wide },
    // Late, because a release of a micro-frontend reaches everyone who opens it. Each waits for the one before, so the
    // other workers have something to do until the last is over.
    { name: 'upgrade', testMatch: upgrade, use: wide },
    { name: 'scripted', testMatch: scripted, use: phone },
    { name: 'once', testMatch: once, use: phone },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    url: `${home}/ready`,
    timeout: 240_000,
    env: settings,
    // E2E_DATA_DIR names the site of an earlier run, whose reuse saves its start.
    reuseExistingServer: isGiven,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
