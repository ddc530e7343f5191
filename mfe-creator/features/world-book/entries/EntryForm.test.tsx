// @vitest-environment jsdom
import { loreEntryDraft, loreMessages } from '@storyloom/contract/lore/entities/lore-entry';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { FieldHelpContext, type FieldHelpProps } from '../../draft/field-help.tsx';
import { useEntries } from '../use-lore.ts';
import { EntryForm } from './EntryForm.tsx';

afterEach(cleanup);

const Help = ({ path, label }: FieldHelpProps) => <p>{`${label}: ${path}`}</p>;

function Forms() {
  return useEntries().map((entry) => (
    <EntryForm key={entry.id} entry={entry} suggestedKeys={['rope', 'bell']} onDelete={() => {}} />
  ));
}

const bell = { id: 'e7', title: 'Bell', content: 'Bells.', keys: ['bell'] };

function show(entry: object = bell) {
  const lore = [loreEntryDraft.parse(entry)];
  render(
    <DraftContext.Provider value={openDraft(createDraftServer({ type: 'STORY', lore }))}>
      <FieldHelpContext value={Help}>
        <Forms />
      </FieldHelpContext>
    </DraftContext.Provider>,
  );
}

describe('EntryForm', () => {
  it('warns before the word limit, and announces when it is exceeded', () => {
    show();
    const type = (count: number) =>
      fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'bell '.repeat(count) } });
    type(359);
    expect(screen.getByText('359 / 400 words').className).toContain('quiet');
    type(360);
    expect(screen.getByText('360 / 400 words').className).toContain('warning');
    expect(screen.getByRole('status').textContent).toBe('40 words left');
    type(401);
    expect(screen.getByText('401 / 400 words').className).toContain('danger');
    expect(screen.getByRole('status').textContent).toBe('1 word over the limit');
  });

  it('offers words of the text as keys, until they are', () => {
    show();
    const offered = () => screen.queryByRole('list', { name: 'Suggested keys' })?.textContent;
    expect(offered()).toBe('rope');
    fireEvent.click(screen.getByRole('button', { name: 'rope' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Keys').value).toBe('bell, rope');
    expect(offered()).toBeUndefined();
  });

  it('reports what a new entry lacks once its fields have been left, and what others lack at once', () => {
    show({ id: 'e8' });
    const problems = () =>
      [loreMessages.title, loreMessages.content].filter((text) => screen.queryByText(text) !== null);
    expect(problems()).toEqual([]);
    fireEvent.blur(screen.getByLabelText('Title'));
    expect(problems()).toEqual([loreMessages.title]);
    fireEvent.blur(screen.getByLabelText('Text'));
    expect(problems()).toEqual([loreMessages.title, loreMessages.content]);
    cleanup();
    show({ ...bell, content: '' });
    expect(problems()).toEqual([loreMessages.content]);
  });

  it('offers help with the text, at a path with the entry’s id', () => {
    show();
    expect(screen.getByText('Text of the entry: lore.@e7.content')).toBeDefined();
  });
});
