// @vitest-environment jsdom
import type { PageComposition, PageRelease } from '@storyloom/contract/platform/composition';
import { HostContext, QueryClientProvider } from '@storyloom/mfe';
import { defineMfe, type Mfe } from '@storyloom/mfe/define';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import type { SessionState } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageGate } from '../routing/PageGate.tsx';
import { RemotePage } from '../routing/RemotePage.tsx';
import { CompositionContext } from './composition.context.ts';
import { RemoteLoadError } from './load-error.ts';
import { createRemotes, type LoadRelease } from './remotes.ts';
import { Slot } from './Slot.tsx';
import { RemotesContext } from './use-part.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entry = { url: '/entry.js', integrity: '' };
const composition: PageComposition = {
  id: 'one',
  mfes: [
    {
      name: 'sample',
      stable: { version: '1', buildId: 'a', mfName: 'sample_a', entry, incompatibility: null },
      lastKnownGood: null,
      routes: [],
      dialogs: [],
      slots: ['corner'],
    },
  ],
};

let broken = false;
const code: Mfe = defineMfe({
  name: 'sample',
  routes: [
    {
      id: 'home',
      path: '/',
      load: async () => ({
        default: () => {
          if (broken) throw new Error('secret words');
          return <main>the page</main>;
        },
      }),
    },
  ],
  slots: { corner: async () => ({ default: () => <aside>the corner</aside> }) },
});
const home = { mfe: 'sample', kind: 'route', id: 'home' } as const;
const page = <RemotePage key="page" part={home} route={{ title: null }} />;

async function shell(
  loadRelease: LoadRelease,
  children: ReactNode,
  lastKnownGood: PageRelease | null = null,
  { host } = createFakeHost(),
) {
  const mfes = composition.mfes.map((mfe) => ({ ...mfe, lastKnownGood }));
  const remotes = createRemotes({ composition: { ...composition, mfes }, loadRelease, report: () => {} });
  await act(async () => {
    render(
      <HostContext value={host}>
        <QueryClientProvider client={host.queryClient}>
          <CompositionContext value={composition}>
            <RemotesContext value={remotes}>
              <header>the shell</header>
              <MemoryRouter>{children}</MemoryRouter>
            </RemotesContext>
          </CompositionContext>
        </QueryClientProvider>
      </HostContext>,
    );
  });
}

describe('a page for some visitors', () => {
  const gated = <PageGate route={{ title: 'Home', caller: 'admin' }}>{page}</PageGate>;
  const seen = () => document.body.textContent ?? '';

  it('asks a guest to log in, refuses another user, and loads for an administrator', async () => {
    broken = false;
    const requireLogin = vi.fn(async () => true);
    const fake = createFakeHost({ requireLogin }, { status: 'none', tokenId: null, userId: null });
    const become = (state: Partial<SessionState>) => act(async () => fake.host.session.setState(state));
    const load = vi.fn(async () => code);
    await shell(load, gated, null, fake);
    expect([document.title, screen.queryByRole('heading')]).toEqual(['Home', null]);
    await become({ status: 'guest', tokenId: 't', userId: 'u' });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
    await become({ status: 'real', isAdmin: false });
    expect(screen.getByRole('heading', { name: 'You aren’t an administrator' })).toBeDefined();
    expect(load).not.toHaveBeenCalled();
    await become({ isAdmin: true });
    await expect.poll(seen).toContain('the page');
  });
});

