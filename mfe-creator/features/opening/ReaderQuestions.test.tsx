// @vitest-environment jsdom
import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { ReaderQuestions } from './ReaderQuestions.tsx';

afterEach(cleanup);

function show(change: object) {
  const draft = openDraft(createDraftServer({ type: 'STORY', ...change }));
  render(
    <DraftContext.Provider value={draft}>
      <ReaderQuestions />
    </DraftContext.Provider>,
  );
  return draft;
}
const adding = () => screen.queryByRole('button', { name: 'Add a question' });

describe('ReaderQuestions', () => {
  it('adds questions with the focus, up to their number, and removes one', async () => {
    const { store } = show({ readerQuestions: Array(storyLimits.readerQuestions - 1).fill('Who are you?') });
    fireEvent.click(adding() as HTMLElement);
    const last = screen.getByRole('textbox', { name: `Question ${storyLimits.readerQuestions}` });
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(adding()).toBeNull();
    fireEvent.input(last, { target: { value: 'Which town?' } });
    expect(screen.getByText('{town} in a text is the answer.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Remove question 1' }));
    expect(store.getState().content.readerQuestions).toEqual(['Who are you?', 'Which town?']);
  });

  it('shows that two questions have one word while they are written', () => {
    show({ readerQuestions: ['Who are you?', 'Which town?'] });
    const second = screen.getByRole('textbox', { name: 'Question 2' });
    expect(screen.queryByText(storyMessages.questionWords)).toBeNull();
    fireEvent.input(second, { target: { value: 'What is your name?' } });
    expect(screen.getByText(storyMessages.questionWords)).toBeDefined();
    fireEvent.input(second, { target: { value: 'What is your name? {family}' } });
    expect(screen.queryByText(storyMessages.questionWords)).toBeNull();
  });

  it('says that the questions of a script come in their place', () => {
    show({ script: '# ask: name Who are you?\n-> END' });
    expect(screen.getByText(/Your script asks its own questions/)).toBeDefined();
  });
});
