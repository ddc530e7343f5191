// @vitest-environment jsdom
import { createDraftVersion } from '@storyloom/contract/stories/endpoints/create-draft-version';
import { deleteDraftVersion } from '@storyloom/contract/stories/endpoints/delete-draft-version';
import { draftVersion } from '@storyloom/contract/stories/endpoints/draft-version';
import { draftVersions } from '@storyloom/contract/stories/endpoints/draft-versions';
import { restoreDraftVersion } from '@storyloom/contract/stories/endpoints/restore-draft-version';
import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft, savedDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import VersionsPanel from './VersionsPanel.tsx';

afterEach(cleanup);

const version = (id: string, change: Partial<DraftVersion> = {}): DraftVersion => ({
  id,
  name: 'Before the storm',
  publishedVersion: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
});
const listed = [version('v2'), version('v1', { name: 'Version 1', publishedVersion: 1 })];

async function show(versions: DraftVersion[] = listed, confirm = vi.fn(async () => true)) {
  const draft = openDraft(createDraftServer({ type: 'STORY', title: 'Salt', summary: 'A quiet harbour.' }));
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ confirm, toast }, { ...fakeGuest, status: 'real' });
  calls.respond(draftVersions, () => versions);
  calls.respond(draftVersion, ({ versionId }) => ({
    ...(versions.find(({ id }) => id === versionId) ?? version(versionId)),
    content: {
      type: 'STORY' as const,
      title: 'Salt',
      summary: versionId === 'v2' ? 'A loud harbour.' : 'A harbour.',
    },
  }));
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <VersionsPanel />
      </DraftContext.Provider>,
    ),
  );
  await screen.findByLabelText(/^Name this version/);
  return { host, calls, draft, toast, confirm };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const parts = (tag: 'ins' | 'del') =>
  [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);

