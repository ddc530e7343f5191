// @vitest-environment jsdom
import { storyLimits } from '@storyloom/contract/stories/limits';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { contentErrors } from '../draft/content-errors.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { Options } from './Options.tsx';

afterEach(cleanup);

function show(options: string[]) {
  const draft = openDraft(createDraftServer({ type: 'STORY', options }));
  render(
    <DraftContext.Provider value={draft}>
      <Options />
    </DraftContext.Provider>,
  );
  return { draft, options: () => draft.store.getState().content.options };
}
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Go ${at + 1}`);
const field = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Option ${number}` });
const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const remove = (number: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Remove option ${number}` }));
const adding = () => screen.queryByRole('button', { name: 'Add an option' });

describe('options', () => {
  it(`are added, with the focus, up to ${storyLimits.options}`, async () => {
    const { options } = show(numbered(storyLimits.options - 1));
    fireEvent.click(adding() as HTMLElement);
    const last = field(storyLimits.options);
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(adding()).toBeNull();
    fireEvent.input(last, { target: { value: 'Go home' } });
    expect(options()).toEqual([...numbered(storyLimits.options - 1), 'Go home']);
  });

  it('can be removed from the middle, and a new one can be added after removing one of ten', () => {
    const { options } = show(numbered(storyLimits.options));
    remove(4);
    const left = ['Go 1', 'Go 2', 'Go 3', 'Go 5', 'Go 6', 'Go 7', 'Go 8', 'Go 9', 'Go 10'];
    expect([options(), values()]).toEqual([left, left]);
    expect(adding()).not.toBeNull();
  });

  it('move the focus to the next option on removal, or to the Add button after the last one', () => {
    show(['Wait', 'Leave', 'Sing']);
    const press = (name: string) => {
      screen.getByRole('button', { name }).focus();
      fireEvent.click(screen.getByRole('button', { name }));
    };
    press('Remove option 2');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove option 2' }));
    press('Remove option 2');
    expect(document.activeElement).toBe(adding());
  });

  it('keep the focus on “Add an option” when removing one makes it reappear', async () => {
    show(numbered(storyLimits.options));
    screen.getByRole('button', { name: `Remove option ${storyLimits.options}` }).focus();
    remove(storyLimits.options);
    await waitFor(() => expect(document.activeElement).toBe(adding()));
  });

  it('show an error at empty fields, and for a story without options', () => {
    const { draft, options } = show(['Wait', ' ']);
    const check = () => act(() => draft.setErrors(contentErrors(draft.store.getState().content)));
    check();
    expect([1, 2].map((number) => field(number).getAttribute('aria-invalid'))).toEqual([null, 'true']);
    expect(screen.getByText(storyMessages.optionEmpty)).toBeDefined();
    remove(2);
    remove(1);
    check();
    expect(options()).toEqual([]);
    expect(screen.queryByText(storyMessages.optionEmpty)).toBeNull();
    expect(screen.getByText(storyMessages.optionsMissing)).toBeDefined();
  });
});
