// @vitest-environment jsdom
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, type RouteObject, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageTransition } from './PageTransition.tsx';
import { usePageTransition } from './use-page-transition.ts';

function Stage() {
  return <PageTransition {...usePageTransition()} />;
}

let reduced = false;
beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  const { id = '' } = useParams();
  const label = `${name}${id}`;
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label}: ${count}`}
    </button>
  );
}

function page(id: string, path: string, keepAlive: string | true | null): RouteObject {
  const common = { layout: 'default', ssr: true, title: null, validate: null, middleware: [] } as const;
  const route: RouteManifest = { ...common, id, path, keepAlive, middleware: [] };
  return { id, path, handle: { mfe: 'sample', route }, Component: () => <Counter name={id} /> };
}

function stage() {
  const children = [
    page('kept', '/kept/:id', 'id'),
    page('plain', '/plain', null),
    page('other', '/other', null),
    page('whole', '/whole/:id', true),
  ];
  const router = createMemoryRouter([{ Component: Stage, children }], { initialEntries: ['/kept/1'] });
  render(<RouterProvider router={router} />);
  return {
    /** Navigates, then waits `leaving` ms; by default, the old page has left afterwards. */
    async go(path: string | -1 | 1, leaving = 150) {
      await act(() => (typeof path === 'number' ? router.navigate(path) : router.navigate(path)));
      await act(() => vi.advanceTimersByTimeAsync(leaving));
    },
  };
}

const visible = () =>
  screen
    .getAllByRole('button', { hidden: true })
    .filter((button) => !button.closest('[style*="display: none"]'))
    .map((button) => button.textContent);
const press = () => fireEvent.click(screen.getByRole('button'));

it('keeps the state of a kept-alive page for each value of its parameter', async () => {
  const { go } = stage();
  press();
  press();
  await go('/plain');
  expect(visible()).toEqual(['plain: 0']);
  await go('/kept/2');
  expect(visible()).toEqual(['kept2: 0']);
  await go('/kept/1');
  expect(visible()).toEqual(['kept1: 2']);
});

it('keeps one page for all paths of a route with keepAlive true', async () => {
  const { go } = stage();
  await go('/whole/1');
  press();
  await go('/plain');
  await go('/whole/2');
  expect(visible()).toEqual(['whole2: 1']);
});

it('resets the state of a page without keepAlive', async () => {
  const { go } = stage();
  await go('/plain');
  press();
  await go('/other');
  await go('/plain');
  expect(visible()).toEqual(['plain: 0']);
});

it('shows the new page after the old one has left', async () => {
  const { go } = stage();
  await go('/plain', 149);
  expect(visible()).toEqual(['kept1: 0']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(visible()).toEqual(['plain: 0']);
});

it('stays on a page if the visitor returns before it has left', async () => {
  const { go } = stage();
  press();
  await go('/plain', 50);
  await go('/kept/1', 500);
  expect(visible()).toEqual(['kept1: 1']);
});

it('switches at once if motion is reduced', async () => {
  reduced = true;
  const { go } = stage();
  await go('/plain', 0);
  expect(visible()).toEqual(['plain: 0']);
});

it('drops the longest-hidden page when more than four are kept', async () => {
  const { go } = stage();
  press();
  for (const id of [2, 3, 4, 5]) await go(`/kept/${id}`);
  await go('/kept/1');
  expect(visible()).toEqual(['kept1: 1']);
  for (const id of [2, 3, 4, 5, 6, 7]) await go(`/kept/${id}`);
  await go('/kept/1');
  expect(visible()).toEqual(['kept1: 0']);
});

it('keeps the page shown last rather than the page opened last', async () => {
  const { go } = stage();
  press();
  for (const id of [2, 3, 4, 5, 1, 6]) await go(`/kept/${id}`);
  await go('/kept/1');
  expect(visible()).toEqual(['kept1: 1']);
});

it("turns the browser's scroll restoration off, except for reloads", () => {
  const kept = { scrollRestoration: 'auto' };
  vi.stubGlobal('history', kept);
  stage();
  expect(kept.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(kept.scrollRestoration).toBe('auto');
  fireEvent(window, new Event('pageshow'));
  expect(kept.scrollRestoration).toBe('manual');
});

describe('scroll restoration between views of a page', () => {
  const scrollTo = vi.fn();
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get');
  beforeEach(() => {
    vi.stubGlobal('scrollTo', scrollTo);
    height.mockReturnValue(9_000);
  });
  afterEach(() => scrollTo.mockClear());
  const readTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  };
  const place = (top: number) => ({ top, behavior: 'instant' });

  async function walk() {
    const { go } = stage();
    readTo(1_500);
    await go('/kept/1?type=ROLE');
    readTo(40);
    expect(scrollTo).not.toHaveBeenCalled();
    return go;
  }

  it('restores the scroll position of a view on Back, and leaves a new view alone', async () => {
    const go = await walk();
    await go(-1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(place(1_500));
  });

  it('restores a position that was reached just before Back', async () => {
    const go = await walk();
    vi.stubGlobal('scrollY', 60);
    fireEvent.popState(window);
    await go(-1);
    scrollTo.mockClear();
    await go(1);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(place(60));
  });

  it('waits up to 2 s for a list that is still shorter', async () => {
    const go = await walk();
    height.mockReturnValue(900);
    await go(-1, 100);
    expect(scrollTo).not.toHaveBeenCalled();
    height.mockReturnValue(9_000);
    await act(() => vi.advanceTimersByTimeAsync(50));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(place(1_500));
    await go('/kept/1?type=STORY');
    readTo(7);
    height.mockReturnValue(900);
    await go(-1, 1_999);
    expect(scrollTo).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('stops restoring when the reader scrolls or types', async () => {
    const go = await walk();
    height.mockReturnValue(900);
    await go(-1, 100);
    fireEvent.wheel(window);
    readTo(77);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('does nothing between two pages, and for an address with a fragment', async () => {
    const { go } = stage();
    readTo(1_500);
    await go('/plain');
    await go(-1);
    expect(scrollTo.mock.calls).toEqual([[place(0)], [place(0)]]);
    await go('/kept/1#page');
    readTo(300);
    await go('/kept/1?type=ROLE');
    await go(-1);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });
});
