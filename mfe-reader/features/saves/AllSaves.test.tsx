// @vitest-environment jsdom

import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { replaceSave } from '@storyloom/contract/saves/dialogs/replace-save';
import { deleteSave } from '@storyloom/contract/saves/endpoints/delete-save';
import { listAllSaves } from '@storyloom/contract/saves/endpoints/list-all-saves';
import { loadSave } from '@storyloom/contract/saves/endpoints/load-save';
import type { ListedSave } from '@storyloom/contract/saves/entities/listed-save';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialogPage } from '../../testing/messages.ts';
import { saveWith } from '../../testing/saves.ts';
import { storyDetail } from '../../testing/stories.ts';
import { AllSaves } from './AllSaves.tsx';

afterEach(cleanup);

const story = storyDetail({ id: 'story1', title: 'The Salt Road' });
const listed = (part: Partial<ListedSave> & { id: string }): ListedSave => ({
  ...saveWith(part),
  story,
  ...part,
});
const full = () => Promise.reject(new BusinessError(15002, 'All three saves are taken.', 'save.full', {}));

async function open(saves: ListedSave[], chosen?: string, overrides: Partial<Host> = {}) {
  const [navigate, toast] = [vi.fn(), vi.fn()];
  const openDialog = vi.fn(async () => chosen);
  const dialogs = { open: openDialog as never };
  const { host, calls } = createFakeHost({ navigate, toast, dialogs, ...overrides });
  calls.respond(listAllSaves, () => ({
    pageList: saves,
    totalCount: saves.length,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  calls.respond(deleteSave, ({ id }) => ({ id }));
  const show = async () => {
    render(inShell(host, <AllSaves />));
    await screen.findByRole('list', { name: 'Saves' });
  };
  await show();
  return { calls, navigate, openDialog, toast, show };
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('AllSaves', () => {
  it('is read again each time it is opened, because playing changes it', async () => {
    const { calls, show } = await open([listed({ id: 's1' })]);
    cleanup();
    await show();
    await waitFor(() => expect(calls.sentTo(listAllSaves)).toHaveLength(2));
  });

  it('marks current and archived saves, and offers to load the others', async () => {
    await open([
      listed({ id: 's1', title: 'The Salt Road', isCurrent: true }),
      listed({ id: 's2', title: 'At the bridge' }),
      listed({ id: 's3', title: 'Old', isArchived: true }),
    ]);
    expect(screen.getByText('Current')).toBeDefined();
    expect(screen.getByText('Archived')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Load At the bridge' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Restore Old' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Load|Restore) The Salt Road/ })).toBeNull();
  });

  it('loads a save and opens its story', async () => {
    const { calls, navigate } = await open([listed({ id: 's2', title: 'At the bridge' })]);
    calls.respond(loadSave, ({ id }) => saveWith({ id, isCurrent: true }));
    await press('Load At the bridge');
    expect(calls.sentTo(loadSave)).toEqual([{ id: 's2' }]);
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(`/read/${story.slug}`));
  });

  it('restores an archived save in place of the chosen one', async () => {
    const { calls, navigate, openDialog } = await open(
      [listed({ id: 's3', title: 'Old', isArchived: true })],
      's1',
    );
    calls.respond(loadSave, ({ replaceSaveId }) => (replaceSaveId ? saveWith({ id: 's3' }) : full()));
    await press('Restore Old');
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(openDialog).toHaveBeenCalledWith(replaceSave, { storyId: story.id, archives: true });
    expect(calls.sentTo(loadSave).at(-1)).toEqual({ id: 's3', replaceSaveId: 's1' });
  });

  it('changes nothing when no save is chosen', async () => {
    const { calls, navigate, openDialog } = await open([
      listed({ id: 's3', title: 'Old', isArchived: true }),
    ]);
    calls.respond(loadSave, full);
    await press('Restore Old');
    await waitFor(() => expect(openDialog).toHaveBeenCalledOnce());
    expect(calls.sentTo(loadSave)).toEqual([{ id: 's3' }]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('deletes a save after a confirmation, and reads the list again', async () => {
    const { calls } = await open([listed({ id: 's2', title: 'At the bridge' })]);
    await press('Delete At the bridge');
    await waitFor(() => expect(calls.sentTo(listAllSaves)).toHaveLength(2));
    expect(calls.sentTo(deleteSave)).toEqual([{ id: 's2' }]);
  });

  it('deletes nothing without a confirmation, and reports a failed deletion', async () => {
    const confirm = vi.fn(async () => false);
    const { calls, toast } = await open([listed({ id: 's2', title: 'At the bridge' })], undefined, {
      confirm,
    });
    await press('Delete At the bridge');
    expect(calls.sentTo(deleteSave)).toEqual([]);
    confirm.mockResolvedValue(true);
    calls.respond(deleteSave, () => Promise.reject(new Error('down')));
    await press('Delete At the bridge');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Delete failed'));
    expect(calls.sentTo(listAllSaves)).toHaveLength(1);
  });

  it.each([
    ['its current save is deleted', { isCurrent: true }, 'Delete At the bridge', 1],
    ['another save is deleted', {}, 'Delete At the bridge', 0],
    ['another save is loaded', {}, 'Load At the bridge', 1],
  ])('reloads messages only if the current save changes: %s', async (_, part, button, reads) => {
    const { calls } = await open([listed({ id: 's2', title: 'At the bridge', ...part })]);
    calls.respond(loadSave, ({ id }) => saveWith({ id, isCurrent: true }));
    calls.respond(dialogList, () => dialogPage([]));
    await press(button);
    await waitFor(() => expect(calls.sentTo(dialogList)).toHaveLength(reads));
    await waitFor(() => expect(calls.sentTo(deleteSave).length + calls.sentTo(loadSave).length).toBe(1));
    expect(calls.sentTo(dialogList)).toHaveLength(reads);
  });
});
