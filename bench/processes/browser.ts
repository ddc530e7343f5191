import { chromiumFlags, chromiumPath } from '@storyloom/testing/chromium';
import { type Browser, chromium } from 'playwright';
import { onStop } from './stopping.ts';

/** A Chromium that ends with the run. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error('Chromium is not installed: set CHROMIUM_PATH, or apt-get install chromium.');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  onStop(() => browser.close());
  return browser;
}
