// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { BookMeta } from './BookMeta.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

async function show(story: Parameters<typeof storyDetail>[0]) {
  const detail = storyDetail(story);
  render(inShell(createFakeHost().host, <BookMeta story={detail} />));
  await waitFor(() => expect(meta('og:title')).toBeDefined());
  return detail;
}

describe('BookMeta', () => {
  it('shows the cover and the summary of a story', async () => {
    const { cover, summary } = await show({ rating: 'PG' });
    expect(meta('og:image')).toContain(cover.url);
    expect(meta('og:description')).toContain(summary);
    expect([meta('rating'), meta('robots')]).toEqual([undefined, undefined]);
  });

  it.each(['R', 'X', 'XXX'] as const)('shows the site’s card and no summary for %s', async (rating) => {
    const { cover, hook, summary } = await show({ rating });
    expect(meta('og:image')).toMatch(/\/site-card\.png$/);
    expect(meta('rating')).toBe('adult');
    for (const text of [cover.url, hook, summary]) expect(document.head.innerHTML).not.toContain(text);
  });

  it('keeps an unlisted story out of search engines', async () => {
    await show({ status: 'UNLISTED' });
    expect(meta('robots')).toBe('noindex');
  });
});