describe('a part of a micro-frontend', () => {
  it('renders a page once its code is loaded', async () => {
    broken = false;
    await shell(async () => code, page);
    expect((await screen.findByRole('main')).textContent).toBe('the page');
  });

  it('has its title while it loads and afterwards, or no title', async () => {
    broken = false;
    const { promise, resolve } = Promise.withResolvers<Mfe>();
    const titles = () => [...document.querySelectorAll('title')].map(({ textContent }) => textContent);
    await shell(() => promise, [page, <RemotePage key="titled" part={home} route={{ title: 'Home' }} />]);
    expect(screen.queryByText('the page')).toBeNull();
    expect(titles()).toEqual(['Home']);
    await act(async () => resolve(code));
    expect(screen.getAllByText('the page')).toHaveLength(2);
    expect(titles()).toEqual(['Home']);
  });

  it('has covers as the skeleton of a page for everybody, and rows of others', async () => {
    const route = { title: null, caller: 'admin' } as const;
    await shell(() => new Promise(() => {}), [page, <RemotePage key="list" part={home} route={route} />]);
    const skeletons = screen.getAllByRole('main', { name: 'Loading' });
    expect(skeletons.map(({ dataset }) => dataset.rows)).toEqual([undefined, '']);
  });

  it('shows an error panel in place of a page that did not load, with Retry', async () => {
    broken = false;
    let down = true;
    await shell(async () => {
      if (down) throw new RemoteLoadError('unreachable', 'no network');
      return code;
    }, page);
    expect(await screen.findByText('This page didn’t load')).toBeTruthy();
    expect(screen.getByText('Check your connection and try again.')).toBeTruthy();
    expect(screen.getByText('the shell')).toBeTruthy();
    down = false;
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect((await screen.findByText('the page')).textContent).toBe('the page');
  });

  it('names the failed safety check of a refused page', async () => {
    await shell(async () => Promise.reject(new RemoteLoadError('refused', 'hash')), page);
    expect(await screen.findByText('This page failed a safety check')).toBeTruthy();
    expect(screen.getByText('So we didn’t open it. Try again in a moment.')).toBeTruthy();
    expect(screen.queryByText('This page didn’t load')).toBeNull();
  });

  it("contains a page's render error without its message, and renders again on Retry", async () => {
    broken = true;
    await shell(async () => code, page);
    expect(await screen.findByText(/Something went wrong here/)).toBeTruthy();
    expect(screen.getByText('the shell')).toBeTruthy();
    expect(document.body.textContent).not.toContain('secret');
    broken = false;
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(await screen.findByText('the page')).toBeTruthy();
  });

  it('shows the page of the last known good release if the stable one throws while it renders', async () => {
    broken = true;
    const before = { version: '0', buildId: 'b', mfName: 'sample_b', entry, incompatibility: null };
    const older = defineMfe({
      name: 'sample',
      routes: [
        { id: 'home', path: '/', load: async () => ({ default: () => <main>the page before</main> }) },
      ],
    });
    await shell(async ({ buildId }) => (buildId === 'b' ? older : code), page, before);
    expect(await screen.findByText('the page before')).toBeTruthy();
    expect(screen.queryByText(/Something went wrong here/)).toBeNull();
  });

  it('does not replace a release whose page lacks the answer of the API', async () => {
    const load = async () => ({
      default: () => {
        throw Object.assign(new Error('down'), { name: 'NetworkError' });
      },
    });
    const offline = defineMfe({ name: 'sample', routes: [{ id: 'home', path: '/', load }] });
    const loaded: string[] = [];
    const before = { version: '0', buildId: 'b', mfName: 'sample_b', entry, incompatibility: null };
    await shell(
      async ({ buildId }) => {
        loaded.push(buildId);
        return offline;
      },
      page,
      before,
    );
    expect(await screen.findByText(/Something went wrong here/)).toBeTruthy();
    expect(loaded).toEqual(['a']);
  });

  it('loads a slot when the browser is idle', async () => {
    let asked = 0;
    await shell(
      async () => {
        asked++;
        return code;
      },
      <Slot name="corner" />,
    );
    expect(asked).toBe(0);
    expect((await screen.findByText('the corner')).textContent).toBe('the corner');
  });

  it('waits at most two seconds for an idle browser, or 200 ms without requestIdleCallback', async () => {
    const load = vi.fn(async () => code);
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    await shell(load, <Slot name="corner" />);
    expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2_000 });
    expect(load).not.toHaveBeenCalled();
    await act(async () => idle.mock.lastCall?.[0]());
    expect(screen.getByText('the corner')).toBeDefined();
    cleanup();
    vi.unstubAllGlobals();
    vi.useFakeTimers();
    await shell(load, <Slot name="corner" />);
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(load).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves a slot empty if no micro-frontend fills it', async () => {
    await shell(async () => code, <Slot name="nobody" />);
    expect(document.body.textContent).toBe('the shell');
  });
});
