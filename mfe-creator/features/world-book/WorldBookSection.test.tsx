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
import { loreTimings } from './lore.timings.ts';
import WorldBookSection from './WorldBookSection.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the section for a draft with the entries Bell and Rope. */
function show() {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(analyze, () => ({ entries: [], constantTokens: 0, constantBudget: 0 }));
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
  render(inShell(host, section));
  return {
    calls,
    toast,
    change: (update: Parameters<typeof draft.change>[0]) => act(() => draft.change(update)),
  };
}

const openTab = (name: RegExp) => fireEvent.click(screen.getByRole('tab', { name }));

describe('WorldBookSection', () => {
  it('offers Undo for a change of the entries where they are shown, but not on the Tests tab', () => {
    show();
    openTab(/Entries/);
    fireEvent.click(screen.getByRole('button', { name: 'Move Bell down' }));
    const undo = () => screen.queryByRole('button', { name: 'Undo' });
    expect(undo()).not.toBeNull();
    openTab(/Tests/);
    expect(undo()).toBeNull();
    openTab(/Entries/);
    expect(undo()).not.toBeNull();
  });

  it('says that the entries could not be loaded, and reloads them on Retry, which keeps the focus', async () => {
    const { calls } = show();
    calls.respond(analyze, () => {
      throw new Error('offline');
    });
    openTab(/Entries/);
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    expect(screen.getByText('Couldn’t read the entries.')).toBeDefined();
    calls.respond(analyze, () => ({ entries: [], constantTokens: 0, constantBudget: 0 }));
    const retry = screen.getByRole('button', { name: 'Retry' });
    act(() => retry.focus());
    fireEvent.click(retry);
    expect(document.activeElement).toBe(retry);
    expect(retry.getAttribute('aria-busy')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(loreTimings.analysisPause));
    expect(screen.queryByText('Couldn’t read the entries.')).toBeNull();
  });

  it('analyzes entries without the keys beyond the limit', async () => {
    const { calls, change } = show();
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
    const { calls, change, toast } = show();
    const keys = Array.from({ length: 21 }, (_, at) => `k${at}`);
    change((content) => ({ ...content, lore: content.lore?.map((entry) => ({ ...entry, keys })) ?? [] }));
    fireEvent.click(screen.getByRole('button', { name: 'Compile text into entries' }));
    expect(toast).toHaveBeenCalledWith('info', 'Change the keys of “Bell” first. At most 20 keys.');
    expect(calls.sentTo(compile)).toEqual([]);
  });
});
