// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { FieldHelpContext, type FieldHelpProps } from '../../draft/field-help.tsx';
import { loreTimings } from '../lore.timings.ts';
import { BookText } from './BookText.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(rules = 'The bell rings.') {
  const onText = vi.fn();
  const draft = openDraft(
    createDraftServer({
      worldBook: { rules, structure: '', background: '', specialEvents: '' },
    }),
  );
  render(
    <DraftContext.Provider value={draft}>
      <BookText onText={onText} />
    </DraftContext.Provider>,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>('Rules');
  act(() => area.focus());
  area.setSelectionRange(4, 4);
  fireEvent.click(area);
  const pause = () => act(() => vi.advanceTimersByTime(loreTimings.outlinePause));
  const type = (value: string) => {
    fireEvent.input(area, { target: { value } });
    pause();
  };
  return { onText, pause, type };
}

describe('BookText', () => {
  it('reports the text and the caret after a pause', () => {
    const { onText, pause } = show();
    pause();
    expect(onText.mock.calls).toEqual([['The bell rings.', 4]]);
  });

  it('reports the text without a caret once it has lost the focus', () => {
    const { onText, pause } = show();
    act(() => screen.getByPlaceholderText('Search the world book').focus());
    pause();
    expect(onText.mock.calls).toEqual([['The bell rings.', null]]);
  });

  it('announces once that the word limit is near, and that it is exceeded', () => {
    const { type } = show();
    const words = (count: number) => 'bell '.repeat(count);
    type(words(8_999));
    expect(screen.getByRole('status').textContent).toBe('');
    type(words(9_000));
    expect(screen.getByRole('status').textContent).toBe('1,000 words left');
    type(words(9_500));
    expect(screen.getByRole('status').textContent).toBe('1,000 words left');
    type(words(10_002));
    expect(screen.getByRole('status').textContent).toBe('2 words over the limit');
  });

  it('says that the outline omits headings', () => {
    const headings = (count: number) =>
      Array.from({ length: count }, (_, at) => `# Heading ${at}`).join('\n');
    const { type } = show(headings(200));
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    expect(screen.queryByText(/^The first/)).toBeNull();
    type(headings(201));
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    expect(screen.getByText('The first 200 headings. Search for the others.')).toBeDefined();
  });

  it('offers help with each part, and passes the selection to it', () => {
    const draft = openDraft(createDraftServer({ type: 'STORY' }));
    const selections: unknown[] = [];
    const Help = ({ path, readSelection }: FieldHelpProps) => (
      <button type="button" onClick={() => selections.push(readSelection?.())}>
        {path}
      </button>
    );
    render(
      <DraftContext.Provider value={draft}>
        <FieldHelpContext value={Help}>
          <BookText onText={() => {}} />
        </FieldHelpContext>
      </DraftContext.Provider>,
    );
    const area = screen.getByLabelText<HTMLTextAreaElement>('Background');
    fireEvent.input(area, { target: { value: 'Bells ring at dawn.' } });
    area.setSelectionRange(6, 10);
    fireEvent.click(screen.getByRole('button', { name: 'worldBook.background' }));
    area.setSelectionRange(3, 3);
    fireEvent.click(screen.getByRole('button', { name: 'worldBook.background' }));
    expect(selections).toEqual([{ text: 'ring', start: 6 }, null]);
    expect(screen.getAllByRole('button', { name: /^worldBook\./ })).toHaveLength(4);
  });
});
