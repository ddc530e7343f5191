// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { BookPanel } from './BookPanel.tsx';
import CharactersPanel from './CharactersPanel.tsx';

afterEach(cleanup);

const show = (part: Parameters<typeof storyDetail>[0]) =>
  render(
    inShell(
      createFakeHost().host,
      <BookPanel story={storyDetail(part)} shelfButton={null} reportButton={null} />,
    ),
  );

describe('BookPanel', () => {
  it.each([
    [{ rating: 'G' }, []],
    [{ rating: 'PG_13' }, ['PG-13']],
    [{ rating: 'PG', access: 'MEMBERS' }, ['PG', 'Members only']],
    [{ rating: 'G', access: 'EARLY' }, ['Early access']],
  ] as const)('names the rating above G and who can read a story with %j', (part, badges) => {
    show(part);
    const named = ['G', 'PG', 'PG-13', 'PG_13', 'Members only', 'Early access'];
    expect(named.filter((text) => screen.queryByText(text))).toEqual(badges);
  });

  it('opens and closes the rest of the details', () => {
    show({});
    const button = screen.getByRole('button', { name: 'About this story' });
    const more = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const states = () => [button.getAttribute('aria-expanded'), more?.dataset.open];
    expect(states()).toEqual(['false', 'false']);
    fireEvent.click(button);
    expect(states()).toEqual(['true', 'true']);
    fireEvent.click(button);
    expect(states()).toEqual(['false', 'false']);
  });

  it('describes each character’s profession and appearance, or says who is the main one', () => {
    const member = { portrait: null, profession: null, appearance: null, role: 'SUPPORTING' as const };
    const cast = [
      { ...member, name: 'Ada', profession: 'Smith', appearance: 'Tall', role: 'MAIN' as const },
      { ...member, name: 'Bo', appearance: 'Grey eyes' },
      { ...member, name: 'Cy', role: 'MAIN' as const },
      { ...member, name: 'Di' },
    ];
    show({ cast });
    const rows = within(
      screen.getByRole('heading', { name: 'Cast' }).parentElement as HTMLElement,
    ).getAllByRole('listitem');
    const lines = rows.map((row) => [...row.querySelectorAll('p')].map((line) => line.textContent));
    expect(lines).toEqual([['Ada', 'Smith · Tall'], ['Bo', 'Grey eyes'], ['Cy', 'Main character'], ['Di']]);
  });

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

  it('shows a character chat’s speaker without a portrait with the cover, as the chat does', async () => {
    const member = { portrait: null, profession: null, appearance: null };
    const cast = [
      { ...member, name: 'Ilse', role: 'MAIN' as const },
      { ...member, name: 'Bo', role: 'SUPPORTING' as const },
    ];
    const story = storyDetail({ cast, type: 'ROLE' });
    const { container } = render(inShell(createFakeHost().host, <CharactersPanel story={story} />));
    await screen.findByText('Ilse');
    const faces = [...container.querySelectorAll('li')].map((row) =>
      row.querySelector('img')?.getAttribute('src'),
    );
    expect(faces).toEqual([story.cover.thumbUrl, undefined]);
  });
});
