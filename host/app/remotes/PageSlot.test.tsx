// @vitest-environment jsdom
import type { PageComposition } from '@storyloom/contract/platform/composition';
import { Slot, SlotContext, useHost } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { SlotProps } from '@storyloom/mfe/slot';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CompositionContext } from './composition.context.ts';
import type { Remotes } from './remotes.ts';
import { PageSlot } from './Slot.tsx';
import { RemotesContext } from './use-part.ts';

afterEach(cleanup);

const ref = { mfe: 'reader', kind: 'slot', id: 'profile-saves' };
const readyWith = (content: () => React.ReactNode) => ({
  state: 'ready',
  module: { default: content },
  manifest: { name: 'reader', events: { emits: ['points.changed@1'], listens: [] } },
  release: { mfName: 'reader1' },
});

/** A page with a slot; the returned function sets the state of the part that fills it. */
function show(slots = ['profile-saves'], name: SlotProps['name'] = 'profile-saves', names = ['reader']) {
  let state: object = { state: 'pending' };
  const listeners = new Set<() => void>();
  const load = vi.fn(async () => state);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fallBack = async () => false;
  const read = ({ mfe }: { mfe: string }) => (mfe in state ? state[mfe as never] : state);
  const remotes = { read, load, subscribe, fallBack } as unknown as Remotes;
  const mfes = names.map((mfe) => ({ name: mfe, dialogs: [], slots, routes: [] }));
  const composition = { id: 'c1', mfes } as unknown as PageComposition;
  render(
    inShell(
      createFakeHost().host,
      <CompositionContext value={composition}>
        <RemotesContext value={remotes}>
          <SlotContext value={PageSlot}>
            <h1>Profile</h1>
            <Slot name={name} fallback={<p>Loading saves</p>} />
          </SlotContext>
        </RemotesContext>
      </CompositionContext>,
    ),
  );
  const become = (next: object) =>
    act(async () => {
      state = next;
      for (const listener of listeners) listener();
    });
  return { load, become };
}

describe('a slot of a page', () => {
  it('shows the fallback while the part loads, and then the part with a host of its own', async () => {
    const { load, become } = show();
    expect(screen.getByText('Loading saves')).toBeDefined();
    expect(load).toHaveBeenCalledExactlyOnceWith(ref);
    const Part = () => <p>{typeof useHost().bus.emit}</p>;
    await become(readyWith(Part));
    expect(screen.getByText('function')).toBeDefined();
    expect(screen.queryByText('Loading saves')).toBeNull();
  });

  it('shows an error in its place when the part throws, and the page around it stays', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { become } = show();
    await become(
      readyWith(() => {
        throw new Error('broken');
      }),
    );
    expect(screen.getByText('Couldn’t load this')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeDefined();
    vi.restoreAllMocks();
  });

  it('shows an error if nothing fills it', () => {
    const { load } = show([]);
    expect(screen.getByText('Couldn’t load this')).toBeDefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('stays empty if a micro-frontend declares it and nothing fills it', () => {
    show([], 'reader.side');
    expect(screen.queryByText('Couldn’t load this')).toBeNull();
  });

  it('shows all parts in their order, and the others if one fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { become } = show(['profile-saves'], 'profile-saves', ['reader', 'club']);
    await become({
      club: readyWith(() => {
        throw new Error('broken');
      }),
      reader: readyWith(() => <p>Saves</p>),
    });
    const [broken, saves] = [screen.getByText('Couldn’t load this'), screen.getByText('Saves')];
    expect(broken.compareDocumentPosition(saves)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    vi.restoreAllMocks();
  });
});
