import { chromiumFlags, chromiumPath } from '@storyloom/testing/chromium';
import { type Browser, chromium } from 'playwright';
import { onStop } from './stopping.ts';

/** Launches Chromium; it is closed at the end of the run. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('Chromium is not installed. Set CHROMIUM_PATH or run: apt-get install chromium.');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  onStop(() => browser.close());
  return browser;
}
