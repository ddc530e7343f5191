// @vitest-environment jsdom
import { analyze } from '@storyloom/contract/endpoints/lore/analyze';
import { storyDraftContent } from '@storyloom/contract/story-rules';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { loreTimings } from './lore.timings.ts';
import WorldBookSection from './WorldBookSection.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
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

  it('lists the entries of a key without opening the entry of the link again', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200);
    show('/?entry=rope');
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    fireEvent.click(screen.getByRole('button', { name: 'Close Rope' }));
    fireEvent.click(screen.getByRole('button', { name: 'bell' }));
    expect(screen.getByLabelText<HTMLInputElement>('Search entries').value).toBe('bell');
    expect(screen.getByRole('button', { name: 'Edit Rope' })).toBeDefined();
    expect(isRopeOpen()).toBe(false);
  });
});