describe('VersionsPanel', () => {
  it('saves the draft first, then stores that revision under the name', async () => {
    const { calls, draft } = await show();
    draft.change((content) => ({ ...content, title: 'Salt II' }));
    calls.respond(createDraftVersion, ({ name }) => version('v3', { name }));
    fireEvent.change(screen.getByLabelText(/^Name this version/), { target: { value: 'The new ending' } });
    press('Save version');
    await waitFor(() =>
      expect(calls.sentTo(createDraftVersion)).toEqual([{ id: 's1', revision: 2, name: 'The new ending' }]),
    );
    await waitFor(() => expect(calls.sentTo(draftVersions)).toHaveLength(2));
    expect(screen.getByLabelText<HTMLInputElement>(/^Name this version/).value).toBe('');
  });

  it('does not create a version if a text is over its limit', async () => {
    const { calls, draft, toast } = await show();
    draft.change((content) => ({ ...content, summary: 'a'.repeat(storyLimits.summary + 1) }));
    fireEvent.change(screen.getByLabelText(/^Name this version/), { target: { value: 'The new ending' } });
    press('Save version');
    await waitFor(() =>
      expect(toast.mock.calls).toEqual([['error', 'Over the limit, so not saved: Summary.']]),
    );
    expect(calls.sentTo(createDraftVersion)).toEqual([]);
  });

  it('compares the latest version with the draft, and any two versions', async () => {
    const { calls } = await show();
    const compared = await screen.findByRole('region', { name: 'Compare' });
    await within(compared).findByRole('heading', { name: 'Summary' });
    expect([parts('del'), parts('ins')]).toEqual([['loud'], ['quiet']]);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: 'v1' } });
    await waitFor(() => expect([parts('del').join('').trim(), parts('ins')]).toEqual(['loud', []]));
    expect(calls.sentTo(draftVersion).map(({ versionId }) => versionId)).toEqual(['v2', 'v1']);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: 'v1' } });
    expect(await within(compared).findByText('No differences.')).toBeDefined();
  });

  it('has the new version after a publication, and compares from it', async () => {
    const { host, calls } = await show();
    calls.respond(draftVersions, () => [
      version('v3', { name: 'Version 2', publishedVersion: 2 }),
      ...listed,
    ]);
    act(() => host.bus.emit(storyPublished, {}));
    expect(await screen.findByRole('button', { name: 'Restore Published 2' })).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('v3');
  });

  it('restores a version into the draft after a confirmation, and takes it back by Undo', async () => {
    const { calls, draft, toast, confirm } = await show();
    const answer = (title: string, keptVersionId: string | null, revision: number) =>
      calls.respond(
        restoreDraftVersion,
        () =>
          ({
            ...savedDraft({ revision }),
            content: { type: 'STORY', title },
            images: {},
            keptVersionId,
          }) as never,
      );
    answer('Old', 'kept', 2);
    press('Restore Published 1');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', '“Published 1” is now the draft.'));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Restore “Published 1”?' }));
    expect(calls.sentTo(restoreDraftVersion)).toEqual([{ id: 's1', revision: 1, versionId: 'v1' }]);
    expect(draft.store.getState().content.title).toBe('Old');
    answer('Salt', null, 3);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'Your draft is back.'));
    expect(calls.sentTo(restoreDraftVersion).at(-1)).toEqual({ id: 's1', revision: 2, versionId: 'kept' });
    expect(draft.store.getState().content.title).toBe('Salt');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('restores and deletes nothing without the author’s confirmation', async () => {
    const { calls, draft } = await show(
      listed,
      vi.fn(async () => false),
    );
    press('Restore Before the storm');
    press('Delete Before the storm');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Versions' })).toBeDefined());
    expect([calls.sentTo(restoreDraftVersion), calls.sentTo(deleteDraftVersion)]).toEqual([[], []]);
    expect(draft.store.getState().content.title).toBe('Salt');
  });

  it('deletes a named version, but never a published one', async () => {
    const { calls } = await show();
    calls.respond(deleteDraftVersion, ({ versionId: id }) => ({ id }));
    expect(screen.queryByRole('button', { name: 'Delete Published 1' })).toBeNull();
    press('Delete Before the storm');
    await waitFor(() => expect(calls.sentTo(deleteDraftVersion)).toEqual([{ id: 's1', versionId: 'v2' }]));
    await waitFor(() => expect(calls.sentTo(draftVersions)).toHaveLength(2));
  });

  it('moves the focus and the comparison to the remaining versions when one is deleted', async () => {
    const { calls } = await show();
    calls.respond(deleteDraftVersion, ({ versionId: id }) => ({ id }));
    calls.respond(draftVersions, () => listed.slice(1));
    screen.getByRole('button', { name: 'Delete Before the storm' }).focus();
    press('Delete Before the storm');
    await waitFor(() => expect(screen.queryByText('Before the storm')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Versions' }));
    expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('v1');
    await waitFor(() => expect(calls.sentTo(draftVersion).at(-1)?.versionId).toBe('v1'));
  });

  it('moves the focus once the confirmation has closed, even if the versions have loaded before', async () => {
    const { calls } = await show();
    calls.respond(deleteDraftVersion, ({ versionId: id }) => ({ id }));
    calls.respond(draftVersions, () => listed.slice(1));
    const question = document.createElement('div');
    question.setAttribute('role', 'alertdialog');
    question.tabIndex = -1;
    document.body.append(question);
    screen.getByRole('button', { name: 'Delete Before the storm' }).focus();
    question.focus();
    press('Delete Before the storm');
    await waitFor(() => expect(screen.queryByText('Before the storm')).toBeNull());
    expect(document.activeElement).toBe(question);
    question.remove();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Versions' })));
  });

  it('says why a version was not saved', async () => {
    const { calls } = await show([]);
    expect(
      screen.getByText(
        'No versions yet. One is kept every ten minutes of work, and one with each publication.',
      ),
    ).toBeDefined();
    calls.respond(createDraftVersion, () => {
      throw new BusinessError(12009, 'Delete one to add another.', 'story.draft_versions_full', { max: 30 });
    });
    fireEvent.change(screen.getByLabelText(/^Name this version/), { target: { value: 'One more' } });
    press('Save version');
    expect(await screen.findByText(/Delete one to add another\./)).toBeDefined();
  });

  it('says why a version could not be restored or deleted', async () => {
    const { calls, draft, toast } = await show();
    calls.respond(restoreDraftVersion, () => Promise.reject(new Error('down')));
    press('Restore Published 1');
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', 'Action failed']]));
    expect(draft.store.getState().content.title).toBe('Salt');
    calls.respond(deleteDraftVersion, () => Promise.reject(new Error('down')));
    press('Delete Before the storm');
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('error', 'Delete failed'));
    expect(calls.sentTo(draftVersions)).toHaveLength(1);
  });

  it('says that the texts of a comparison could not be loaded, and offers Retry', async () => {
    const { calls } = await show();
    const compared = screen.getByRole('region', { name: 'Compare' });
    await within(compared).findByRole('heading', { name: 'Summary' });
    const response = { ...version('v1'), content: { type: 'STORY' as const, title: 'Old', summary: '' } };
    calls.respond(draftVersion, () => Promise.reject(new Error('down')));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: 'v1' } });
    const retry = await within(compared).findByRole('button', { name: /Retry|Try again/ });
    expect(within(compared).queryByText('No differences.')).toBeNull();
    calls.respond(draftVersion, () => response);
    fireEvent.click(retry);
    expect(await within(compared).findByRole('heading', { name: 'Title' })).toBeDefined();
  });
});
