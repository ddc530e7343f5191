// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StoryCard } from './StoryCard.tsx';

afterEach(cleanup);

const props = { href: '/read/a1-pack-law', title: 'Pack Law', hook: 'Choose an heir.' };

describe('StoryCard', () => {
  it('is one link, named by its title', () => {
    render(
      <StoryCard {...props} cover={{ src: '/a.webp' }} countText="64K" tags={['Werewolf', 'Romance']} />,
    );
    const link = screen.getByRole('link', { name: 'Pack Law' });
    expect(link.getAttribute('href')).toBe('/read/a1-pack-law');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('shows its count with a unit, and its badges', () => {
    render(
      <StoryCard {...props} cover={{ src: null }} countText="64K" typeBadge="Character" ratingBadge="R" />,
    );
    expect(screen.getByText('64K').textContent).toBe('64K played turns');
    expect([screen.getByText('Character'), screen.getByText('R')]).toHaveLength(2);
  });

  it('uses the injected link', () => {
    render(
      <StoryCard
        {...props}
        cover={{ src: null }}
        renderLink={({ href, children, ...rest }) => (
          <a {...rest} href={`/en${href}`}>
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/read/a1-pack-law');
  });

  it('renders the title as a cover when the image fails', () => {
    const { container } = render(<StoryCard {...props} cover={{ src: '/gone.webp' }} />);
    const picture = container.querySelector('img');
    expect([picture?.width, picture?.height, picture?.getAttribute('loading')]).toEqual([400, 600, 'lazy']);
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByText('Pack Law')).toHaveLength(2);
  });

  it('loads an eager cover at once, and draws a curtain over an adult one', () => {
    const { container } = render(
      <StoryCard {...props} cover={{ src: '/a.webp', eager: true, adult: true }} />,
    );
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('loading')).toBe('eager');
    // High priority would delay the stylesheets.
    expect(picture?.hasAttribute('fetchpriority')).toBe(false);
    expect(screen.getByText('18+')).toBeDefined();
  });
});
