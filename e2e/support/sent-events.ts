import type { Page } from '@playwright/test';
import { collector } from '@storyloom/contract/analytics/collector';

interface SentEvent {
  event: string;
  login_id?: string;
  properties: Record<string, unknown>;
}

/** The events that a page sends from now on, and the names of the files that it loads. */
export function recordSent(page: Page) {
  const events: SentEvent[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/static/')) files.push(pathname);
    if (pathname !== `/api${collector.path}`) return;
    const data = new URLSearchParams(request.postData() ?? '').get('data') ?? '';
    events.push(JSON.parse(Buffer.from(data, 'base64').toString()));
  });
  return {
    events,
    files,
    /** Paths of the page views, in order. */
    views: () =>
      events.filter(({ event }) => event === '$pageview').map(({ properties }) => properties.$url_path),
  };
}

/** What the library keeps in a page's browser: names of cookies and of items. */
export const readKept = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
      ...Object.keys(localStorage),
    ].filter((name) => /^(sa|sensors)/.test(name)),
  );
