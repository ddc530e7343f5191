// @vitest-environment jsdom
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageUpdate } from './page-update.ts';
import { reloadInBrowser } from './reload-in-browser.ts';

const go = vi.fn();
let isFree = true;
vi.stubGlobal('fetch', async () => new Response());
reloadInBrowser(createPageUpdate({ isFree: () => isFree, reload: () => {} }));

beforeEach(() => {
  const href = 'http://x/read/1#turn';
  vi.stubGlobal('location', { href, reload: () => go('reload'), assign: go });
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  go.mockClear();
});

function show(message: string) {
  const Part = lazyPart<object>(() => Promise.reject(new Error(message)), { waiting: <p>Loading</p> });
  render(<Part />);
}

describe('the code of a lazy part that does not arrive', () => {
  it('reloads the page, also at an address with a hash, and the part keeps waiting', async () => {
    isFree = true;
    show('Loading chunk 7 failed');
    await expect.poll(() => go.mock.calls).toEqual([['reload']]);
    expect(screen.getByText('Loading')).toBeDefined();
  });

  it('shows Retry on a page that is not free', async () => {
    isFree = false;
    show('Loading chunk 7 failed');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    expect(go).not.toHaveBeenCalled();
  });

  it('shows Retry for code that threw', async () => {
    isFree = true;
    show('broken');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    expect(go).not.toHaveBeenCalled();
  });
});
