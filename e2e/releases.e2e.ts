import type { Release } from '@storyloom/contract/platform/composition';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import {
  hashOf,
  liveComposition,
  liveRelease,
  previewLink,
  publishByHand,
  type ReleaseWithFiles,
  tokenOf,
} from './support/registry-team.ts';
import { movePointer } from './support/visitor.ts';

type Route = Release['manifest']['routes'][number];

let builds = 0;
const siteMfes = ['account', 'admin', 'creator', 'points', 'reader'];

/** A new build of another team, made from the live release of a micro-frontend with one route. */
function intruder({ release, files }: ReleaseWithFiles): ReleaseWithFiles {
  const buildId = `bad${String(++builds).padStart(9, '0')}`;
  const copy = structuredClone(release);
  const routes = copy.manifest.routes.map((route) => ({ ...route, path: '/intruder', validate: null }));
  const manifest = { ...copy.manifest, name: 'intruder', routes, navigation: [] };
  return {
    release: { ...copy, mfe: 'intruder', buildId, mfName: `storyloom_intruder_${buildId}`, manifest },
    files: new Map(files),
  };
}

/** Replaces the text of a file, and updates its hashes. */
function replace({ release, files }: ReleaseWithFiles, url: string, text: string): void {
  files.set(url, text);
  const parts = Object.values(release.parts).flatMap(({ js, css }) => [...js, ...css]);
  for (const asset of [release.entry, release.server, ...release.assets, ...parts])
    if (asset.url === url) asset.integrity = hashOf(text);
}

const route = (bad: ReleaseWithFiles): Route => {
  const [first] = bad.release.manifest.routes;
  if (!first) throw new Error('The release has no route.');
  return first;
};
const path = (text: string) => (bad: ReleaseWithFiles) => {
  route(bad).path = text;
};

const bad: [string, (bad: ReleaseWithFiles) => void, RegExp][] = [
  [
    'a route id used twice',
    (it) => it.release.manifest.routes.push({ ...route(it), path: '/intruder/more' }),
    /^Two routes have the id admin\./,
  ],
  ['every address', path('/*'), /^\/\* has a splat/],
  ['home and all first segments', path('/:a?'), /which the host answers itself/],
  ['the search', path('/search'), /^\/search matches \/search, which belongs to reader/],
  [
    'one story',
    path('/read/one-story'),
    /^\/read\/one-story matches \/read\/one-story, which belongs to reader \(\/read\/:bookId\)/,
  ],
  ['a list', path('/story'), /^\/story matches \/story, which belongs to reader/],
  ['the API', path('/api/x'), /^\/api\/x would take \/api, which the host answers itself/],
  ['liveness', path('/alive'), /^\/alive would take \/alive/],
  ['a language', path('/en/x'), /^\/en\/x would take \/en/],
  [
    'a regular expression of exponential time',
    (it) =>
      Object.assign(route(it), { path: '/intruder/:a', validate: { params: { a: '^(a+)+$' }, status: 404 } }),
    /A parameter is validated by a rule of the kind number, choice, name, slug or text, not by a regular expression/,
  ],
  [
    'an unknown middleware',
    (it) => Object.assign(route(it), { middleware: ['member'] }),
    /^admin names the middleware member\. The shell offers: session\./,
  ],
  [
    'a link to a page of another team',
    (it) => {
      it.release.manifest.navigation = [
        { place: 'bar', label: { en: 'Find' }, icon: 'M1 1h2', path: '/search' },
      ];
    },
    /^The navigation entry \/search leads to no page of its own micro-frontend\./,
  ],
  [
    'an unknown event',
    (it) => it.release.manifest.events.listens.push('sky.fell@1'),
    /^The contract has no event sky\.fell@1, and no live release of another team defines it\. Add it/,
  ],
  [
    'a dialog of another team',
    (it) => {
      it.release.manifest.dialogs.push('points-details@1');
      it.release.parts['dialog:points-details@1'] = { js: [], css: [] };
    },
    /^The dialog points-details@1 belongs to points\./,
  ],
  [
    'not a semantic version',
    (it) => Object.assign(it.release, { version: 'latest' }),
    /^version is "latest", which is not a semantic version/,
  ],
  [
    'the name of an application',
    (it) => Object.assign(it.release, { mfe: 'api', manifest: { ...it.release.manifest, name: 'api' } }),
    /^api is the name of an application/,
  ],
  [
    'a plain Module Federation container',
    (it) => {
      replace(it, it.release.server.url, 'export default {};');
      replace(
        it,
        it.release.entry.url,
        `var ${it.release.mfName} = { init() {}, get: async () => () => ({}) };`,
      );
    },
    /is not a micro-frontend: its default export was not created by defineMfe\. A plain Module Federation container cannot be published/,
  ],
  [
    'code that throws at import',
    (it) => replace(it, it.release.server.url, "throw new Error('broken on purpose');"),
    /cannot be imported by the host: Error: broken on purpose/,
  ],
  [
    'the code of another team',
    () => {},
    /^The manifest in server\/mfe\.mjs differs from the release's in: name, routes, navigation\./,
  ],
  [
    'a slot that the shell does not have',
    (it) => {
      it.release.manifest.slots = ['footer'];
      it.release.parts['slot:footer'] = { js: [], css: [] };
    },
    /^There is no slot footer\. There are: header-balance, header-notifications, header-account, .+\.$/,
  ],
  [
    'more than hosts accept',
    (it) => {
      it.release.parts['slot:padding'] = { js: [], css: Array(3_000).fill(it.release.entry) };
    },
    /^The release's description is \d+ characters long/,
  ],
];

