// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWebviewVisit } from './webview-visit.ts';

const isVisit = (query: string) => isWebviewVisit(new URLSearchParams(query));

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
