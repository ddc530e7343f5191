// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveSite } from './leave-site.ts';

afterEach(() => vi.unstubAllGlobals());

describe('leaveSite', () => {
  it('loads a page again that the browser has kept for Back, and no other', () => {
    const location = { assign: vi.fn(), reload: vi.fn() };
    vi.stubGlobal('location', location);
    leaveSite('https://issuer.example/login');
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://issuer.example/login');
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(location.reload).not.toHaveBeenCalled();
    show(true);
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
