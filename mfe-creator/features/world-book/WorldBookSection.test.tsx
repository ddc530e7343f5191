// @vitest-environment jsdom
import { analyze } from '@storyloom/contract/endpoints/lore/analyze';
import { storyDraftContent } from '@storyloom/contract/story-rules';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { recordScrolls } from '../../testing/record-scrolls.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { cardId } from './entries/EntryCard.tsx';
import { loreTimings } from './lore.timings.ts';
import WorldBookSection from './WorldBookSection.tsx';

let scrolls: ReturnType<typeof recordScrolls>;
beforeEach(() => {
  vi.useFakeTimers();
  scrolls = recordScrolls();
});
afterEach(() => {
  cleanup();
  scrolls.restore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The section of a draft with the entries Bell and Rope, at an address. `again` leaves its step of the form and returns. */
function show(url: string) {
  const { host, calls } = createFakeHost();
  calls.answer(analyze, () => ({
    entries: [],
    ...{ constantTokens: 0, constantBudget: 0 },
    textKeys: [{ entryId: 'bell', key: 'bell' }],
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
    again() {
      unmount();
      render(shell);
    },
  };
}

/** Gives every element a width, in px; the function that is returned gives them another one. */
function withWidth(first: number) {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(first);
  const resized: ((entries: never[]) => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: never[]) => void) {
        resized.push(callback);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return (next: number) => {
    width.mockReturnValue(next);
    act(() => {
      for (const callback of resized) callback([]);
    });
  };
}

const openTab = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
const isRopeOpen = () => screen.queryByRole('button', { name: 'Close Rope' }) !== null;

describe('WorldBookSection', () => {
  it('opens the entry of a link once, and not again after a change of tabs', () => {
    show('/?entry=rope');
    expect(isRopeOpen()).toBe(true);
    openTab(/Map/);
    openTab(/Entries/);
    expect(screen.getByRole('button', { name: 'Edit Rope' })).toBeDefined();
    expect(isRopeOpen()).toBe(false);
  });

  it('opens the entry of a link once, and not again after the other step of the form', () => {
    const { again } = show('/?entry=rope');
    expect(isRopeOpen()).toBe(true);
    again();
    openTab(/Entries/);
    expect(screen.getByRole('button', { name: 'Edit Rope' })).toBeDefined();
    expect(isRopeOpen()).toBe(false);
  });

  it.each([
    ['narrow', 800, 1_200],
    ['wide', 1_200, 800],
  ])('scrolls to the entry of a link once, also when a tablet that is %s is turned', (_, first, then) => {
    const turn = withWidth(first);
    show('/?entry=rope');
    const isWide = () => screen.queryByRole('region', { name: 'Text of the world book' }) !== null;
    act(() => vi.advanceTimersToNextFrame());
    expect([isWide(), scrolls.ids()]).toEqual([first > then, [cardId('rope')]]);
    for (const width of [then, first]) {
      turn(width);
      act(() => vi.advanceTimersToNextFrame());
      expect(isWide()).toBe(width === 1_200);
    }
    expect(scrolls.ids()).toEqual([cardId('rope')]);
  });

  it('scrolls nowhere without a link', () => {
    show('/');
    openTab(/Entries/);
    act(() => vi.advanceTimersToNextFrame());
    expect(scrolls.ids()).toEqual([]);
  });

  it('lists the entries of a key without opening the entry of the link again', async () => {
    withWidth(1_200);
    show('/?entry=rope');
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    fireEvent.click(screen.getByRole('button', { name: 'Close Rope' }));
    fireEvent.click(screen.getByRole('button', { name: 'bell' }));
    expect(screen.getByLabelText<HTMLInputElement>('Search entries').value).toBe('bell');
    expect(screen.getByRole('button', { name: 'Edit Rope' })).toBeDefined();
    expect(isRopeOpen()).toBe(false);
  });
});
