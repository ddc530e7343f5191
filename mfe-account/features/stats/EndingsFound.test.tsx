// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EndingsFound } from './EndingsFound.tsx';

afterEach(cleanup);

const cover = { url: '/c.webp', thumbUrl: '/t.webp', width: 800, height: 1200, placeholder: null };
const ending = (title: string, id: string) => ({
  title,
  story: { id, slug: `${id}-slug`, title: `Story ${id}`, rating: 'PG' as const, cover },
});

describe('EndingsFound', () => {
  it('shows the endings of a story below one cover, the story of the latest ending first', () => {
    const endings = [ending('The Salt Hour', 'a'), ending('Home', 'b'), ending('The Low Tide', 'a')];
    render(inShell(createFakeHost().host, <EndingsFound endings={endings} />));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/read/a-slug', '/read/b-slug']);
    expect(links[0]?.textContent).toMatch(/The Salt Hour.*The Low Tide.*Story a/);
    expect(links[1]?.textContent).not.toContain('Salt');
  });
});
