import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '@storyloom/testing/chromium';
import { chromium } from 'playwright';
import { scenes } from './screenshots/scenes.ts';
import { startSite } from './screenshots/site.ts';

const folder = join(import.meta.dirname, '..', 'docs', 'images');
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Makes the README's pictures from a fresh site: `npm run screenshots`. */
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({
  executablePath: chromiumPath() ?? '/usr/bin/chromium',
  args: [...chromiumFlags],
});
try {
  for (const viewport of sizes) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const { name, play } of scenes) {
      await play(page, site.url);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const path = join(folder, `${name}-${viewport.width}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 82 });
      console.log(path);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
