// @vitest-environment jsdom
import { modify } from '@storyloom/contract/stories/endpoints/modify';
import { publish } from '@storyloom/contract/stories/endpoints/publish';
import { writeDetail } from '@storyloom/contract/stories/endpoints/write-detail';
import { workChanged } from '@storyloom/contract/stories/events/work-changed';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { useNavigate } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inRoutedShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceCopies } from '../features/draft/device-copies.ts';
import { savedDraft, settled } from '../testing/fake-draft-server.ts';
import { author, complete, heading, openStudio, press, stored } from './script-edit/testing/open-studio.tsx';
import ScriptEdit from './script-edit.tsx';

// Copies of unsaved drafts.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (content: object, overrides: Partial<Host> = {}) =>
  openStudio(content, overrides, (calls) => {
    calls.respond(modify, ({ revision = 0 }) => savedDraft({ revision: revision + 1 }));
  });

describe('script edit page', () => {
  it('offers the login to a guest who opens a draft of an account, and opens it after the login', async () => {
    const { host, calls } = createFakeHost({}, { status: 'guest', tokenId: 'token', userId: 'guest' });
    const requireLogin = vi.fn(async () => false);
    host.requireLogin = requireLogin;
    calls.respond(writeDetail, () =>
      host.session.getState().status === 'real'
        ? stored(complete)
        : Promise.reject(new BusinessError(11001, 'Please log in', 'auth.real_user_required', {})),
    );
    render(inRoutedShell(host, { '/script/edit': <ScriptEdit /> }, '/script/edit?id=s1'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Please log in');
    expect(requireLogin).toHaveBeenCalledOnce();
    press('Log in');
    expect(requireLogin).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: 'Your works' })).toBeDefined();
    act(() => host.session.setState({ status: 'real', userId: 'author', previousGuestId: 'guest' }));
    expect(await screen.findByLabelText('Title', { selector: 'input' })).toBeDefined();
  });

  it('asks for the login when the session ends in a draft that was begun in this page', async () => {
    const { host, calls } = createFakeHost({}, author);
    calls.respond(modify, () => savedDraft());
    calls.respond(writeDetail, () =>
      Promise.reject(new BusinessError(11001, 'Please log in', 'auth.real_user_required', {})),
    );
    render(inRoutedShell(host, { '/script/edit': <ScriptEdit /> }, '/script/edit?type=STORY'));
    fireEvent.input(await screen.findByRole('textbox', { name: 'Title' }), { target: { value: 'Oda' } });
    press('Next');
    press('Save as draft');
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
    act(() => host.session.setState({ status: 'guest', userId: 'guest2' }));
    expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeDefined();
  });

  it('opens the draft’s copy on this device while there is no connection', async () => {
    const { content } = stored(complete);
    const copies = deviceCopies(author.userId ?? '', 'page');
    const copy = { stored: { revision: 3, content }, conflicts: [], firstSave: null, at: 1 };
    await copies.write('s1', { ...copy, content: { ...content, title: 'Typed on the train' } });
    const { host, calls } = createFakeHost({}, author);
    calls.respond(writeDetail, () => Promise.reject(new NetworkError('Failed to fetch')));
    calls.respond(modify, () => Promise.reject(new NetworkError('Failed to fetch')));
    render(inRoutedShell(host, { '/script/edit': <ScriptEdit /> }, '/script/edit?id=s1'));
    expect(await screen.findByDisplayValue('Typed on the train')).toBeDefined();
  });

  it('tells other micro-frontends, when it is left, that the work may have changed', async () => {
    const { host } = await open(complete);
    const changed = vi.fn();
    host.bus.on(workChanged, changed);
    expect(changed).not.toHaveBeenCalled();
    cleanup();
    expect(changed).toHaveBeenCalledOnce();
  });

  it('goes back to the first step of a new story that was saved at the second', async () => {
    const { host, calls } = createFakeHost({}, author);
    calls.respond(modify, () => savedDraft({ id: 's9' }));
    function Page() {
      const navigate = useNavigate();
      return (
        <>
          <button type="button" onClick={() => navigate(-1)}>
            Browser’s Back
          </button>
          <ScriptEdit />
        </>
      );
    }
    render(inRoutedShell(host, { '/script/edit': <Page /> }, '/script/edit?type=STORY'));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    fireEvent.input(title, { target: { value: 'Oda' } });
    press('Next');
    press('Save as draft');
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
    press('Browser’s Back');
    expect(await screen.findByDisplayValue('Oda')).toBeDefined();
    expect(heading()).toBe('The basics and the cover');
    expect(screen.getByRole('link', { name: /2\. The world/ }).getAttribute('href')).toContain('id=s9');
  });

  it('lists the invalid fields in the order of the page on Publish', async () => {
    await open({ type: 'STORY' });
    press('Publish');
    const summary = await screen.findByRole('region', { name: /fields need your attention/ });
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter story title',
      'Choose a perspective',
      'Choose a category',
      'Choose a content rating',
      'Enter story summary',
      'Add a cover',
      'Enter the world book',
      'Enter the main character’s name',
      'Enter the main character’s profile',
      'Enter the opening scene',
      'Options: Add at least one option',
    ]);
    expect(heading()).toBe('The basics and the cover');
  });

  it('moves the focus to the only invalid field, and clears its error once it is valid', async () => {
    await open({ ...complete, title: '' });
    press('Publish');
    const title = screen.getByLabelText('Title', { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    fireEvent.input(title, { target: { value: 'Oda' } });
    await waitFor(() => expect(title.hasAttribute('aria-invalid')).toBe(false));
  });

  it('opens the step with the first error on Publish', async () => {
    await open({ ...complete, opening: '' });
    press('Publish');
    await waitFor(() => expect(heading()).toBe('The world and the people'));
    expect(screen.getByRole('link', { name: 'Enter the opening scene' })).toBeDefined();
  });

  it('links from the summary to a field of the other step', async () => {
    await open({ ...complete, title: '', opening: '' });
    press('Publish');
    fireEvent.click(await screen.findByRole('link', { name: 'Enter the opening scene' }));
    await waitFor(() => expect(heading()).toBe('The world and the people'));
    await waitFor(() => expect(document.activeElement?.id).toBe('draft-opening'));
    fireEvent.click(screen.getByRole('link', { name: 'Enter story title' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('draft-title'));
    expect(heading()).toBe('The basics and the cover');
  });

  it('moves the focus to the only invalid field, in a closed part of the other step', async () => {
    const supporting = [
      { name: 'Ben', profile: 'A boy.', skills: 'x'.repeat(storyLimits.characterNote + 1) },
    ];
    await open({ ...complete, supporting });
    press('Publish');
    await waitFor(() => expect(document.activeElement?.id).toBe('draft-supporting-0-skills'));
    expect(document.activeElement?.closest('details')?.open).toBe(true);
  });

  it('warns before a limit is reached and marks longer text without cutting it', async () => {
    await open(complete);
    const title = screen.getByLabelText<HTMLInputElement>('Title', { selector: 'input' });
    fireEvent.input(title, { target: { value: 'x'.repeat(storyLimits.title + 1) } });
    expect(screen.getByText(`${storyLimits.title + 1} / ${storyLimits.title}`)).toBeDefined();
    expect(title.value).toHaveLength(storyLimits.title + 1);
  });

  it('saves on “Save as draft”, and says so after the server has saved', async () => {
    const toast = vi.fn();
    const { calls } = await open(complete, { toast });
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Oda II' } });
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    press('Save as draft');
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
    expect(calls.sentTo(modify)).toEqual([
      { id: 's1', revision: 3, content: { ...complete, title: 'Oda II' } },
    ]);
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'Draft saved.'));
  });

  it('says “Save failed” with the reason, and saves again on Retry', async () => {
    const { calls } = await open(complete);
    calls.respond(modify, () =>
      Promise.reject(new BusinessError(12004, 'It was deleted.', 'story.status_not_allowed', {})),
    );
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Oda II' } });
    press('Save as draft');
    expect(await screen.findByText(/^Save failed\. It was deleted\. Kept on this device\./)).toBeDefined();
    calls.respond(modify, () => savedDraft({ revision: 4 }));
    press('Retry');
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
  });

  it('shows a conflict with both values, and saves the chosen one', async () => {
    const { calls } = await open(complete);
    calls.respond(modify, () =>
      Promise.reject(new BusinessError(12005, 'Changed', 'story.changed_elsewhere', {})),
    );
    calls.respond(writeDetail, () => stored({ ...complete, title: 'Theirs' }, { revision: 9 }));
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Mine' } });
    press('Save as draft');
    const conflict = await screen.findByRole('group', { name: 'Title' });
    press('Choose');
    expect(document.activeElement?.textContent).toBe('This story was changed elsewhere');
    expect(conflict.textContent).toContain('HereMine');
    expect(conflict.textContent).toContain('ElsewhereTheirs');
    // A title has one line, so the two values cannot be joined.
    expect(within(conflict).queryByRole('button', { name: 'Keep both' })).toBeNull();
    calls.respond(modify, () => savedDraft({ revision: 10 }));
    fireEvent.click(within(conflict).getByRole('button', { name: 'Use the other' }));
    expect(document.activeElement?.textContent).toBe('The basics and the cover');
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Title', { selector: 'input' }).value).toBe('Theirs');
  });

  it('says what becomes public, publishes the saved revision, and shares the link', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { calls } = await open(complete);
    calls.respond(publish, () => savedDraft({ status: 'PUBLISHED', revision: 4, publishedVersion: 1 }));
    press('Publish');
    const dialog = await screen.findByRole('dialog', { name: 'Publish this story?' });
    expect(dialog.textContent).toContain('Only you and the storyteller see');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    const done = await screen.findByRole('dialog', { name: 'Your story is live' });
    expect(within(done).getByRole('link', { name: 'Play it' }).getAttribute('href')).toBe(
      '/read/s1-oda-ai-interactive-story',
    );
    expect(calls.sentTo(publish)).toMatchObject([{ id: 's1', revision: 3, unlisted: false }]);
    fireEvent.click(within(done).getByRole('button', { name: 'Share your story' }));
    const url = `${location.origin}/read/s1-oda-ai-interactive-story`;
    expect(share).toHaveBeenCalledWith({ title: 'Oda', url });
    vi.unstubAllGlobals();
  });

  it('keeps an unlisted story unlisted when its changes are published', async () => {
    const again = createFakeHost({}, author);
    again.calls.respond(writeDetail, () =>
      stored(complete, { status: 'UNLISTED', publishedVersion: 1, changedFields: ['title'] }),
    );
    again.calls.respond(publish, () => savedDraft({ status: 'UNLISTED', revision: 4, publishedVersion: 2 }));
    render(inRoutedShell(again.host, { '/script/edit': <ScriptEdit /> }, '/script/edit?id=s1'));
    await screen.findByLabelText('Title', { selector: 'input' });
    press('Publish');
    const dialog = await screen.findByRole('dialog', { name: 'Publish the changes?' });
    fireEvent.input(within(dialog).getByLabelText(/^Change note/), { target: { value: 'A new ending.' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    await screen.findByRole('dialog', { name: 'Your changes are live' });
    expect(again.calls.sentTo(publish)).toMatchObject([{ unlisted: true, changeNote: 'A new ending.' }]);
  });

  it('does not offer to publish again what readers have', async () => {
    const again = createFakeHost({}, author);
    again.calls.respond(writeDetail, () => stored(complete, { status: 'PUBLISHED', publishedVersion: 1 }));
    render(inRoutedShell(again.host, { '/script/edit': <ScriptEdit /> }, '/script/edit?id=s1'));
    const title = await screen.findByLabelText('Title', { selector: 'input' });
    press('Published');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.input(title, { target: { value: 'Oda II' } });
    press('Publish');
    expect(await screen.findByRole('dialog', { name: 'Publish the changes?' })).toBeDefined();
  });

  it('names the rating that moderators have set at its field', async () => {
    const rated = createFakeHost({}, author);
    rated.calls.respond(writeDetail, () => stored(complete, { publishedVersion: 1, minRating: 'R' }));
    render(inRoutedShell(rated.host, { '/script/edit': <ScriptEdit /> }, '/script/edit?id=s1'));
    expect(await screen.findByText(/^Moderators rated this story R\./)).toBeDefined();
  });

  it('shows the server’s refusal at the refused field', async () => {
    const { calls } = await open(complete);
    const refusal = { fields: { opening: 'This text isn’t allowed.' } };
    calls.respond(publish, () =>
      Promise.reject(new BusinessError(12007, 'Not allowed', 'story.moderated', refusal)),
    );
    press('Publish');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(
      await screen.findByRole('link', { name: 'Opening scene: This text isn’t allowed.' }),
    ).toBeDefined();
    await waitFor(() => expect(heading()).toBe('The world and the people'));
  });

  it('keeps the dialog open and shows the refusal at a change note that is not allowed', async () => {
    const toast = vi.fn();
    const refused = createFakeHost({ toast }, author);
    refused.calls.respond(writeDetail, () =>
      stored(complete, { status: 'PUBLISHED', publishedVersion: 1, changedFields: ['title'] }),
    );
    const refusal = { fields: { changeNote: 'This text isn’t allowed.' } };
    refused.calls.respond(publish, () =>
      Promise.reject(new BusinessError(12007, 'Not allowed', 'story.moderated', refusal)),
    );
    render(inRoutedShell(refused.host, { '/script/edit': <ScriptEdit /> }, '/script/edit?id=s1'));
    await screen.findByLabelText('Title', { selector: 'input' });
    press('Publish');
    const dialog = await screen.findByRole('dialog', { name: 'Publish the changes?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findByText('This text isn’t allowed.')).toBeDefined();
    expect(toast).not.toHaveBeenCalled();
    expect(
      within(dialog)
        .getByLabelText(/^Change note/)
        .getAttribute('aria-invalid'),
    ).toBe('true');
  });

  it('neither shows nor saves a user’s draft after another user has logged in elsewhere', async () => {
    const { calls, host } = await open(complete);
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Oda II' } });
    calls.respond(writeDetail, () =>
      Promise.reject(new BusinessError(12001, 'No story', 'story.not_found', {})),
    );
    act(() => host.session.setState({ ...author, userId: 'other', previousGuestId: null }));
    expect(screen.queryByDisplayValue('Oda II')).toBeNull();
    await waitFor(() => expect(calls.sentTo(writeDetail)).toHaveLength(2));
    await settled();
    expect(calls.sentTo(modify)).toEqual([]);
    const copiesOf = (userId: string) => deviceCopies(userId, 'page').findLeft('s1');
    expect((await copiesOf('other')).copies).toEqual([]);
    expect((await copiesOf(author.userId ?? '')).copies).toMatchObject([{ content: { title: 'Oda II' } }]);
  });

  it('keeps the draft of a guest who logs in', async () => {
    const { calls, host } = await open(complete);
    act(() => host.session.setState({ ...author, userId: 'user1', previousGuestId: author.userId }));
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Oda II' } });
    press('Save as draft');
    expect(await screen.findByText(/^Saved at/)).toBeDefined();
    expect(calls.sentTo(modify)).toMatchObject([{ content: { title: 'Oda II' } }]);
  });

  it('keeps no copy for a guest who has logged in', async () => {
    const { calls, host } = await open(complete);
    const type = (value: string) =>
      fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value } });
    const titlesOf = async (userId: string | null) =>
      (await deviceCopies(userId ?? '', 'page').findLeft('s1')).copies.map(({ content }) => content.title);
    calls.respond(modify, () => Promise.reject(new NetworkError('cut')));
    const guestId = host.session.getState().userId;
    const before = (await titlesOf(guestId)).length;
    type('Oda II');
    await waitFor(async () => expect(await titlesOf(guestId)).toHaveLength(before + 1));
    act(() => host.session.setState({ ...author, userId: 'user2', previousGuestId: guestId }));
    type('Oda III');
    await waitFor(async () => expect(await titlesOf('user2')).toEqual(['Oda III']));
    await waitFor(async () => expect(await titlesOf(guestId)).toHaveLength(before));
  });

  it('saves before the page is left, and asks only if that fails', async () => {
    const confirm = vi.fn(async () => false);
    const { calls } = await open(complete, { confirm });
    const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Your works' }));
    calls.respond(modify, () => Promise.reject(new NetworkError('cut')));
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Oda II' } });
    leave();
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(screen.queryByText('Works')).toBeNull();
    calls.respond(modify, () => savedDraft({ revision: 4 }));
    leave();
    expect(await screen.findByText('Works')).toBeDefined();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('asks before the tab is closed with unsaved text', async () => {
    await open(complete);
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    fireEvent.input(screen.getByLabelText('Title', { selector: 'input' }), { target: { value: 'Oda II' } });
    expect(leave()).toBe(false);
  });
});
