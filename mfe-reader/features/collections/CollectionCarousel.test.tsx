// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CollectionCarousel } from './CollectionCarousel.tsx';

afterEach(cleanup);

describe('CollectionCarousel', () => {
  it('links to each collection and counts its stories', () => {
    const storm = { name: 'storm', title: 'Stormy night', description: 'Rain.', storyCount: 1 };
    const road = { name: 'long-road', title: 'Long road', description: 'Dust.', storyCount: 12 };
    render(inShell(createFakeHost().host, <CollectionCarousel collections={[storm, road]} />));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/collection/storm',
      '/collection/long-road',
    ]);
    expect([screen.getByText('1 story'), screen.getByText('12 stories')]).toHaveLength(2);
  });

  it('renders nothing without collections', () => {
    const { container } = render(inShell(createFakeHost().host, <CollectionCarousel collections={[]} />));
    expect(container.innerHTML).toBe('');
  });
});