test('bad releases are refused with the cause and the fix, and a reader notices nothing', async ({ page }, {
  annotations,
}) => {
  const responses: number[] = [];
  page.on('response', (response) => responses.push(response.status()));
  // The upgrade tests, which may run meanwhile, release the creator.
  const live = await liveRelease('admin');
  const refusals: string[] = [];
  const note = (what: string, { status, words }: { status: number; words: string }) => {
    expect(status, what).toBeGreaterThanOrEqual(400);
    refusals.push(`${what}: ${status} ${words.replaceAll('\n', ' ')}`);
  };

  const publishAll = async () => {
    for (const [what, change, words] of bad) {
      const release = intruder(live);
      change(release);
      const response = await publishByHand(release);
      note(what, response);
      expect(response.words, what).toMatch(words);
    }
    const changed = structuredClone(live);
    changed.release.manifest.routes.push({ ...route(changed), id: 'more', path: '/admin/more' });
    note('another manifest under a known build id', await publishByHand(changed));
    const unproved = intruder(live);
    note('no proof of checks', await publishByHand(unproved, { proof: null }));
    note("another team's token", await publishByHand(unproved, { token: tokenOf('reader') }));
  };

  const read = async (turn: number) => {
    const story = new StoryPage(page);
    await story.openFromSearch('Night Train to Trieste');
    await story.playTurn(`I look out of window ${turn}.`);
    await page.reload();
    await expect(story.ownLines.last()).toContainText(`window ${turn}.`);
    await page.goto('/search/train');
    await expect(
      page.getByRole('link', { name: 'Night Train to Trieste', exact: true }).first(),
    ).toBeVisible();
  };
  const readMeanwhile = async () => {
    for (const turn of [1, 2]) await read(turn);
  };

  await Promise.all([publishAll(), readMeanwhile()]);
  // None of the refused releases has left anything behind, including the last ones.
  await read(3);
  annotations.push(...refusals.map((description) => ({ type: 'refusal', description })));
  console.log(refusals.join('\n'));
  expect(refusals).toHaveLength(bad.length + 3);
  expect(responses.filter((status) => status >= 500)).toEqual([]);
  const after = await liveComposition();
  // Another test may release or withdraw a micro-frontend of its own meanwhile, but no bad build and none of the site.
  expect(Object.keys(after.mfes)).toEqual(expect.arrayContaining(siteMfes));
  expect(Object.values(after.mfes).filter(({ stable }) => stable.buildId.startsWith('bad0'))).toEqual([]);
});

test('a link opens a preview with a banner and the platform panel, which can kill a part, until it is left', async ({
  page,
  complaints,
}) => {
  complaints.expect(/did not load/);
  const { release } = await liveRelease('points');
  await page.goto(await previewLink('points', release.buildId));
  expect(new URL(page.url()).search).toBe('');
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(`Preview of points ${release.version}`);
  const balance = page.getByRole('button', { name: /\d points/ });
  await movePointer(page);
  await expect(balance).toBeVisible();

  await expect(page.getByRole('button', { name: 'Platform panel' })).toBeVisible();
  await page.keyboard.press('Control+Shift+M');
  const panel = page.getByRole('region', { name: 'Platform panel' });
  await expect(panel).toBeFocused();
  await expect(panel.getByText('slot header-balance')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('tab', { name: 'Loading' }).click();
  await expect(panel.getByText(/^\/m\/points\/.*\/remoteEntry\.js$/)).toBeVisible();
  await panel.getByRole('tab', { name: 'Events' }).click();
  await panel.getByLabel('Event', { exact: true }).fill('points.changed@1');
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('points.changed@1').first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Live' }).click();
  await panel.getByLabel('Parts of points').selectOption('do not load');
  await expect(panel.getByText('failed: slot header-balance')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Couldn’t load this');
  await panel.getByLabel('Parts of points').selectOption('load as usual');
  await expect(balance).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await banner.getByRole('link', { name: 'Leave preview' }).click();
  await expect(banner).toHaveCount(0);
  await page.keyboard.press('Control+Shift+M');
  await expect(balance).toBeVisible();
  await expect(panel).toHaveCount(0);
});
