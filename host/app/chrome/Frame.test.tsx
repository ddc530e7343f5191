// @vitest-environment jsdom
import type { RouteManifest } from '@storyloom/contract/platform/manifest';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompositionContext } from '../remotes/composition.context.ts';
import { createRemotes } from '../remotes/remotes.ts';
import { RemotesContext } from '../remotes/use-part.ts';
import { Frame } from './Frame.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ title }: { title: string }) {
  const [turns, setTurns] = useState(0);
  return (
    <main>
      <title>{title}</title>
      <button type="button" onClick={() => setTurns(turns + 1)}>{`${title}: ${turns}`}</button>
    </main>
  );
}

function route(id: string, layout: RouteManifest['layout']): RouteObject {
  const manifest: RouteManifest = {
    id,
    path: `/${id}`,
    layout,
    ssr: true,
    keepAlive: true,
    title: null,
    validate: null,
    middleware: [],
  };
  return {
    id,
    path: `/${id}`,
    handle: { mfe: 'sample', route: manifest },
    Component: () => <Page title={id} />,
  };
}

function open(later: RouteObject[] = []) {
  const pages = [route('story', 'default'), route('campaign', 'empty'), ...later];
  const frame = { Component: Frame, children: pages };
  const router = createMemoryRouter([frame], { initialEntries: ['/story'] });
  const composition = { id: 'none', mfes: [] };
  const loadRelease = () => Promise.reject(new Error('There are no micro-frontends.'));
  const remotes = createRemotes({ composition, loadRelease, report: () => {} });
  render(
    <HostContext value={createFakeHost().host}>
      <CompositionContext value={composition}>
        <RemotesContext value={remotes}>
          <RouterProvider router={router} />
        </RemotesContext>
      </CompositionContext>
    </HostContext>,
  );
  const go = (path: string) => act(() => router.navigate(path));
  return Object.assign(go, { router });
}

const main = (name: string) => screen.queryByRole('button', { name });

describe('Frame', () => {
  it('keeps a page alive through a visit to a page with the empty layout', async () => {
    const go = open();
    fireEvent.click(screen.getByRole('button', { name: 'story: 0' }));
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
    await go('/campaign');
    await waitFor(() => expect(main('campaign: 0')).toBeTruthy());
    expect(screen.queryByRole('navigation')).toBeNull();
    await go('/story');
    await waitFor(() => expect(main('story: 1')).toBeTruthy());
  });

  const news = () => document.querySelector('[aria-live="polite"]')?.textContent;

  it('shows the loading bar in the empty layout too', async () => {
    const held = Promise.withResolvers<null>();
    const go = open([{ ...route('slow', 'default'), loader: () => held.promise }]);
    await go('/campaign');
    const bars = () => screen.queryAllByRole('progressbar', { hidden: true });
    expect(bars()).toEqual([]);
    const going = go.router.navigate('/slow');
    await waitFor(() => expect(bars()).toHaveLength(1));
    held.resolve(null);
    await going;
    await waitFor(() => expect(bars()).toEqual([]));
  });

  it('announces the new page to screen readers, but not the first one', async () => {
    vi.useFakeTimers();
    const go = open();
    expect(news()).toBe('');
    await go('/campaign');
    await act(() => vi.advanceTimersByTimeAsync(0));
    await act(() => vi.advanceTimersByTimeAsync(399));
    expect(news()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(news()).toBe('campaign');
  });

  it('waits for the title of a page that loads late', async () => {
    vi.useFakeTimers();
    const heard = new Set<string | null | undefined>();
    const arrives = 3_000;
    const arrived = Promise.withResolvers<void>();
    const Late = lazy(async () => {
      await arrived.promise;
      return { default: () => <Page title="late" /> };
    });
    const go = open([
      {
        ...route('late', 'default'),
        Component: () => (
          <Suspense fallback={<p>Loading</p>}>
            <Late />
          </Suspense>
        ),
      } as RouteObject,
    ]);
    await go('/late');
    for (let passed = 0; passed < arrives + 1_000; passed += 50) {
      heard.add(news());
      if (passed === arrives) arrived.resolve();
      await act(() => vi.advanceTimersByTimeAsync(50));
    }
    heard.add(news());
    expect([...heard]).toEqual(['', 'late']);
  });
});
