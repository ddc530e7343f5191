// @vitest-environment jsdom
import { storyLimits } from '@storyloom/contract/stories/limits';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import OpeningSection from './OpeningSection.tsx';

afterEach(cleanup);

function show(change: object, confirm = async () => true) {
  const draft = openDraft(createDraftServer({ type: 'STORY', opening: 'It snows.', ...change }));
  const { host } = createFakeHost({ confirm });
  const section = (
    <DraftContext.Provider value={draft}>
      <OpeningSection />
    </DraftContext.Provider>
  );
  render(inShell(host, section));
  return () => draft.store.getState().content.otherOpenings;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const adding = () => screen.queryByRole('button', { name: 'Add another opening' });

describe('OtherOpenings', () => {
  it('adds openings with the focus, up to their number, and removes one', async () => {
    const openings = show({ otherOpenings: Array(storyLimits.otherOpenings - 1).fill('It rains.') });
    press('Add another opening');
    const last = await screen.findByRole('textbox', { name: `Opening ${storyLimits.otherOpenings + 1}` });
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(adding()).toBeNull();
    fireEvent.input(last, { target: { value: 'It burns.' } });
    press('Remove opening 2');
    await waitFor(() => expect(openings()).toHaveLength(storyLimits.otherOpenings - 1));
    expect(openings()?.at(-1)).toBe('It burns.');
    expect([openings()?.length, adding() !== null]).toEqual([storyLimits.otherOpenings - 1, true]);
  });

  it('asks before it removes one with a text', async () => {
    const confirm = vi.fn(async () => false);
    const openings = show({ otherOpenings: ['It rains.', ' '] }, confirm);
    press('Remove opening 3');
    await waitFor(() => expect(openings()).toEqual(['It rains.']));
    expect(confirm).not.toHaveBeenCalled();
    press('Remove opening 2');
    expect(confirm).toHaveBeenCalledOnce();
    expect(openings()).toEqual(['It rains.']);
  });

  it('shows a blank one beside a script, because a publication needs its text or its removal', () => {
    show({ otherOpenings: ['It rains.', ''], script: '* [Go] -> END' });
    const blank = screen.getByRole('textbox', { name: 'Opening 3' });
    fireEvent.input(blank, { target: { value: 'It burns.' } });
    expect(blank.isConnected).toBe(true);
  });

  it('offers no other openings beside a script, which continues the first one', () => {
    show({ otherOpenings: ['It rains.'], script: '* [Go] -> END' });
    expect(screen.queryByRole('textbox', { name: 'Opening 2' })).toBeNull();
    expect(adding()).toBeNull();
  });
});
