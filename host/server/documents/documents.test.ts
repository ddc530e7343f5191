import { sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { hostSegments } from '@storyloom/contract/platform/addresses';
import type { Release } from '@storyloom/contract/platform/composition';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchDocument, rawStatus } from '../../fixtures/document.ts';
import { type FakeApi, startFakeApi } from '../../fixtures/fake-api.ts';
import { type FakeRegistry, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { type HostProcess, startHost } from '../../fixtures/host-process.ts';
import { publishInto } from '../../fixtures/publish.ts';

let registry: FakeRegistry;
let api: FakeApi;
let host: HostProcess;
let release: Release;
const checkout = sampleCheckout();
beforeAll(async () => {
  [registry, api] = await Promise.all([startFakeRegistry(), startFakeApi()]);
  release = publishInto(registry.files, await checkout.build());
  registry.live({ sample: { stable: release, lastKnownGood: null } });
  const redirects = { '/spring': '/sample/world', '/shop': 'https://shop.example/' };
  host = await startHost({ registry, apiUrl: api.url, redirects });
}, 120_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([registry.close(), api.close()]);
  checkout.remove();
});

const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const open = (path: string, headers?: Record<string, string>) => fetchDocument(`${host.url}${path}`, headers);

describe('a page of a micro-frontend', () => {
  it('is in the document with its data and title, without JavaScript', async () => {
    const { status, body, bootstrap, headers } = await open('/sample/world');
    expect(status).toBe(200);
    expect(body).toMatch(/<h1>Hello (<!-- -->)?world<\/h1>/);
    expect(body).toContain('Mystery');
    expect(body).toContain('<title>Mystery</title>');
    expect(bootstrap.mode).toBe('ssr');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['/?code=c&state=s', '/?error=access_denied&state=s'])(
    'is rendered only by the browser at %s, because a login continues there',
    async (path) => {
      expect((await open(path)).bootstrap.mode).toBe('client');
      expect((await open('/?code=c')).bootstrap.mode).toBe('ssr');
    },
  );

  it('is rendered in the visitor’s theme, which the browser gets as well', async () => {
    const { html, bootstrap } = await open('/sample/world', { cookie: 'theme=light.inter.4.wide; other=1' });
    const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
    expect(root).toContain('data-theme="light"');
    expect(root).toContain('data-text-font="inter"');
    expect(root).toContain('data-text-size="4"');
    expect(root).toContain('data-text-width="wide"');
    expect(bootstrap.theme).toEqual({ scheme: 'light', font: 'inter', size: '4', width: 'wide' });
  });

  it('is rendered in the default theme when the cookie is missing or invalid', async () => {
    for (const cookie of ['', 'theme="><script>.x', 'theme=neon.9']) {
      const { html, bootstrap } = await open('/sample/world', { cookie });
      expect(html).toMatch(/<html lang="en" data-theme="dark" data-text-font="literata"/);
      expect(bootstrap.theme.size).toBe('2');
    }
  });

  it('contains its stylesheets, and loads its scripts with their hashes after the first frame', async () => {
    const { html, bootstrap } = await open('/sample/world');
    const part = release.parts['route:home'];
    const base = `/m/sample/${release.buildId}/`;
    const sheet = part?.css[0]?.url.replace('browser/', '');
    const style = new RegExp(`<style[^>]*data-href="${sheet}"[^>]*>([^<]*)</style>`).exec(html);
    const page = /<main class="(sample-\w+)"/.exec(html)?.[1];
    expect(style?.[1]).toContain(`.${page}{`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(bootstrap.styles.map(({ text }) => text)).toEqual(['', '']);
    expect(html).not.toMatch(/<script[^>]* src=|rel="(module)?preload"[^>]*as="script"/);
    for (const { url, integrity } of [release.entry, ...(part?.js ?? [])])
      expect(html).toContain(JSON.stringify({ src: `${base}${url}`, integrity }));
    expect(html).not.toContain(`${base}${release.parts['route:plain']?.js.at(-1)?.url}"`);
  });

  it('allows only its own scripts: each has the nonce or a hash', async () => {
    const first = await open('/sample/world');
    const nonceOf = (page: typeof first) =>
      /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    const scripts = [...first.html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(1);
    for (const tag of scripts) {
      expect(tag).toContain(`nonce="${nonceOf(first)}"`);
      if (tag.includes('src=')) expect(tag).toMatch(/integrity="sha384-/);
    }
    expect(first.headers.get('integrity-policy')).toBe('blocked-destinations=(script)');
    expect(nonceOf(await open('/sample/world'))).not.toBe(nonceOf(first));
  });

  it('is served below /en, and passes that base path to the browser', async () => {
    const { status, body, bootstrap } = await open('/en/sample/world');
    expect([status, bootstrap.basename]).toEqual([200, '/en']);
    expect(body).toContain('Hello');
    expect((await open('/sample/world')).bootstrap.basename).toBe('/');
  });

  it('is left to the browser if its manifest says so', async () => {
    const { status, body } = await open('/alone');
    expect(status).toBe(200);
    expect(body).not.toContain('Only the browser draws this');
  });

  it('sends no script of a page for accounts to who has no token, because the login is shown instead', async () => {
    const script = release.parts['route:alone']?.js.at(-1)?.url;
    expect((await open('/alone')).html).not.toContain(`${script}"`);
    expect((await open('/alone', { cookie: 'tokenid=token' })).html).toContain(`${script}"`);
  });

  it('has the layout of its manifest', async () => {
    expect((await open('/sample/world')).body).toContain('Skip to content');
    const plain = (await open('/plain')).body;
    expect(plain).toContain('A plain page');
    expect(plain).not.toContain('Skip to content');
  });

  it('redirects to the address and with the status of its loader', async () => {
    const { status, headers } = await open('/sample/moved');
    expect([status, headers.get('location')]).toEqual([301, '/sample/there']);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('redirects within /en', async () => {
    const { status, headers } = await open('/en/sample/moved');
    expect([status, headers.get('location')]).toEqual([301, '/en/sample/there']);
  });
});

describe('the redirects of the settings', () => {
  it.each([
    ['/spring', '/sample/world'],
    ['/en/spring?from=mail', '/en/sample/world?from=mail'],
    ['/shop', 'https://shop.example/'],
  ])('lead from %s to %s', async (path, target) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      302,
      target,
      'private, no-store',
    ]);
  });

  it('are in the manifest of the build that new pages get', async () => {
    const read = async (path: string) => (await fetch(host.url + path)).json();
    const { id } = await read('/builds/latest.json');
    const { bootstrap } = await open('/sample/world');
    expect(id).toBe(`${bootstrap.build}-${bootstrap.composition.id}`);
    const { redirects } = await read(`/builds/meta/${id}.json`);
    expect(redirects).toMatchObject({ '/spring': '/sample/world' });
    expect((await fetch(`${host.url}/builds/meta/older.json`)).status).toBe(404);
  });
});

describe('the cookie of the session', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  const cookiesOf = async (cookie: string, headers: Record<string, string> = {}, path = '/sample/world') =>
    (await open(path, { cookie: `locale=en; ${cookie}`, ...headers })).headers.getSetCookie();

  it('is set again for 90 days if the host set it more than a day ago, or never', async () => {
    for (const renewed of ['', `; tokenid-renewed=${seconds() - 90_000}`]) {
      const before = seconds();
      const [token, at, ...more] = await cookiesOf(`tokenid=alive${renewed}`);
      expect(token).toBe('tokenid=alive; Path=/; Max-Age=7776000; SameSite=Lax');
      expect(
        Number(/^tokenid-renewed=(\d+); Path=\/; Max-Age=7776000; SameSite=Lax$/.exec(at ?? '')?.[1]),
      ).toBeGreaterThanOrEqual(before);
      expect(more).toEqual([]);
    }
  });

  it('is set again with a redirect too', async () => {
    expect(await cookiesOf('tokenid=alive', {}, '/sample/moved')).toHaveLength(2);
  });

  it('is left alone within a day, and without a token', async () => {
    expect(await cookiesOf(`tokenid=alive; tokenid-renewed=${seconds() - 80_000}`)).toEqual([]);
    expect(await cookiesOf('theme=dark')).toEqual([]);
  });
});

describe('the cookie of the locale', () => {
  it('is set for 365 days in a browser without it', async () => {
    for (const cookie of ['', 'theme=dark; xlocale=en', 'locale=zz']) {
      expect((await open('/sample/world', { cookie })).headers.getSetCookie()).toEqual([
        'locale=en; Path=/; Max-Age=31536000; SameSite=Lax',
      ]);
    }
    expect((await open('/sample/world', { cookie: 'locale=en' })).headers.getSetCookie()).toEqual([]);
  });
});

describe('a token in the address of a document', () => {
  it('is not in the links of the page', async () => {
    const { html } = await open('/sample/world?access-token=secret1&version=2');
    expect(html).toContain('href="/sample/there?version=2"');
    expect(html).not.toContain('secret1');
  });

  it('stays in a redirect within the site', async () => {
    const { headers } = await open('/sample/moved?access-token=secret1&version=2&q=1');
    expect(headers.get('location')).toBe('/sample/there?access-token=secret1&version=2');
  });
});

describe('a document of a site with a public origin', () => {
  it('has canonical addresses, secure cookies and headers of that origin, whatever host was requested', async () => {
    const secure = await startHost({
      registry,
      apiUrl: api.url,
      publicOrigin: 'https://stories.example/',
    });
    const cookie = 'tokenid=alive';
    const { html, headers } = await fetchDocument(`${secure.url}/sample/world`, { cookie });
    await secure.stop();
    expect(html).toContain('<link rel="canonical" href="https://stories.example/sample/world"/>');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.getSetCookie()).toEqual(Array(3).fill(expect.stringMatching(/; Secure$/)));
    const plain = await open('/sample/world', { cookie });
    expect(plain.html).toContain(`<link rel="canonical" href="${host.url}/sample/world"/>`);
    expect(plain.headers.getSetCookie().join()).not.toContain('Secure');
  });
});

describe('a path without a page', () => {
  it.each([
    ['/nowhere', 404, 'Page not found: /nowhere'],
    ['/en/nowhere', 404, 'Page not found: /en/nowhere'],
    ['/sample/missing', 404, 'Page not found: /sample/missing'],
    ['/en/sample/missing', 404, 'Page not found: /en/sample/missing'],
    ['/no%20where/%C3%A9', 404, 'Page not found: /no where/é'],
    ['/sample/a%20b', 410, 'Page Not Found: /sample/a b'],
    ['/en/sample/WRONG1', 410, 'Page Not Found: /en/sample/WRONG1'],
    ['/sample/WRONG1', 410, 'Page Not Found: /sample/WRONG1'],
    ['/%E0%A4%A', 404, 'Page not found: '],
    ['/a.png', 404, 'Page not found: /a.png'],
  ])('%s answers %d', async (path, status, text) => {
    const page = await open(path);
    expect(page.status).toBe(status);
    expect(page.body).toContain(text);
    expect(page.body).toContain('<title>Page Not Found</title>');
  });

  it('has no body for a crawler', async () => {
    const { status, html } = await open('/sample/missing', { 'user-agent': crawler });
    expect([status, html]).toEqual([404, '']);
  });

  it('escapes the path it repeats', async () => {
    const { html } = await open("/<img src=x onerror='alert(1)'>");
    expect(html).not.toContain('<img src=x');
  });
});

describe('untrusted input', () => {
  it('a title cannot end the script of the bootstrap data', async () => {
    const evil = '</script><script>alert(1)</script><!--';
    api.labels = [evil];
    const { html, bootstrap, headers } = await open('/sample/world', { cookie: 'tokenid=one' });
    api.labels = ['Mystery'];
    expect(html).not.toContain('<script>alert');
    expect(JSON.stringify(bootstrap.queries)).toContain('alert(1)');
    expect(headers.get('content-security-policy')).toContain('script-src');
  });

  it('a token is sent to the API as a header; a rejected one counts as none', async () => {
    api.tokens.length = 0;
    expect((await open('/sample/world', { cookie: 'a=b; tokenid=alive' })).body).toContain('Mystery');
    expect(api.tokens).toEqual(['alive']);
    api.tokens.length = 0;
    expect((await open('/sample/world', { cookie: 'tokenid=dead' })).body).toContain('Mystery');
    expect(api.tokens).toEqual(['dead', undefined]);
  });

  it.each(['tokenid=%E0%A4%A', 'tokenid=%0d%0ax-evil:1', 'tokenid', '=;;=', 'tokenid=%F0%9F%98%80'])(
    'the cookie %s does no harm',
    async (cookie) => {
      const { status, body } = await open('/sample/world', { cookie });
      expect(status).toBe(200);
      expect(body).toContain('Mystery');
    },
  );

  it('visitors without a token share cached answers of the API', async () => {
    api.tokens.length = 0;
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    await Promise.all(names.map((name) => open(`/sample/${name}`)));
    // Each of the two renderers keeps its own.
    expect(api.tokens.length).toBeLessThanOrEqual(2);
  });

  it.each([
    '//',
    '//evil.example/sample/world',
    '/.//evil.example/?preview=',
    '/\\evil.example/sample/world',
    'http://evil.example/sample/world',
  ])('the request for %j answers 400', async (path) => {
    expect(await rawStatus(new URL(host.url).port, path)).toBe(400);
  });

  it.each([
    ['/sample/world', 'not a host'],
    ['/sample/world', ''],
  ])('the request for %j with host %j answers 400', async (path, name) => {
    expect(await rawStatus(new URL(host.url).port, path, name)).toBeLessThan(500);
  });
});

describe('a page that throws while rendering', () => {
  it('is left to the browser inside the frame', async () => {
    const { status, body, bootstrap } = await open('/sample/throws');
    expect(status).toBe(503);
    expect(body).not.toContain('Hello');
    expect(body).not.toContain('This page always throws');
    expect(['ssr', 'client']).toContain(bootstrap.mode);
    expect(body).toContain('Storyloom');
  });

  it('is counted by its route, with another status than a page that the server renders', async () => {
    for (const path of ['/sample/throws', '/sample/world']) await open(path);
    const text = await (await fetch(`${host.url}/metrics`)).text();
    for (const status of [200, 503])
      expect(text).toContain(
        `storyloom_document_duration_seconds_count{route="sample/route:home",status="${status}"}`,
      );
  });

  it('asks a crawler to come back, without a body', async () => {
    const { status, html, headers } = await open('/sample/throws', { 'user-agent': crawler });
    expect([status, headers.get('retry-after'), html]).toEqual([503, '120', '']);
    expect((await open('/sample/world', { 'user-agent': crawler })).body).toContain('Hello');
  });
});

describe('the HTTP server', () => {
  it('answers HEAD without a body, and refuses other methods', async () => {
    const head = await fetch(`${host.url}/sample/world`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await fetch(`${host.url}/sample/world`, { method })).status).toBe(405);
    }
  });

  it.each(['/alive', '/en/alive', '/ready'])('%s answers 200', async (path) => {
    expect((await fetch(`${host.url}${path}`)).status).toBe(200);
  });

  const others = hostSegments.filter((segment) => segment !== 'offline');
  it.each(others)('answers /%s itself, never with a page', async (segment) => {
    for (const path of [`/${segment}`, `/${segment}/x`, `/${segment}?x`]) {
      const { headers } = await fetch(`${host.url}${path}`, { redirect: 'manual' });
      expect(String(headers.get('content-type')), path).not.toContain('text/html');
    }
  });

  it('renders the offline page, without data of a visitor and not for search engines', async () => {
    const { status, body } = await fetchDocument(`${host.url}/offline`);
    expect(status).toBe(200);
    expect(body).toContain('You’re offline');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('serves the current composition', async () => {
    const composition = await (await fetch(`${host.url}/composition.json`)).json();
    expect(composition).toMatchObject({ mfes: [{ name: 'sample', stable: { buildId: release.buildId } }] });
  });

  it.each([
    '/static/../server/app.mjs',
    '/static/%2e%2e/shell.json',
    '/m/sample/aaaaaaaaaaaa/browser/remoteEntry.js',
    '/m/x',
  ])('has no file at %s', async (path) => {
    expect(await rawStatus(new URL(host.url).port, path)).toBe(404);
  });

  it("serves a release's browser files and never its server module", async () => {
    const base = `${host.url}/m/sample/${release.buildId}`;
    const entry = await fetch(`${base}/${release.entry.url}`);
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect(await entry.text()).toContain(release.mfName);
    expect((await fetch(`${base}/${release.server.url}`)).status).toBe(404);
    for (const map of [`${release.entry.url}.map`, `maps/${release.entry.url}.map`])
      expect((await fetch(`${base}/${map}`)).status).toBe(404);
  });

  it('forwards the API', async () => {
    const response = await (await fetch(`${host.url}/api/ai-lab/ai-story/category-list`)).json();
    expect(response).toMatchObject({ code: 0, data: [{ label: 'Mystery' }] });
  });
});
