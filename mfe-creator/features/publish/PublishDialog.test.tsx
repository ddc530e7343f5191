// @vitest-environment jsdom
import { publish } from '@storyloom/contract/stories/endpoints/publish';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { nickname } from '@storyloom/contract/users/endpoints/nickname';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft, savedDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { PublishDialog } from './PublishDialog.tsx';

afterEach(cleanup);

const withCover = { title: 'Oda', cover: { imageId: 'c1', description: 'A cook.' } };

describe('a failed publication', () => {
  it.each([
    ['Publish failed', new NetworkError('cut')],
    ['It was deleted.', new BusinessError(12004, 'It was deleted.', 'story.status_not_allowed', {})],
  ])('says “%s”, and can be retried in the same dialog', async (text, failure) => {
    const [toast, onRefused] = [vi.fn(), vi.fn()];
    const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
    const published = vi.fn();
    host.bus.on(storyPublished, published);
    calls.respond(publish, () => Promise.reject(failure));
    const dialog = (
      <DraftContext.Provider value={openDraft(createDraftServer(withCover))}>
        <PublishDialog
          renderCover={() => null}
          renderChanges={() => null}
          onRefused={onRefused}
          onClosed={() => {}}
        />
      </DraftContext.Provider>
    );
    render(inShell(host, dialog));
    const question = screen.getByRole('dialog', { name: 'Publish this story?' });
    const button = within(question).getByRole('button', { name: 'Publish' });
    fireEvent.click(button);
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', text]]));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect([question.isConnected, onRefused.mock.calls]).toEqual([true, []]);
    expect(published).not.toHaveBeenCalled();

    calls.respond(publish, () => savedDraft({ status: 'PUBLISHED', revision: 2, publishedVersion: 1 }));
    fireEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Your story is live' })).toBeDefined();
    expect(published).toHaveBeenCalledOnce();
  });
});

describe('the pen name', () => {
  const show = (name: string) => {
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real', userId: 'ab12cd' });
    calls.respond(loginUser, () => ({ id: 'ab12cd', name }) as never);
    calls.respond(publish, () => savedDraft({ status: 'PUBLISHED', revision: 2, publishedVersion: 1 }));
    const dialog = (
      <DraftContext.Provider value={openDraft(createDraftServer(withCover))}>
        <PublishDialog
          renderCover={() => null}
          renderChanges={() => null}
          onRefused={() => {}}
          onClosed={() => {}}
        />
      </DraftContext.Provider>
    );
    render(inShell(host, dialog));
    return calls;
  };
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Publish' }));

  it('is asked from an author without a name of their own, and stored before the publication', async () => {
    const calls = show('Reader ab12');
    const field = await screen.findByRole('textbox', { name: /^Pen name/ });
    fireEvent.change(field, { target: { value: ' Mara Quill ' } });
    calls.respond(nickname, () => {
      throw new BusinessError(11011, 'Choose another name.', 'user.name_not_allowed', {});
    });
    press();
    expect(await screen.findByText('Choose another name.')).toBeDefined();
    expect(calls.sentTo(publish)).toEqual([]);
    calls.respond(nickname, (input) => ({ id: 'ab12cd', name: input.nickname }) as never);
    press();
    expect(await screen.findByRole('dialog', { name: 'Your story is live' })).toBeDefined();
    expect(calls.sentTo(nickname).at(-1)).toEqual({ nickname: 'Mara Quill' });
  });

  it('is not asked from an author who has one', async () => {
    show('Mara Quill');
    press();
    expect(await screen.findByRole('dialog', { name: 'Your story is live' })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: /^Pen name/ })).toBeNull();
  });
});

describe('a draft without a cover', () => {
  it('is offered one, and leads to the field when it is published without it', async () => {
    const onRefused = vi.fn();
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    const draft = openDraft(createDraftServer({ title: 'Oda' }));
    render(
      inShell(
        host,
        <DraftContext.Provider value={draft}>
          <PublishDialog
            renderCover={() => <p>No cover yet</p>}
            renderChanges={() => null}
            onRefused={onRefused}
            onClosed={() => {}}
          />
        </DraftContext.Provider>,
      ),
    );
    expect(screen.getByText('No cover yet')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(onRefused).toHaveBeenCalledWith({ cover: 'Add a cover' });
    expect(calls.sentTo(publish)).toEqual([]);
  });
});

describe('an update', () => {
  it('shows what has changed, and asks for a note on it, above what holds for every publication', () => {
    const { host } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    const draft = openDraft(createDraftServer(withCover));
    draft.adoptStatus(savedDraft({ publishedVersion: 2, changedFields: ['title', 'worldBook'] }));
    render(
      inShell(
        host,
        <DraftContext.Provider value={draft}>
          <PublishDialog
            renderCover={() => null}
            renderChanges={(version, names) => `${names} of ${version}`}
            onRefused={() => {}}
            onClosed={() => {}}
          />
        </DraftContext.Provider>,
      ),
    );
    const note = screen.getByRole('textbox', { name: /^Change note/ });
    const changes = screen.getByText('Title, World book of 2');
    const known = screen.getByText('Readers see');
    expect(changes.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(note.compareDocumentPosition(known)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Changed since version 2')).toBeDefined();
  });
});
