// @vitest-environment jsdom

import { dialogDelete } from '@storyloom/contract/endpoints/chat/dialog-delete';
import { createSave } from '@storyloom/contract/endpoints/saves/create-save';
import { deleteSave } from '@storyloom/contract/endpoints/saves/delete-save';
import { listSaves } from '@storyloom/contract/endpoints/saves/list-saves';
import { loadSave } from '@storyloom/contract/endpoints/saves/load-save';
import type { Save } from '@storyloom/contract/entities/save';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { HostContext, QueryClientProvider } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import type { Host } from '@storyloom/mfe/host';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { saveWith } from '../../testing/saves.ts';
import { storyDetail } from '../../testing/stories.ts';
import SavesPanel from './SavesPanel.tsx';

afterEach(cleanup);

const auto = saveWith({ id: 's1', title: 'The Salt Road', kind: 'auto', isCurrent: true });
const bridge = saveWith({ id: 's2', title: 'At the bridge' });
const third = saveWith({ id: 's3', title: 'Third' });

/** The panel over saves that the test holds; `refuse` makes an endpoint fail. */
async function open(saves: Save[], overrides: Partial<Host> = {}, dialog = [dialogPage([])]) {
  const toast = vi.fn();
  const confirm = vi.fn(async () => true);
  const { host, calls } = createFakeHost({ toast, confirm, ...overrides });
  let kept = saves;
  calls.answer(listSaves, () => kept);
  calls.answer(createSave, ({ title, replaceArchiveId }) => {
    const made = saveWith({ id: replaceArchiveId ?? 'new1', title: title ?? 'The Salt Road' });
    kept = [made, ...kept.filter(({ id }) => id !== replaceArchiveId)];
    return made;
  });
  calls.answer(loadSave, ({ id }) => saveWith({ id, isCurrent: true }));
  calls.answer(deleteSave, ({ id }) => {
    kept = kept.filter((save) => save.id !== id);
    return { id };
  });
  calls.answer(dialogDelete, ({ storyId }) => {
    kept = [];
    return { storyId };
  });
  const { chat, reads } = await playChat({ dialog });
  const close = vi.fn();
  render(
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <SavesPanel story={storyDetail({ id: 'story1' })} chat={chat} close={close} />
      </QueryClientProvider>
    </HostContext>,
  );
  return { calls, toast, confirm, close, reads, chat };
}

