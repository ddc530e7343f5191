// @vitest-environment jsdom
import { linkPictureUrl } from '@storyloom/contract/stories/link-picture';
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
  it('shows the picture and the summary of a story', async () => {
    const { summary, ...story } = await show({ rating: 'PG' });
    expect(meta('og:image')).toBe(location.origin + linkPictureUrl(story));
    expect(meta('og:description')).toContain(summary);
    expect([meta('rating'), meta('robots')]).toEqual([undefined, undefined]);
  });

  it.each(['R', 'X', 'XXX'] as const)('shows the site’s card and no summary for %s', async (rating) => {
    const { cover, hook, summary } = await show({ rating });
    expect(meta('og:image')).toMatch(/\/site-card\.png$/);
    expect(meta('rating')).toBe('adult');
    for (const text of [cover.url, hook, summary]) expect(document.head.innerHTML).not.toContain(text);
  });

  it('describes the story as a book in its category, whatever its texts contain', async () => {
    const { slug } = await show({ title: '</script><b>' });
    const source = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
    expect(source).not.toContain('<');
    const [book, breadcrumbs] = JSON.parse(source)['@graph'];
    expect(book).toMatchObject({ '@type': 'Book', name: '</script><b>', author: { name: 'Mara Vey' } });
    expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual(
      ['/', '/category/FANTASY', `/read/${slug}`].map((path) => location.origin + path),
    );
  });

  it('names one address for all languages', async () => {
    const { slug } = await show({});
    const links = [
      ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate]'),
    ];
    expect(links.map(({ href }) => new URL(href).pathname)).toEqual(Array(3).fill(`/read/${slug}`));
    expect(links.map(({ hreflang }) => hreflang)).toEqual(['', 'en', 'x-default']);
  });

  it('keeps an unlisted story out of search engines', async () => {
    await show({ status: 'UNLISTED' });
    expect(meta('robots')).toBe('noindex');
  });
});
