// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { FieldHelpContext, type FieldHelpProps } from '../../draft/field-help.tsx';
import { BookText } from './BookText.tsx';

afterEach(cleanup);

describe('BookText', () => {
  it('announces once that the word limit is near, and that it is exceeded', () => {
    const draft = openDraft(createDraftServer({ type: 'STORY' }));
    render(
      <DraftContext.Provider value={draft}>
        <BookText />
      </DraftContext.Provider>,
    );
    const area = screen.getByLabelText('Rules');
    const type = (count: number) => fireEvent.input(area, { target: { value: 'bell '.repeat(count) } });
    type(8_999);
    expect(screen.getByRole('status').textContent).toBe('');
    type(9_000);
    expect(screen.getByRole('status').textContent).toBe('1,000 words left');
    type(9_500);
    expect(screen.getByRole('status').textContent).toBe('1,000 words left');
    type(10_002);
    expect(screen.getByRole('status').textContent).toBe('2 words over the limit');
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
          <BookText />
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
