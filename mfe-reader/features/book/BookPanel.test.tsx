// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { BookPanel } from './BookPanel.tsx';
import CharactersPanel from './CharactersPanel.tsx';

afterEach(cleanup);

describe('BookPanel', () => {
  it('links to the pages of the category and the tags', async () => {
    render(
      inShell(
        createFakeHost().host,
        <BookPanel story={storyDetail()} shelfButton={null} reportButton={null} />,
      ),
    );
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByRole('link', { name: 'Fantasy' })).toBeDefined();
    expect([link('Fantasy'), link('salt')]).toEqual(['/category/FANTASY', '/tag/salt']);
  });

  it('blurs the portraits of an adult story until its warning is confirmed', async () => {
    const portrait = {
      url: '/p.webp',
      thumbUrl: '/p-small.webp',
      width: 512,
      height: 512,
      placeholder: null,
    };
    const cast = [{ name: 'Ilse', role: 'MAIN' as const, profession: null, appearance: null, portrait }];
    const { container, rerender } = render(
      inShell(createFakeHost().host, <CharactersPanel story={storyDetail({ cast })} />),
    );
    await screen.findByText('Ilse');
    const image = () => container.querySelector('img[src="/p-small.webp"]');
    const isBlurred = () => image()?.parentElement?.className.includes('adult') ?? null;
    expect(isBlurred()).toBe(false);
    rerender(inShell(createFakeHost().host, <CharactersPanel story={storyDetail({ cast, rating: 'R' })} />));
    await screen.findByText('Ilse');
    expect(isBlurred()).toBe(true);
  });
});
