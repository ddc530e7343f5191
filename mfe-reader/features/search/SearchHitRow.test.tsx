// @vitest-environment jsdom
import type { SearchHit } from '@storyloom/contract/stories/entities/search-hit';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { SearchHitRow } from './SearchHitRow.tsx';

afterEach(cleanup);

function show(part: Partial<SearchHit> = {}, eager = false) {
  const highlights = { title: [], hook: [], summary: [] };
  const hit: SearchHit = { ...storyDetail(), highlights, matches: [], ...part };
  const { container } = render(inShell(createFakeHost().host, <SearchHitRow hit={hit} eager={eager} />));
  return container;
}

describe('SearchHitRow', () => {
  it('labels a character and an adult rating, and neither for another story', () => {
    expect(show({ type: 'ROLE', rating: 'R' }).textContent).toMatch(/Character.*R.*Fantasy/);
    cleanup();
    show({ rating: 'PG' });
    expect([screen.queryByText('Character'), screen.queryByText('PG')]).toEqual([null, null]);
  });

  it('shows no count for a story without turns', () => {
    show({ chatCount: 1 });
    expect(screen.getByText('played turn')).toBeDefined();
    cleanup();
    show({ chatCount: 0 });
    expect(screen.queryByText('turn', { exact: false })).toBeNull();
  });

  it('shows its first four tags, and no line without tags or matches', () => {
    show({ tags: ['a', 'b', 'c', 'd', 'e'] });
    expect(screen.getByText('a · b · c · d')).toBeDefined();
    cleanup();
    const lines = show({ tags: [] }).querySelectorAll('p').length;
    cleanup();
    expect(
      show({ tags: ['a'], matches: [{ field: 'TITLE', text: 'Salt' }] }).querySelectorAll('p'),
    ).toHaveLength(lines + 2);
  });

  it('loads its cover at once only on the first screen', () => {
    const loading = (eager: boolean) => show({}, eager).querySelector('img')?.getAttribute('loading');
    expect([loading(true), loading(false)]).toEqual(['eager', 'lazy']);
  });
});
