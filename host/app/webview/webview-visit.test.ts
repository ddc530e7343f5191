// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWebviewVisit } from './webview-visit.ts';

const isVisit = (query: string, cookies = '') => isWebviewVisit(new URLSearchParams(query), cookies);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('isWebviewVisit', () => {
  it('is true for the rest of a visit that began in the app', () => {
    expect(isVisit('')).toBe(false);
    expect(isVisit('from=storyloom-app')).toBe(true);
    expect(isVisit('')).toBe(true);
  });

  it('is true by the cookie of the server if the first page was left before its scripts ran', () => {
    expect(isVisit('', 'locale=en; from=storyloom-app')).toBe(true);
    expect(isVisit('', 'locale=en; from=')).toBe(false);
    expect(isVisit('', 'notfrom=storyloom-app')).toBe(false);
  });

  it.each(['from=newsletter', 'from=-app-', 'from=', 'from=a b-app'])('is false for %s', (query) => {
    expect(isVisit(query)).toBe(false);
  });

  it('lasts for the page if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(isVisit('from=storyloom-app')).toBe(true);
  });
});
