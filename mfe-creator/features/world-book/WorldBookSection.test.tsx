// @vitest-environment jsdom
import { analyze } from '@storyloom/contract/lore/endpoints/analyze';
import { compile } from '@storyloom/contract/lore/endpoints/compile';
import { storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { cardId } from './entries/EntryCard.tsx';
import { loreTimings } from './lore.timings.ts';
import WorldBookSection from './WorldBookSection.tsx';

/** The cards that were scrolled to, and whether each was in a column. */
let scrolled: [id: string, isInColumn: boolean][] = [];
let resize: (width: number) => void;

beforeEach(() => {
  vi.useFakeTimers();
  scrolled = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push([this.id, this.closest('[data-column]') !== null]);
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Mocks the width of all elements; `resize` changes it. */
function measure(width: number) {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe() {
        observers.add(this.#notify);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.#notify);
      }
    },
  );
  const clientWidth = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
  resize = (next) => {
    clientWidth.mockReturnValue(next);
    act(() => {
      for (const notify of observers) notify();
    });
  };
}

/** Renders the section for a draft with the entries Bell and Rope at an address. `again` remounts it. */
function show(url: string, textKeys = [{ entryId: 'bell', key: 'bell' }]) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(analyze, () => ({
    entries: [],
    constantTokens: 0,
    constantBudget: 0,
    textKeys,
  }));
  const lore = [
    { id: 'bell', title: 'Bell', keys: ['bell'] },
    { id: 'rope', title: 'Rope', keys: ['rope', 'bell rope'] },
  ];
  const draft = openDraft(createDraftServer(storyDraftContent.parse({ lore })));
  const section = (
    <DraftContext.Provider value={draft}>
      <WorldBookSection />
    </DraftContext.Provider>
  );
  const shell = inShell(host, section, { url });
  const { unmount } = render(shell);
  return {
    calls,
    toast,
    change: (update: Parameters<typeof draft.change>[0]) => act(() => draft.change(update)),
    again() {
      unmount();
      render(shell);
    },
  };
}

const openTab = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const isRopeOpen = () => screen.queryByRole('button', { name: 'Close Rope' }) !== null;

describe('WorldBookSection', () => {
  it.each([
    [1200, true],
    [360, false],
  ])(
    'scrolls to the linked entry once at a width of %i px, and not again after a resize',
    (width, isInColumn) => {
      measure(width);
      show('/?entry=rope');
      expect(scrolled).toEqual([[cardId('rope'), isInColumn]]);
      for (const next of [360, 1200, 360]) resize(next);
      expect(scrolled).toHaveLength(1);
    },
  );

  it('opens the linked entry once, and not again after switching tabs', () => {
    show('/?entry=rope');
    expect(isRopeOpen()).toBe(true);
    openTab(/Calls/);
    openTab(/Entries/);
    expect(screen.getByRole('button', { name: 'Edit Rope' })).toBeDefined();
    expect(isRopeOpen()).toBe(false);
  });

  it('opens the linked entry once, and not again after a visit to the other step of the form', () => {
    const { again } = show('/?entry=rope');
    expect(isRopeOpen()).toBe(true);
    again();
    openTab(/Entries/);
    expect(screen.getByRole('button', { name: 'Edit Rope' })).toBeDefined();
    expect(isRopeOpen()).toBe(false);
  });

  it('offers Undo for a change of the entries where they are shown, but not on the Tests tab', () => {
    measure(1200);
    show('/');
    openTab(/Entries/);
    fireEvent.click(screen.getByRole('button', { name: 'Move Bell down' }));
    const undo = () => screen.queryByRole('button', { name: 'Undo' });
    expect(undo()).not.toBeNull();
    openTab(/Tests/);
    expect(undo()).toBeNull();
    openTab(/Entries/);
    expect(undo()).not.toBeNull();
  });

  it('lists the entries of a key without opening the linked entry again', async () => {
    measure(1200);
    show('/?entry=rope');
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    fireEvent.click(screen.getByRole('button', { name: 'Close Rope' }));
    fireEvent.click(screen.getByRole('button', { name: 'bell' }));
    expect(screen.getByLabelText<HTMLInputElement>('Search entries').value).toBe('bell');
    expect(screen.getByRole('button', { name: 'Edit Rope' })).toBeDefined();
    expect(isRopeOpen()).toBe(false);
  });

  it('says that the entries could not be loaded, and reloads them on Retry, which keeps the focus', async () => {
    const { calls } = show('/?entry=rope');
    calls.respond(analyze, () => {
      throw new Error('offline');
    });
    openTab(/Calls/);
    expect(screen.getByText('Reading the entries…')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    expect(screen.queryByText('Reading the entries…')).toBeNull();
    expect(screen.getByText('Couldn’t read the entries.')).toBeDefined();
    calls.respond(analyze, () => ({ entries: [], constantTokens: 0, constantBudget: 0, textKeys: [] }));
    const retry = screen.getByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    fireEvent.click(retry);
    expect(document.activeElement).toBe(retry);
    expect(retry.getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    expect(screen.queryByText('Couldn’t read the entries.')).toBeNull();
    expect(screen.getByText(/^No entry calls another one/)).toBeDefined();
  });

  it('analyzes entries without the keys beyond the limit', async () => {
    const { calls, change } = show('/');
    const keys = Array.from({ length: 21 }, (_, at) => `k${at}`);
    change((content) => ({ ...content, lore: content.lore?.map((entry) => ({ ...entry, keys })) ?? [] }));
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    expect(
      calls
        .sentTo(analyze)
        .at(-1)
        ?.entries.map((entry) => entry.keys?.length),
    ).toEqual([20, 20]);
  });

  it('does not compile while an entry has more keys than the server accepts', () => {
    const { calls, change, toast } = show('/');
    const keys = Array.from({ length: 21 }, (_, at) => `k${at}`);
    change((content) => ({ ...content, lore: content.lore?.map((entry) => ({ ...entry, keys })) ?? [] }));
    fireEvent.click(screen.getByRole('button', { name: 'Compile text into entries' }));
    expect(toast).toHaveBeenCalledWith('info', 'Change the keys of “Bell” first. At most 20 keys.');
    expect(calls.sentTo(compile)).toEqual([]);
  });

  it('says how many keys are not listed', async () => {
    const textKeys = Array.from({ length: 33 }, (_, at) => ({ entryId: `e${at}`, key: `key ${at}` }));
    show('/', textKeys);
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    expect(screen.getAllByRole('button', { name: /^key \d+$/ })).toHaveLength(30);
    expect(screen.getByText('and 3 more')).toBeDefined();
  });
});
