// @vitest-environment jsdom
import { storyLimits } from '@storyloom/contract/stories/limits';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import OpeningSection from './OpeningSection.tsx';

afterEach(cleanup);

function show(change: object) {
  const draft = openDraft(createDraftServer({ type: 'STORY', opening: 'It snows.', ...change }));
  render(
    <DraftContext.Provider value={draft}>
      <OpeningSection />
    </DraftContext.Provider>,
  );
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
    expect(openings()?.at(-1)).toBe('It burns.');
    expect([openings()?.length, adding() !== null]).toEqual([storyLimits.otherOpenings - 1, true]);
  });

  it('offers no other openings beside a script, which continues the first one', () => {
    show({ otherOpenings: ['It rains.'], script: '* [Go] -> END' });
    expect(screen.queryByRole('textbox', { name: 'Opening 2' })).toBeNull();
    expect(adding()).toBeNull();
  });
});