const row = async (title: string) => {
  const found = (await screen.findByText(title)).closest('li');
  if (!found) throw new Error(`no row of ${title}`);
  return within(found);
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  it('marks the current save, which has nothing to load', async () => {
    await open([auto, bridge]);
    const current = await row('The Salt Road');
    expect(current.getByText('Current')).toBeDefined();
    expect(current.queryByRole('button', { name: /^Load/ })).toBeNull();
    expect((await row('At the bridge')).getByRole('button', { name: 'Load At the bridge' })).toBeDefined();
  });

  it('calls saves that share a title by their places, wherever they are named', async () => {
    const confirm = vi.fn(async () => false);
    const unnamed = saveWith({ id: 's2', title: 'The Salt Road', depth: 8 });
    const { toast } = await open([auto, unnamed], { confirm });
    const other = await row('The Salt Road · Turn 4');
    fireEvent.click(other.getByRole('button', { name: 'Delete The Salt Road · Turn 4' }));
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining('“The Salt Road · Turn 4”') }),
      ),
    );
    fireEvent.click(other.getByRole('button', { name: 'Load The Salt Road · Turn 4' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('success', 'You are in “The Salt Road · Turn 4” now.'),
    );
  });

  it('says so when it did not load, and loads when asked again', async () => {
    const { calls } = await open([auto]);
    await screen.findByText('The Salt Road');
    cleanup();
    const failing = createFakeHost();
    failing.calls.answer(listSaves, () => {
      throw new NetworkError('down');
    });
    const { chat } = await playChat();
    render(
      <HostContext value={failing.host}>
        <QueryClientProvider client={failing.host.queryClient}>
          <SavesPanel story={storyDetail({ id: 'story1' })} chat={chat} close={() => {}} />
        </QueryClientProvider>
      </HostContext>,
    );
    expect(await screen.findByText('Load failed, please refresh later')).toBeDefined();
    failing.calls.answer(listSaves, () => [bridge]);
    press('Retry');
    expect(await screen.findByText('At the bridge')).toBeDefined();
    expect(calls.sentTo(listSaves).length).toBeGreaterThan(0);
  });

  it('invites to play where nothing was played', async () => {
    await open([]);
    expect(await screen.findByText('Nothing to save yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('making a save', () => {
  it('names it, or leaves the name to the story', async () => {
    const { calls, toast } = await open([auto]);
    const field = await screen.findByRole('textbox', { name: /Name of the save/ });
    fireEvent.change(field, { target: { value: '  Before the pass ' } });
    press('Save');
    expect(await screen.findByText('Before the pass')).toBeDefined();
    expect(calls.sentTo(createSave)).toEqual([{ storyId: 'story1', title: 'Before the pass' }]);
    expect(toast).toHaveBeenCalledWith('success', 'Saved.');
  });

  it('saves where this page shows the story; while a reply is written, that is for the server to say', async () => {
    const { calls, chat } = await open([auto], {}, [dialogPage([message({ id: 'a1' })])]);
    await row('The Salt Road');
    press('Save');
    await waitFor(() => expect(calls.sentTo(createSave)).toEqual([{ storyId: 'story1', messageId: 'a1' }]));
    chat.send('Go on');
    await settled();
    press('Save');
    await waitFor(() => expect(calls.sentTo(createSave)[1]).toEqual({ storyId: 'story1' }));
  });

  it('makes one save of a double press', async () => {
    const { calls } = await open([auto]);
    await screen.findByText('The Salt Road');
    press('Save');
    press('Save');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(calls.sentTo(createSave)).toHaveLength(1);
  });

  it('asks which one to replace when all three are taken', async () => {
    const { calls } = await open([auto, bridge, third]);
    await screen.findByText('Third');
    press('Save');
    expect(screen.getByText('All three saves are taken. Choose the one to replace.')).toBeDefined();
    expect(calls.sentTo(createSave)).toHaveLength(0);
    press('Replace At the bridge');
    await waitFor(() => expect(screen.queryByText('At the bridge')).toBeNull());
    expect(calls.sentTo(createSave)).toEqual([{ storyId: 'story1', replaceArchiveId: 's2' }]);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });

  it('asks the same when only the server knew that they are taken', async () => {
    const { calls, toast } = await open([auto]);
    await screen.findByText('The Salt Road');
    calls.answer(createSave, () => {
      throw new BusinessError(15002, 'All three saves are taken.', 'save.full', {});
    });
    press('Save');
    expect(await screen.findByText(/Choose the one to replace/)).toBeDefined();
    expect(toast).not.toHaveBeenCalled();
    press('Cancel');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });

  it('says that it failed', async () => {
    const { calls, toast } = await open([auto]);
    await screen.findByText('The Salt Road');
    calls.answer(createSave, () => {
      throw new NetworkError('down');
    });
    press('Save');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Failed to create save.'));
  });
});

describe('loading a save', () => {
  it('shows the story where it stands, and closes', async () => {
    const { calls, close, reads } = await open([auto, bridge]);
    const before = reads.length;
    fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Load/ }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(calls.sentTo(loadSave)).toEqual([{ id: 's2' }]);
    expect(reads.length).toBe(before + 1);
  });

  it('says why it cannot be', async () => {
    const { calls, toast, close } = await open([auto, bridge]);
    calls.answer(loadSave, () => {
      throw new BusinessError(13001, 'A reply is still being written.', 'chat.run_active', {});
    });
    fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Load/ }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('error', 'Archive load failed. A reply is still being written.'),
    );
    expect(close).not.toHaveBeenCalled();
  });
});

describe('deleting', () => {
  it('asks first, and a No keeps the save', async () => {
    const confirm = vi.fn(async () => false);
    const { calls } = await open([auto, bridge], { confirm });
    fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(calls.sentTo(deleteSave)).toEqual([]);
  });

  it('takes the save away, and shows where the story stands when it was the current one', async () => {
    const { reads } = await open([auto, bridge]);
    fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(screen.queryByText('At the bridge')).toBeNull());
    const before = reads.length;
    fireEvent.click((await row('The Salt Road')).getByRole('button', { name: /^Delete/ }));
    await screen.findByText('Nothing to save yet');
    expect(reads.length).toBe(before + 1);
  });

  it('says that it failed', async () => {
    const { calls, toast } = await open([auto, bridge]);
    calls.answer(deleteSave, () => {
      throw new NetworkError('down');
    });
    fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Delete failed'));
    expect(screen.getByText('At the bridge')).toBeDefined();
  });

  it('starts the story over after a yes', async () => {
    const { calls, close, confirm } = await open([auto, bridge]);
    await screen.findByText('The Salt Road');
    press('Start over');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(confirm).toHaveBeenCalledOnce();
    expect(calls.sentTo(dialogDelete)).toEqual([{ storyId: 'story1' }]);
  });
});
