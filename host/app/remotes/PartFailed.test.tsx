// @vitest-environment jsdom
import type { PageComposition } from '@storyloom/contract/platform/composition';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { missingCode } from '@storyloom/ui/feedback/missing-code';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CompositionContext } from './composition.context.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { PartFailed } from './PartFailed.tsx';
import type { LoadedCode, PartKind } from './part.ts';
import type { Remotes } from './remotes.ts';
import { RemotesContext } from './use-part.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ref = (kind: PartKind, id = 'home') => ({ mfe: 'reader', kind, id });
const load = vi.fn();
const remotes = { load, fallBack: async () => false } as unknown as Remotes;

function show(children: React.ReactNode) {
  const { host } = createFakeHost();
  const composition = { id: 'c1', mfes: [] } satisfies PageComposition;
  render(
    inShell(
      host,
      <CompositionContext value={composition}>
        <RemotesContext value={remotes}>{children}</RemotesContext>
      </CompositionContext>,
    ),
  );
  return host;
}

describe('PartFailed', () => {
  it.each([
    ['route', 'unreachable', 'This page didn’t load', 'Check your connection and try again.'],
    ['dialog', 'unreachable', 'This dialog didn’t open', 'Check your connection and try again.'],
    ['slot', 'missing', 'Couldn’t load this', 'It isn’t available right now. Reload the page.'],
    ['dialog', 'refused', 'This dialog failed a safety check', /^So we didn’t open it/],
    ['slot', 'refused', 'This part failed a safety check', /^So we didn’t open it/],
    ['route', 'incompatible', 'This page didn’t load', /^It needs another version of Storyloom/],
  ] as const)('says why a %s is not there: %s', (kind, reason, title, text) => {
    show(<PartFailed part={ref(kind)} reason={reason} />);
    expect(screen.getByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });

  it('loads the part again on Retry, or calls onRetry if it is given', () => {
    show(<PartFailed part={ref('slot')} reason="unreachable" />);
    fireEvent.click(screen.getByRole('button'));
    expect(load).toHaveBeenCalledExactlyOnceWith(ref('slot'));
    cleanup();
    const again = vi.fn();
    show(<PartFailed part={ref('slot')} reason="threw" onRetry={again} />);
    fireEvent.click(screen.getByRole('button'));
    expect(again).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('PartBoundary', () => {
  const code = {
    manifest: { name: 'reader', events: { emits: [], listens: [] } },
    release: { mfName: 'reader_a', buildId: 'aaaaaaaaaaaa' },
  } as unknown as LoadedCode;

  it('reports a render error, also as code that may be missing, and drops only failed queries of the micro-frontend on Retry', async () => {
    const sendBeacon = vi.fn<Navigator['sendBeacon']>(() => true);
    Object.assign(navigator, { sendBeacon });
    const heard = vi.fn();
    window.addEventListener(missingCode, heard, { once: true });
    let isBroken = true;
    function Page() {
      if (isBroken) throw new Error('broken on purpose');
      return <main>the page</main>;
    }
    const { queryClient } = show(
      <PartBoundary part={ref('route', 'boundary')} code={code}>
        <Page />
      </PartBoundary>,
    );
    await screen.findByRole('button');
    expect(heard).toHaveBeenCalledOnce();
    expect(sendBeacon).toHaveBeenCalledOnce();
    expect(JSON.parse(String(sendBeacon.mock.calls[0]?.[1]))).toEqual({
      mfe: 'reader',
      buildId: 'aaaaaaaaaaaa',
      composition: 'c1',
      part: 'route:boundary',
      phase: 'render',
      reason: 'threw',
      message: 'Error: broken on purpose',
    });
    const fail = async () => Promise.reject(new Error('down'));
    await queryClient.fetchQuery({ queryKey: ['reader', 'failed'], queryFn: fail }).catch(() => {});
    await queryClient.fetchQuery({ queryKey: ['creator', 'failed'], queryFn: fail }).catch(() => {});
    queryClient.setQueryData(['reader', 'kept'], 'data');
    isBroken = false;
    await act(async () => void fireEvent.click(screen.getByRole('button')));
    expect(screen.getByText('the page')).toBeDefined();
    const queries = queryClient.getQueryCache().getAll();
    expect(queries.map(({ queryKey }) => queryKey.join(' '))).toEqual(['creator failed', 'reader kept']);
  });
});
