// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CollectionCard } from './CollectionCard.tsx';
import { Cover } from './Cover.tsx';
import { Hero } from './Hero.tsx';
import { StoryCard } from './StoryCard.tsx';

afterEach(cleanup);

const imagesOf = (container: HTMLElement) => container.querySelectorAll('img');

describe('Cover', () => {
  it('shows its title without an image, and a new image once there is one', () => {
    const { container, rerender } = render(<Cover src={null} title="Pack Law" />);
    expect([imagesOf(container).length, container.textContent]).toEqual([0, 'Pack Law']);
    rerender(<Cover src="/gone.webp" title="Pack Law" />);
    const [image] = imagesOf(container);
    if (image) fireEvent.error(image);
    expect([imagesOf(container).length, container.textContent]).toEqual([0, 'Pack Law']);
    rerender(<Cover src="/new.webp" title="Pack Law" />);
    expect([imagesOf(container)[0]?.getAttribute('src'), container.textContent]).toEqual(['/new.webp', '']);
  });

  it('shows the age mark only for an adult cover', () => {
    const { container, rerender } = render(<Cover src="/a.webp" title="Pack Law" />);
    expect(container.textContent).toBe('');
    rerender(<Cover src="/a.webp" title="Pack Law" adult />);
    expect(container.textContent).toBe('18+');
  });
});

describe('Hero', () => {
  const hero = { title: 'Pack Law', href: '/read/a', hook: 'Choose.', kicker: 'Begin', action: null };

  it('has a glow from its cover, except from an adult or a missing one', () => {
    const glows = (cover: { src: string | null; adult?: boolean }) => {
      const { container, unmount } = render(<Hero {...hero} cover={cover} />);
      const count = container.querySelectorAll('img[aria-hidden]').length;
      unmount();
      return count;
    };
    expect([glows({ src: '/a.webp' }), glows({ src: '/a.webp', adult: true }), glows({ src: null })]).toEqual(
      [1, 0, 0],
    );
  });

  it('links its title, and loads its cover at once', () => {
    const { container } = render(<Hero {...hero} cover={{ src: '/a.webp' }} />);
    expect(screen.getByRole('link', { name: 'Pack Law' }).getAttribute('href')).toBe('/read/a');
    expect(container.querySelector('img:not([aria-hidden])')?.getAttribute('loading')).toBe('eager');
  });
});

describe('CollectionCard', () => {
  it('is a link only with an address', () => {
    const card = { name: 'storm', title: 'Storm', description: 'Rain.', countText: '1 story' };
    const { rerender } = render(<CollectionCard {...card} />);
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<CollectionCard {...card} href="/collection/storm" />);
    expect(screen.getByRole('link', { name: 'Storm' }).getAttribute('href')).toBe('/collection/storm');
  });
});

describe('StoryCard', () => {
  it('shows its first two tags and its access, and no count, badges or tags without any', () => {
    const card = { href: '/read/a', title: 'Pack Law', cover: { src: null } };
    const { container, rerender } = render(
      <StoryCard {...card} tags={['a', 'b', 'c']} accessBadge="Members only" countText="2" />,
    );
    for (const text of ['a · b', 'Members only', '2 played turns'])
      expect(container.textContent).toContain(text);
    rerender(<StoryCard {...card} countText="1" />);
    expect(container.textContent).toContain('1 played turnPack Law');
    rerender(<StoryCard {...card} />);
    expect(container.textContent).toBe('Pack LawPack Law');
  });
});
