import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowserPath } from '@storyloom/testing/chromium';
import { home, isGiven, settings } from './support/site.ts';
import { phone, wide } from './support/widths.ts';

const root = join(import.meta.dirname, '..');
/** Tests of a team that releases a micro-frontend of its own, which changes the navigation for all visitors. */
const outside = /own-repository\.e2e\.ts$/;
/** Tests that release a micro-frontend of the site, one after another. */
const upgrade = /upgrade\.e2e\.ts$/;
/** Tests of processes, the network and documents, which are the same at every width, or tests that set their width. */
const once = /(desk|development|documents|integrity|offline|releases|slow|worker-update)\.e2e\.ts$/;
/** The longest of such tests: if it started last, one worker would finish alone. */
const longest = /restarts\.e2e\.ts$/;
/** Tests with a scripted model, some at both widths. In one project, a worker starts its environment once for all of them. */
const scripted = /(analytics|faults|login-during-reply|plans|replies|screen-reader)\.e2e\.ts$/;
/** Tests at the wide width alone, where authors work. Upgrade tests would break the pages that they open. */
const wideOnly = /(newcomer|wide-pages)\.e2e\.ts$/;
/** Tests of what is laid out alike at every width, or has no layout, run at one width. */
const anyWidth = /@any-width/;
/** One site for all tests, started like `npm start`, with a separate data folder. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: join(root, 'test-results'),
  // Generous, because the machine may be busy; a test that passes does not wait. Some install packages and build.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  // Four workers keep two cores busy; more of them make each test slower.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results', 'playwright.json') }]],
  use: {
    baseURL: home,
    actionTimeout: 60_000,
    // The requests of a worker would bypass the routes of tests.
    serviceWorkers: 'block',
    // E2E_TRACE=1 records traces, which costs a fifth of the processor time.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: testBrowserPath(),
      // A page is open for seconds: V8's optimizing compilers take more processor time than they save.
      args: [...chromiumFlags, '--js-flags=--no-turbofan --no-maglev'],
    },
  },
  projects: [
    // One test after another in one worker, which takes the longest, so it starts first.
    { name: 'outside', testMatch: outside, use: wide },
    { name: 'phone', testIgnore: [outside, upgrade, scripted, once, longest, wideOnly], use: phone },
    {
      name: 'wide',
      testIgnore: [outside, upgrade, scripted, once, longest],
      grepInvert: anyWidth,
      use: wide,
    },
    { name: 'longest', testMatch: longest, use: phone },
    // Starts late, because all visitors get a released micro-frontend. These tests run one after another; the projects
    // below keep the other workers busy meanwhile.
    { name: 'upgrade', testMatch: upgrade, use: wide },
    // Each worker starts an environment; others run the tests below meanwhile.
    { name: 'scripted', testMatch: scripted, use: phone, workers: 3 },
    { name: 'once', testMatch: once, use: phone },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: root,
    url: `${home}/ready`,
    timeout: 600_000,
    env: settings,
    // E2E_DATA_DIR names the data folder of a running site, which is reused to save the time of a start.
    reuseExistingServer: isGiven,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
