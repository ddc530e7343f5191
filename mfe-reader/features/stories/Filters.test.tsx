// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Filters } from './Filters.tsx';

afterEach(cleanup);

// The router is the shell's: here a link is an anchor.
vi.mock('@storyloom/mfe', () => ({
  Link: ({ to, preventScrollReset: _, ...rest }: { to: string; preventScrollReset?: boolean }) => (
    <a href={to} {...rest} />
  ),
}));

function show(category: 'all' | 'HORROR') {
  render(<Filters filter={{ category, type: 'ROLE' }} />);
  return within(screen.getByRole('navigation', { name: 'Categories' }));
}

it('offers all fifteen categories and All, each as an address', () => {
  const links = show('all').getAllByRole('link');
  expect(links).toHaveLength(16);
  expect(links.at(-1)?.getAttribute('href')).toBe('/?category=ADVENTURE&type=ROLE');
});

it('marks what is chosen, in both rows', () => {
  const chosen = show('HORROR').getAllByRole('link', { current: 'page' });
  expect(chosen.map((link) => link.textContent)).toEqual(['Horror']);
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of story' }));
  expect(kinds.getByRole('link', { current: 'page' }).textContent).toBe('Character');
});
