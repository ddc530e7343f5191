// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EarlierPages, Pager } from './Pager.tsx';

afterEach(cleanup);

const show = (growing: boolean) => {
  const pager = <Pager page={1} hrefOf={(page) => `/story/${page}`} nextHref="/story/2" growing={growing} />;
  render(inShell(createFakeHost().host, pager));
  return screen.getByRole('navigation', { name: 'Pages' }).dataset.growing;
};

describe('Pager', () => {
  it('is marked as growing while the list above loads more', () => {
    expect(show(true)).toBe('true');
    cleanup();
    expect(show(false)).toBe('false');
  });

  const hrefOf = (page: number) => `/story/${page}`;
  const linksOf = (page: number, nextHref: string | null) => {
    const pager = <Pager page={page} hrefOf={hrefOf} nextHref={nextHref} growing={false} />;
    const { container } = render(inShell(createFakeHost().host, pager));
    const links = [...container.querySelectorAll('a')];
    cleanup();
    return links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]);
  };

  it('links to the pages beside the first and the last one, and shows nothing for a single page', () => {
    expect(linksOf(1, '/story/2')).toEqual([['Next page', '/story/2', 'next']]);
    expect(linksOf(2, null)).toEqual([['Previous page', '/story/1', 'prev']]);
    expect(linksOf(1, null)).toEqual([]);
  });

  it('links from pages without a number to the last one that has a number', () => {
    expect(linksOf(501, null)).toEqual([['Previous page', '/story/500', 'prev']]);
    expect(linksOf(502, null)).toEqual([['Page 500', '/story/500', null]]);
  });

  it('says above the list which page it begins at, except for the first', () => {
    const noteOf = (page: number, requestedPage?: number) => {
      const earlier = <EarlierPages page={page} hrefOf={hrefOf} {...(requestedPage && { requestedPage })} />;
      const { container } = render(inShell(createFakeHost().host, earlier));
      const [note, link] = [container.querySelector('span'), container.querySelector('a')];
      cleanup();
      return [note?.textContent, link?.getAttribute('href')];
    };
    expect(noteOf(1)).toEqual([undefined, undefined]);
    expect(noteOf(2)).toEqual(['Starting at page 2', '/story/1']);
    expect(noteOf(500, 700)[0]).toBe(
      'Page 700 can’t be opened directly. This is page 500, the last one that can.',
    );
  });
});
