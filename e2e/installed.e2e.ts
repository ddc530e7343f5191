import { StoryPage } from './pages/story-page.ts';
import { startChangingSite } from './support/changing-site.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { awaitFiles } from './support/kept-files.ts';
import { storyPath } from './support/story-path.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  display: string;
  start_url: string;
  shortcuts: { name: string; url: string }[];
  share_target: { action: string; params: Record<'title' | 'text' | 'url', string> };
}

test('the installed site starts, follows its shortcuts, takes what is shared, and is updated while it is used', {
  tag: '@any-width',
}, async ({ page }) => {
  const site = await startChangingSite(5780);
  try {
    await page.goto(site.home);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest: Manifest = await (await page.request.get(new URL(address ?? '', site.home).href)).json();
    expect(manifest.display).toBe('standalone');

    await page.goto(site.home + manifest.start_url);
    await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
    await awaitFiles(page);
    const headings: Record<string, string | RegExp> = {
      '/history': 'Shelf',
      '/search': 'What are you in the mood for?',
      '/build': 'Your works',
    };
    for (const { url } of manifest.shortcuts) {
      await page.goto(site.home + url);
      await expect(page.getByRole('heading', { level: 1, name: headings[url] ?? '' })).toBeVisible();
      await expectAccessible(page);
    }

    const { action, params } = manifest.share_target;
    const share = (shared: Partial<Record<keyof typeof params, string>>) => {
      const named = Object.entries(shared).map(([name, value]) => [
        params[name as keyof typeof params],
        value,
      ]);
      return page.goto(`${site.home}${action}?${new URLSearchParams(named)}`);
    };
    await share({ text: 'trains at night' });
    await expect(page.getByRole('combobox', { name: 'Search stories' })).toHaveValue('trains at night');
    await share({ title: 'A story', url: site.home + (await storyPath(page, 'Night Train to Trieste')) });
    const story = new StoryPage(page);
    await story.ready();

    await story.playTurn('I look out of the window.');
    await story.composer.fill('Half a thought');
    await page.evaluate(() => void Object.assign(window, { isMarked: true }));
    site.changeBuild('000000000000');
    await page.evaluate(async () => {
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      await (await navigator.serviceWorker.ready).update();
      await changed;
    });
    // Not reloaded over the text.
    expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
    await expect(story.composer).toHaveValue('Half a thought');
    await story.playTurn('I ask the conductor.');
    await expect(story.ownLines).toHaveCount(2);
    // The next page of the app is the new shell's.
    await story.goHome();
    await expect.poll(() => page.evaluate(() => 'isMarked' in window).catch(() => true)).toBe(false);
  } finally {
    await page.goto('about:blank');
    site.close();
  }
});
