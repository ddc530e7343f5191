// @vitest-environment jsdom
import { NetworkError, StatusError } from '@storyloom/http/errors';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, RouteError } from './RouteError.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function shown(thrown: unknown) {
  const Thrower = () => {
    throw thrown;
  };
  const routes: RouteObject[] = [{ path: '/here', Component: Thrower, ErrorBoundary: RouteError }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/here'] })} />);
  return (await screen.findByRole('main')).textContent;
}

/** A Response that a loader threw, as the router keeps it. */
const thrownResponse = (status: number, data: unknown) => ({
  status,
  statusText: 'Status',
  internal: false,
  data,
});

const limited = new StatusError({
  status: 429,
  statusText: 'Too Many Requests',
  msg: 'Try again in 3 seconds.',
  retryAfter: 3,
});

const loggedOut = new StatusError({
  status: 401,
  statusText: 'Unauthorized',
  msg: 'You were logged out.',
  retryAfter: null,
});

describe('RouteError', () => {
  it.each([
    ['a 404 with our own words', thrownResponse(404, 'Page not found: /x'), 404, 'Page not found: /x'],
    ['a refusal by validate', thrownResponse(410, 'Page Not Found: /x'), 410, 'Page Not Found: /x'],
    [
      "the router's own 404",
      thrownResponse(404, 'Error: No route matches URL "/x"'),
      404,
      'Page not found: /p',
    ],
    ['what is gone', thrownResponse(410, 'No longer shared'), 410, 'No longer shared'],
    ['another status', thrownResponse(503, 'secret words'), 503, 'Status'],
    ['an error', new Error('secret words'), 500, 'Internal Server Error'],
    ['what the server bootstrap', { status: 404, message: 'Page not found: /y' }, 404, 'Page not found: /y'],
    ['a rate limit', limited, 429, 'Try again in 3 seconds.'],
    ['an ended session', loggedOut, 401, 'You were logged out.'],
    ['anything else', 'secret words', 500, 'Internal Server Error'],
    ['nothing', null, 500, 'Internal Server Error'],
  ])('turns %s into a message for visitors', (_, thrown, status, message) => {
    expect(failureOf(thrown, '/p')).toEqual({ status, message });
  });

  it('shows a missing page with its path and a link home', async () => {
    const text = await shown({ status: 404, message: 'Page not found: /here' });
    expect(text).toContain('Page Not Found');
    expect(text).toContain('Page not found: /here');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  it("shows a refusal by a route's validate as a missing page", async () => {
    expect(await shown({ status: 410, message: 'Page Not Found: /here' })).toContain('Page Not Found: /here');
  });

  it('says what is gone', async () => {
    const text = await shown({ status: 410, message: 'This playthrough is no longer shared' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This playthrough is no longer shared',
    );
    expect(text).not.toContain('Not Found');
  });

  it('shows an error without its message', async () => {
    const text = await shown(new Error('secret words'));
    expect(text).toContain('Internal Server Error');
    expect(text).not.toContain('secret');
  });

  describe('for a network error', () => {
    let connected = false;
    beforeEach(() => {
      connected = false;
    });

    /** Shows a page whose data cannot be loaded until `connected`. */
    async function showUnconnected() {
      const loader = () => {
        if (!connected) throw new NetworkError('secret words');
        return null;
      };
      const routes: RouteObject[] = [
        { path: '/here', loader, Component: () => <main>the page</main>, ErrorBoundary: RouteError },
      ];
      render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/here'] })} />);
      await act(async () => {});
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection');
    }

    it('loads the page when the connection is back', async () => {
      await showUnconnected();
      connected = true;
      await act(async () => window.dispatchEvent(new Event('online')));
      expect(screen.getByRole('main').textContent).toBe('the page');
    });

    it('loads the page when the site answers, though no connection was lost', async () => {
      const intervals = vi.spyOn(globalThis, 'setInterval');
      const request = vi.fn<typeof fetch>(async () => {
        if (!connected) throw new TypeError('Failed to fetch');
        return new Response();
      });
      vi.stubGlobal('fetch', request);
      await showUnconnected();
      const check = intervals.mock.calls.find(([, time]) => time === 5_000)?.[0];
      await act(async () => check?.());
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection');
      connected = true;
      await act(async () => check?.());
      expect(screen.getByRole('main').textContent).toBe('the page');
      expect(request.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual(['/alive', '/alive']);
    });
  });

  it('asks a user whose session has ended to log in, and loads the page then', async () => {
    let isEnded = true;
    const requireLogin = vi.fn(async () => {
      isEnded = false;
      return true;
    });
    const loader = () => {
      if (isEnded) throw loggedOut;
      return null;
    };
    const routes: RouteObject[] = [
      { path: '/here', loader, Component: () => <main>the page</main>, ErrorBoundary: RouteError },
    ];
    const { host } = createFakeHost({ requireLogin });
    const router = createMemoryRouter(routes, { initialEntries: ['/here'] });
    render(
      <HostContext value={host}>
        <RouterProvider router={router} />
      </HostContext>,
    );
    expect((await screen.findByRole('main')).textContent).toContain('You were logged out.');
    await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
    expect(screen.getByRole('main').textContent).toBe('the page');
  });

  it('tells a rate-limited visitor when to try again, and loads the page on Retry', async () => {
    let isLimited = true;
    const loader = () => {
      if (isLimited) throw limited;
      return null;
    };
    const routes: RouteObject[] = [
      { path: '/here', loader, Component: () => <main>the page</main>, ErrorBoundary: RouteError },
    ];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/here'] })} />);
    expect(await screen.findByText('Try again in 3 seconds.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One moment');
    isLimited = false;
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    await waitFor(() => expect(screen.getByRole('main').textContent).toBe('the page'));
  });
});
