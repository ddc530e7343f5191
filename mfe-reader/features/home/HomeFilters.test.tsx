// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HomeFilters } from './HomeFilters.tsx';

afterEach(cleanup);

function show(category: 'all' | 'HORROR') {
  render(inShell(createFakeHost().host, <HomeFilters filter={{ category, type: 'ROLE' }} />));
  return within(screen.getByRole('navigation', { name: 'Categories' }));
}

describe('HomeFilters', () => {
  it('links All and the fifteen categories', () => {
    const links = show('all').getAllByRole('link');
    expect(links).toHaveLength(16);
    expect(links.at(-1)?.getAttribute('href')).toBe('/?category=ADVENTURE&type=ROLE');
  });

  it('marks the chosen category and type', () => {
    const chosen = show('HORROR').getAllByRole('link', { current: 'page' });
    expect(chosen.map((link) => link.textContent)).toEqual(['Horror']);
    const kinds = within(screen.getByRole('navigation', { name: 'Story type' }));
    expect(kinds.getByRole('link', { current: 'page' }).textContent).toBe('Character');
  });
});
