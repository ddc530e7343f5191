// @vitest-environment jsdom
import { content } from '@storyloom/contract/editorial/endpoints/content';
import { tagsSave } from '@storyloom/contract/editorial/endpoints/tags-save';
import { editorialLimits } from '@storyloom/contract/editorial/limits';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Editorial from './Editorial.tsx';

afterEach(cleanup);

/** Opens the page with these tags stored on the server. */
async function open(tags: string[]) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { status: 'real', tokenId: 'token1', userId: 'admin1' });
  let stored = tags;
  calls.respond(content, () => ({ banners: [], collections: [], tags: stored, campaigns: [] }));
  calls.respond(tagsSave, (input) => {
    stored = input.tags;
    return input;
  });
  render(inShell(host, <Editorial id="tags" />));
  await screen.findByLabelText('New tag');
  return { host, calls, toast };
}

const field = () => screen.getByLabelText<HTMLInputElement>('New tag');
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
async function add(tag: string) {
  await act(async () => fireEvent.change(field(), { target: { value: tag } }));
  await act(async () => fireEvent.submit(field()));
}
const expectShown = (...tags: string[]) =>
  waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: /^Remove / });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      tags.map((tag) => `Remove ${tag}`),
    );
  });

describe('recommended tags', () => {
  it('add a new one at the end', async () => {
    const { calls } = await open(['vampire', 'sea']);
    await add('  heist ');
    expect(calls.sentTo(tagsSave)).toEqual([{ tags: ['vampire', 'sea', 'heist'] }]);
    await expectShown('vampire', 'sea', 'heist');
    expect(field().value).toBe('');
  });

  it('refuse duplicates, regardless of case', async () => {
    const { calls } = await open(['vampire', 'sea']);
    await add('Vampire');
    expect(screen.getByText('This tag is already in the list.')).toBeDefined();
    expect(field().value).toBe('Vampire');
    await add('   ');
    expect(calls.sentTo(tagsSave)).toEqual([]);
  });

  it('refuse more than the maximum', async () => {
    const full = Array.from({ length: editorialLimits.tags }, (_, index) => `tag${index}`);
    const { calls } = await open(full);
    expect(screen.getByText('The list is full: 30 tags.')).toBeDefined();
    await add('heist');
    expect(calls.sentTo(tagsSave)).toEqual([]);
    await press('Remove tag3');
    await waitFor(() => expect(screen.queryByText('The list is full: 30 tags.')).toBeNull());
    await add('heist');
    expect(calls.sentTo(tagsSave).at(-1)?.tags.at(-1)).toBe('heist');
  });

  it('are moved and removed', async () => {
    const { calls } = await open(['vampire', 'sea', 'heist']);
    await press('Move heist up');
    expect(calls.sentTo(tagsSave)).toEqual([{ tags: ['vampire', 'heist', 'sea'] }]);
    await expectShown('vampire', 'heist', 'sea');
    await press('Remove vampire');
    expect(calls.sentTo(tagsSave).at(-1)).toEqual({ tags: ['heist', 'sea'] });
    await expectShown('heist', 'sea');
  });

  it('appear in the preview in order, even before they are saved', async () => {
    const { calls } = await open(['vampire', 'sea']);
    calls.respond(tagsSave, () => new Promise(() => {}));
    const shown = () =>
      within(screen.getByRole('region', { name: 'Preview' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(shown()).toEqual(['vampire', 'sea']);
    await press('Move sea up');
    await waitFor(() => expect(shown()).toEqual(['sea', 'vampire']));
  });

  it('revert to the server’s list with a toast if a change fails', async () => {
    const { calls, toast } = await open(['vampire', 'sea']);
    calls.respond(tagsSave, () => Promise.reject(new Error('cut')));
    await press('Remove sea');
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', 'Save failed']]));
    await expectShown('vampire', 'sea');
  });

  it('keep a change made during the refetch after an earlier one', async () => {
    const { host, calls } = await open(['vampire']);
    const read = Promise.withResolvers<void>();
    calls.respond(content, async () => {
      await read.promise;
      return { banners: [], collections: [], tags: ['vampire', 'sea'], campaigns: [] };
    });
    await add('sea');
    await waitFor(() => expect(calls.sentTo(content)).toHaveLength(2));
    const save = Promise.withResolvers<void>();
    calls.respond(tagsSave, (input) => save.promise.then(() => input));
    await add('heist');
    await act(async () => read.resolve());
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    await expectShown('vampire', 'sea', 'heist');
    await add('fog');
    await act(async () => save.resolve());
    await waitFor(() => expect(calls.sentTo(tagsSave)).toHaveLength(3));
    expect(calls.sentTo(tagsSave).at(-1)).toEqual({ tags: ['vampire', 'sea', 'heist', 'fog'] });
  });

  it('are saved one after another, and refetched once at the end', async () => {
    const { calls } = await open(['vampire']);
    const answers: (() => void)[] = [];
    calls.respond(tagsSave, (input) => new Promise((resolve) => answers.push(() => resolve(input))));
    const sent = () => calls.sentTo(tagsSave).map(({ tags }) => tags);
    await add('sea');
    await add('heist');
    expect(sent()).toEqual([['vampire', 'sea']]);
    await expectShown('vampire', 'sea', 'heist');
    await act(async () => answers[0]?.());
    await waitFor(() => expect(sent().slice(1)).toEqual([['vampire', 'sea', 'heist']]));
    expect(calls.sentTo(content)).toHaveLength(1);
    await act(async () => answers[1]?.());
    await waitFor(() => expect(calls.sentTo(content)).toHaveLength(2));
  });

  it('revert to the server’s list if two quick changes fail', async () => {
    const { calls, toast } = await open(['vampire']);
    const refusals: (() => void)[] = [];
    calls.respond(tagsSave, () => new Promise((_, reject) => refusals.push(() => reject(new Error('cut')))));
    await add('sea');
    await add('heist');
    await act(async () => refusals[0]?.());
    await waitFor(() => expect(refusals).toHaveLength(2));
    await act(async () => refusals[1]?.());
    await expectShown('vampire');
    expect(toast).toHaveBeenCalledTimes(2);
  });
});
