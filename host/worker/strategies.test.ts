import { CacheFirst } from 'serwist';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strategies } from './strategies.ts';

// Elsewhere, Serwist writes to a log that only workers have.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

const home = 'https://stories.example';

/** Returns what serves a request of the page: the name of a cache, `files`, or `the browser`. */
function answererOf(address: string, assetsOrigin: string | null) {
  const url = new URL(address);
  const request = new Request(url);
  const about = { url, request, sameOrigin: url.origin === home, event: new Event('fetch') as never };
  const all = strategies({ offlinePage: async () => undefined, find: async () => undefined }, assetsOrigin);
  const found = all.find(({ matcher }) => typeof matcher === 'function' && matcher(about));
  if (!found) return 'the browser';
  return found.handler instanceof CacheFirst ? found.handler.cacheName : 'files';
}

describe('the worker', () => {
  it.each([
    [`${home}/static/font/inter.woff2`, 'storyloom-fonts'],
    [`${home}/m/reader/b1/inter.woff2`, 'storyloom-fonts'],
    ['https://cdn.example/static/font/inter.woff2', 'storyloom-fonts'],
    ['https://cdn.example/m/reader/b1/main.js', 'files'],
    ['https://cdn.example/other/inter.woff2', 'the browser'],
    ['https://other.example/static/font/inter.woff2', 'the browser'],
    ['https://other.example/static/shell.js', 'the browser'],
  ])('answers %s from %s', (address, answerer) => {
    expect(answererOf(address, 'https://cdn.example')).toBe(answerer);
  });

  it('leaves the files of every other origin to the browser without a CDN', () => {
    expect(answererOf('https://cdn.example/static/font/inter.woff2', null)).toBe('the browser');
  });
});
