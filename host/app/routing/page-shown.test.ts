// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest';
import { pageShown } from './page-shown.ts';

afterEach(() => document.body.replaceChildren());

function drawPage(): void {
  const page = document.createElement('div');
  page.dataset.page = '/';
  document.body.append(page);
}

describe('pageShown', () => {
  it('resolves at once if a page is there', async () => {
    drawPage();
    await expect(pageShown()).resolves.toBeUndefined();
  });

  it('waits for the page', async () => {
    let isResolved = false;
    const shown = pageShown().then(() => {
      isResolved = true;
    });
    document.body.append(document.createElement('main'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isResolved).toBe(false);
    drawPage();
    await shown;
    expect(isResolved).toBe(true);
  });
});
