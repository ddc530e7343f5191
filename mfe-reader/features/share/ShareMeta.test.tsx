// @vitest-environment jsdom
import { linkPictureUrl } from '@storyloom/contract/stories/link-picture';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shareDetail } from '../../testing/shares.ts';
import { ShareMeta } from './ShareMeta.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const meta = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

async function show(rating: 'PG' | 'R' | 'X' | 'XXX', excerpt = 'The lamp went out.') {
  const { story, ...share } = shareDetail({ excerpt });
  const shown = { ...share, story: { ...story, rating } };
  render(inShell(createFakeHost().host, <ShareMeta share={shown} />));
  await waitFor(() => expect(meta('og:title')).toBeDefined());
  return shown;
}

describe('ShareMeta', () => {
  it('shows the cover and the excerpt, and is not indexed', async () => {
    const { story } = await show('PG');
    expect(meta('og:image')).toContain(linkPictureUrl(story));
    expect([meta('description'), meta('og:description')]).toEqual([
      'The lamp went out.',
      'The lamp went out.',
    ]);
    expect([meta('rating'), meta('robots')]).toEqual([undefined, 'noindex']);
  });

  it.each(['R', 'X', 'XXX'] as const)('shows the site’s card and no excerpt for %s', async (rating) => {
    const { story } = await show(rating);
    expect(meta('og:image')).toMatch(/\/site-card\.png$/);
    expect([meta('rating'), meta('robots')]).toEqual(['adult', 'noindex']);
    for (const text of [story.cover.url, story.hook, 'The lamp went out.'])
      expect(document.head.innerHTML).not.toContain(text);
  });

  it('shows the hook of the story if there is no excerpt', async () => {
    const { story } = await show('PG', '');
    expect(meta('description')).toBe(story.hook);
  });
});
