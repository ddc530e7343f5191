// @vitest-environment jsdom

import { dialogDelete } from '@storyloom/contract/chat/endpoints/dialog-delete';
import { createSave } from '@storyloom/contract/saves/endpoints/create-save';
import { deleteSave } from '@storyloom/contract/saves/endpoints/delete-save';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { loadSave } from '@storyloom/contract/saves/endpoints/load-save';
import { restartStory } from '@storyloom/contract/saves/endpoints/restart-story';
import type { Save } from '@storyloom/contract/saves/entities/save';
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

/** Renders the panel with saves that a fake host stores. */
async function open(saves: Save[], overrides: Partial<Host> = {}, dialog = [dialogPage([])]) {
  const toast = vi.fn();
  const confirm = vi.fn(async () => true);
  const { host, calls } = createFakeHost({ toast, confirm, ...overrides });
  let stored = saves;
  calls.respond(listSaves, () => stored);
  calls.respond(createSave, ({ title, replaceSaveId }) => {
    const made = saveWith({ id: replaceSaveId ?? 'new1', title: title ?? 'The Salt Road' });
    stored = [made, ...stored.filter(({ id }) => id !== replaceSaveId)];
    return made;
  });
  calls.respond(loadSave, ({ id }) => saveWith({ id, isCurrent: true }));
  calls.respond(deleteSave, ({ id }) => {
    stored = stored.filter((save) => save.id !== id);
    return { id };
  });
  calls.respond(restartStory, () => {
    const begun = saveWith({ id: 'new2', title: 'The Salt Road', isCurrent: true, depth: 0 });
    stored = [begun, ...stored];
    return begun;
  });
  calls.respond(dialogDelete, ({ storyId }) => {
    stored = [];
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

describe('SavesPanel', () => {
  describe('list', () => {
    it('marks the current save, which cannot be loaded', async () => {
      await open([auto, bridge]);
      const current = await row('The Salt Road');
      expect(current.getByText('Current')).toBeDefined();
      expect(current.queryByRole('button', { name: /^Load/ })).toBeNull();
      expect((await row('At the bridge')).getByRole('button', { name: 'Load At the bridge' })).toBeDefined();
    });

    it('tells saves with equal titles apart everywhere', async () => {
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
        expect(toast).toHaveBeenCalledWith('success', 'You’re now playing “The Salt Road · Turn 4”.'),
      );
    });

    it('shows an error with Retry when loading fails', async () => {
      const { calls } = await open([auto]);
      await screen.findByText('The Salt Road');
      cleanup();
      const failing = createFakeHost();
      failing.calls.respond(listSaves, () => {
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
      expect(await screen.findByText('Couldn’t load your saves.')).toBeDefined();
      failing.calls.respond(listSaves, () => [bridge]);
      press('Retry');
      expect(await screen.findByText('At the bridge')).toBeDefined();
      expect(calls.sentTo(listSaves).length).toBeGreaterThan(0);
    });

    it('shows an empty state for a story that was not played', async () => {
      await open([]);
      expect(await screen.findByText('Nothing to save yet')).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    });
  });

  describe('creating a save', () => {
    it('sends the title, or none', async () => {
      const { calls, toast } = await open([auto]);
      const field = await screen.findByRole('textbox', { name: /Name of the save/ });
      fireEvent.change(field, { target: { value: '  Before the pass ' } });
      press('Save');
      expect(await screen.findByText('Before the pass')).toBeDefined();
      expect(calls.sentTo(createSave)).toEqual([{ storyId: 'story1', title: 'Before the pass' }]);
      expect(toast).toHaveBeenCalledWith('success', 'Saved.');
    });

    it('saves the head that the page shows, except while a reply is generated', async () => {
      const { calls, chat } = await open([auto], {}, [dialogPage([message({ id: 'a1' })])]);
      await row('The Salt Road');
      press('Save');
      await waitFor(() => expect(calls.sentTo(createSave)).toEqual([{ storyId: 'story1', messageId: 'a1' }]));
      chat.send('Go on');
      await settled();
      press('Save');
      await waitFor(() => expect(calls.sentTo(createSave)[1]).toEqual({ storyId: 'story1' }));
    });

    it('creates one save for a double press', async () => {
      const { calls } = await open([auto]);
      await screen.findByText('The Salt Road');
      press('Save');
      press('Save');
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
      expect(calls.sentTo(createSave)).toHaveLength(1);
    });

    it('asks which save to replace when all three are in use', async () => {
      const { calls } = await open([auto, bridge, third]);
      await screen.findByText('Third');
      press('Save');
      expect(
        screen.getByText(
          /^All three saves are in use. Choose one to replace: what you played in it will be lost. Your autosave stays\.$/,
        ),
      ).toBeDefined();
      expect(calls.sentTo(createSave)).toHaveLength(0);
      press('Replace At the bridge');
      await waitFor(() => expect(screen.queryByText('At the bridge')).toBeNull());
      expect(calls.sentTo(createSave)).toEqual([{ storyId: 'story1', replaceSaveId: 's2' }]);
      expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
    });

    it('asks which save to replace when only the server knows that all three are in use', async () => {
      const { calls, toast } = await open([auto]);
      await screen.findByText('The Salt Road');
      calls.respond(createSave, () => {
        throw new BusinessError(15002, 'All three saves are taken.', 'save.full', {});
      });
      press('Save');
      expect(await screen.findByText(/Choose one to replace/)).toBeDefined();
      expect(toast).not.toHaveBeenCalled();
      press('Cancel');
      expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
    });

    it('keeps its name when it replaces another', async () => {
      const { calls } = await open([auto, bridge, third]);
      const field = await screen.findByRole('textbox', { name: /Name of the save/ });
      fireEvent.change(field, { target: { value: ' Before the pass ' } });
      press('Save');
      press('Replace At the bridge');
      await waitFor(() =>
        expect(calls.sentTo(createSave)).toEqual([
          { storyId: 'story1', title: 'Before the pass', replaceSaveId: 's2' },
        ]),
      );
    });

    it('replaces neither an archived save nor the autosave, which a copy would replace', async () => {
      await open([auto, bridge, third, saveWith({ id: 's4', title: 'Old', isArchived: true })]);
      await screen.findByText('Old');
      press('Save');
      expect(screen.getAllByRole('button', { name: /^Replace/ })).toHaveLength(2);
      expect(screen.queryByText('Old')).toBeNull();
    });

    it('says that there is nothing to save', async () => {
      const { calls, toast } = await open([auto]);
      await screen.findByText('The Salt Road');
      calls.respond(createSave, () => {
        throw new BusinessError(15003, 'Play a little first.', 'save.nothing_to_save', {});
      });
      press('Save');
      await waitFor(() =>
        expect(toast).toHaveBeenCalledWith('error', 'Failed to create save. Play a little first.'),
      );
    });

    it('shows that it failed', async () => {
      const { calls, toast } = await open([auto]);
      await screen.findByText('The Salt Road');
      calls.respond(createSave, () => {
        throw new NetworkError('down');
      });
      press('Save');
      await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Failed to create save.'));
    });
  });

  describe('loading a save', () => {
    it('reloads the chat and closes', async () => {
      const { calls, close, reads } = await open([auto, bridge]);
      const before = reads.length;
      fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Load/ }));
      await waitFor(() => expect(close).toHaveBeenCalled());
      expect(calls.sentTo(loadSave)).toEqual([{ id: 's2' }]);
      expect(reads.length).toBe(before + 1);
    });

    it('shows the server’s reason', async () => {
      const { calls, toast, close } = await open([auto, bridge]);
      calls.respond(loadSave, () => {
        throw new BusinessError(13001, 'A reply is still being written.', 'chat.run_active', {});
      });
      fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Load/ }));
      await waitFor(() =>
        expect(toast).toHaveBeenCalledWith('error', 'Archive load failed. A reply is still being written.'),
      );
      expect(close).not.toHaveBeenCalled();
    });
  });

  describe('deleting a save', () => {
    it('asks first and keeps the save when cancelled', async () => {
      const confirm = vi.fn(async () => false);
      const { calls } = await open([auto, bridge], { confirm });
      fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Delete/ }));
      await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
      expect(calls.sentTo(deleteSave)).toEqual([]);
    });

    it('deletes the save and reloads the chat if it was current', async () => {
      const { reads } = await open([auto, bridge]);
      fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Delete/ }));
      await waitFor(() => expect(screen.queryByText('At the bridge')).toBeNull());
      const before = reads.length;
      fireEvent.click((await row('The Salt Road')).getByRole('button', { name: /^Delete/ }));
      await screen.findByText('Nothing to save yet');
      expect(reads.length).toBe(before + 1);
    });

    it('shows that it failed', async () => {
      const { calls, toast } = await open([auto, bridge]);
      calls.respond(deleteSave, () => {
        throw new NetworkError('down');
      });
      fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Delete/ }));
      await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Delete failed'));
      expect(screen.getByText('At the bridge')).toBeDefined();
    });

    it('does not reload the chat for another save', async () => {
      const { calls, reads } = await open([auto, bridge]);
      const before = reads.length;
      fireEvent.click((await row('At the bridge')).getByRole('button', { name: /^Delete/ }));
      await waitFor(() => expect(screen.queryByText('At the bridge')).toBeNull());
      expect([calls.sentTo(deleteSave), reads.length]).toEqual([[{ id: 's2' }], before]);
    });

    it('stays open when deleting all saves fails', async () => {
      const { calls, close, toast } = await open([auto]);
      calls.respond(dialogDelete, () => {
        throw new NetworkError('down');
      });
      await screen.findByText('The Salt Road');
      press('Delete all saves');
      await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Delete failed'));
      expect(close).not.toHaveBeenCalled();
    });

    it('does not delete all saves without a confirmation', async () => {
      const { calls, close } = await open([auto, bridge], { confirm: async () => false });
      await screen.findByText('The Salt Road');
      press('Delete all saves');
      await settled();
      expect([calls.sentTo(dialogDelete), close.mock.calls]).toEqual([[], []]);
    });

    it('deletes all saves once confirmed', async () => {
      const { calls, close, confirm, reads } = await open([auto, bridge]);
      const before = reads.length;
      await screen.findByText('The Salt Road');
      press('Delete all saves');
      await waitFor(() => expect(close).toHaveBeenCalled());
      expect(reads.length).toBe(before + 1);
      expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ danger: true }));
      expect(calls.sentTo(dialogDelete)).toEqual([{ storyId: 'story1' }]);
    });
  });

  describe('starting over', () => {
    it('begins a new playthrough and deletes nothing', async () => {
      const { calls, close, confirm, reads } = await open([auto, bridge]);
      const before = reads.length;
      await screen.findByText('The Salt Road');
      press('Start over');
      await waitFor(() => expect(close).toHaveBeenCalled());
      expect(confirm).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining('Your saves stay') }),
      );
      expect(calls.sentTo(restartStory)).toEqual([{ storyId: 'story1' }]);
      expect(calls.sentTo(dialogDelete)).toEqual([]);
      expect(reads.length).toBe(before + 1);
    });

    it('does nothing when cancelled', async () => {
      const { calls } = await open([auto], { confirm: async () => false });
      await screen.findByText('The Salt Road');
      press('Start over');
      await settled();
      expect(calls.sentTo(restartStory)).toEqual([]);
    });

    it('archives the playthrough when all three saves are in use', async () => {
      const { calls, close, confirm } = await open([auto, bridge, third]);
      await screen.findByText('Third');
      press('Start over');
      await waitFor(() => expect(close).toHaveBeenCalled());
      expect(calls.sentTo(restartStory)).toEqual([{ storyId: 'story1' }]);
      expect(confirm).toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining('this playthrough is archived') }),
      );
    });
  });
});
