import { type Development, startDevelopment } from './support/development.ts';
import { expect, test } from './support/fixtures.ts';
import { movePointer } from './support/visitor.ts';

const ports = {
  PORT: '6380',
  API_PORT: '6381',
  REGISTRY_PORT: '6382',
  OIDC_PORT: '6379',
  PAY_PORT: '6378',
  DEV_PORT: '6383',
};
let development: Development;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  development = await startDevelopment(ports);
});
test.afterAll(() => development?.stop());

test('the sources of every micro-frontend build', () => {
  const output = development.readOutput();
  for (const name of ['reader', 'creator', 'account', 'points', 'admin'])
    expect(output).toContain(`${name} from source`);
  expect(output).not.toContain('build failed');
});

test('the page that plays an app shows the messages of both directions', async ({ page }) => {
  await page.goto(`${development.home}/dev/webview`);
  const site = page.frameLocator('iframe');
  await site.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/^page → app .*"command":"Login".*"guestToken":"[\w-]{43}"/)).toBeVisible();

  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Log in and send navigationResume' }).click();
  await expect(page.getByText('API → app {"msg":"Please check your email and password"}')).toBeVisible();

  const refetched = page.waitForRequest((request) => request.url().includes('/member/account'));
  await page.getByRole('button', { name: 'Send navigationResume', exact: true }).click();
  await refetched;
  await expect(page.getByText(/^app → page .*"command":"navigationResume"/)).toBeVisible();
});

test('a tab shows another source of a micro-frontend until it is left, and others do not', async ({
  page,
  context,
}) => {
  const { home } = development;
  const source = `http://localhost:${Number(ports.DEV_PORT) + 1}`;
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await page.goto(`${home}/?mfe.reader=${source}`);
  await expect(banner).toContainText(`This tab shows reader from ${source}`);
  await page.goto(`${home}/search`);
  await expect(banner).toBeVisible();
  const other = await context.newPage();
  await other.goto(home);
  await expect(other.getByRole('link', { name: 'Storyloom, home' })).toBeVisible();
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await banner.getByRole('link', { name: 'Leave preview' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(`${home}/search`);
  await expect(page.getByRole('link', { name: 'Storyloom, home' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('an edit appears in the open page, which keeps its state', async ({ page }) => {
  const { home, edit } = development;
  await page.goto(home);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await movePointer(page);
  await page.getByRole('button', { name: /\d points/ }).click();
  await page.getByRole('button', { name: 'Points details' }).click();
  const gained = page.getByRole('tab', { name: 'Gained' });
  await gained.click();

  edit('mfe-reader/routes/home.tsx', '"Trending now"', '"Trending this minute"');
  await expect(page.getByText('Trending this minute')).toBeVisible();
  edit('mfe-points/dialogs/points-details.tsx', 'title="Points details"', 'title="Points, edited"');
  await expect(page.getByRole('dialog', { name: 'Points, edited' })).toBeVisible();

  await expect(gained).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Trending this minute')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('a component that gains a hook is mounted again', async ({ page }) => {
  const { home, edit } = development;
  await page.goto(home);
  await movePointer(page);
  await page.getByRole('button', { name: /\d points/ }).click();
  await page.getByRole('button', { name: 'Points details' }).click();
  await expect(page.getByRole('dialog', { name: 'Points, edited' })).toBeVisible();
  const dialog = 'return (\n    <Dialog\n      title="Points, edited"';
  const dialogWithHook = `const [title] = useState('Points with a hook');\n  ${dialog.replace(/"Points.*/, '{title}')}`;
  edit('mfe-points/dialogs/points-details.tsx', dialog, dialogWithHook);
  await expect(page.getByRole('dialog', { name: 'Points with a hook' })).toBeVisible();
  const main = 'return (\n    <main className={styles.home}>';
  const mainWithHook = `const [gained] = useSearchParams();\n  ${main}<p>{gained.size} hooks gained</p>`;
  edit('mfe-reader/routes/home.tsx', main, mainWithHook);
  await expect(page.getByText('0 hooks gained')).toBeVisible();
});

test('the server renders the edited page too', async ({ request }) => {
  // The host waits ten seconds for a build, and then renders the previous one.
  await expect.poll(async () => (await request.get(development.home)).text()).toContain('hooks gained');
  const response = await request.get(development.home);
  expect(response.headers()['integrity-policy']).toBeUndefined();
});

test('an edit of the shell reloads the page', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  await page.goto(development.home);
  await expect(page.getByRole('link', { name: 'Home', exact: true }).first()).toBeVisible();
  // By then, an idle browser has begun to wait for edits.
  await movePointer(page);
  await expect(page.getByRole('button', { name: /\d points/ })).toBeVisible();
  development.edit('host/app/chrome/navigation.tsx', "label: 'Home'", "label: 'Hearth'");
  await expect(page.getByRole('link', { name: 'Hearth', exact: true }).first()).toBeVisible();
});
