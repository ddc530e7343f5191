import { existsSync } from 'node:fs';

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's package chromium-headless-shell. The script in /usr/bin would not pass on signals. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The browser of this machine: CHROMIUM_PATH, a usual place, or else the headless shell; null without one. */
export function chromiumPath(): string | null {
  return findFirst([...BROWSERS, HEADLESS_SHELL]);
}

/** Chromium without a window system, which takes half the processor time; null without one. */
export function headlessShellPath(): string | null {
  return findFirst([HEADLESS_SHELL]);
}

/** The browser of browser tests: CHROMIUM_PATH, the headless shell, or else the whole browser. */
export function testBrowserPath(): string {
  return headlessShellPath() ?? chromiumPath() ?? '/usr/bin/chromium';
}

function findFirst(paths: readonly string[]): string | null {
  return [process.env.CHROMIUM_PATH ?? '', ...paths].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Quiet and contained: no sandbox of its own (tests run as root in containers), no calls home. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
