// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { loreTimings } from '../lore.timings.ts';
import { BookText } from './BookText.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const onText = vi.fn();
  const draft = openDraft(
    createDraftServer({
      worldBook: { rules: 'The bell rings.', structure: '', background: '', specialEvents: '' },
    }),
  );
  render(
    <DraftContext.Provider value={draft}>
      <BookText onText={onText} />
    </DraftContext.Provider>,
  );
  const area = screen.getByDisplayValue<HTMLTextAreaElement>('The bell rings.');
  act(() => area.focus());
  area.setSelectionRange(4, 4);
  fireEvent.click(area);
  const pause = () => act(() => vi.advanceTimersByTime(loreTimings.outlinePause));
  return { onText, pause };
}

describe('BookText', () => {
  it('reports the text and the caret after a pause', () => {
    const { onText, pause } = show();
    pause();
    expect(onText.mock.calls).toEqual([['The bell rings.', 4]]);
  });

  it('reports the text without a caret once the author has turned to something else', () => {
    const { onText, pause } = show();
    act(() => screen.getByPlaceholderText('Search the world book').focus());
    pause();
    expect(onText.mock.calls).toEqual([['The bell rings.', null]]);
  });
});
