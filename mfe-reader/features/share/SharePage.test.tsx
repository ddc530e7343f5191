// @vitest-environment jsdom

import { replaceSave } from '@storyloom/contract/saves/dialogs/replace-save';
import { continueShare } from '@storyloom/contract/shares/endpoints/continue-share';
import { detail } from '@storyloom/contract/shares/endpoints/detail';
import type { ShareDetail } from '@storyloom/contract/shares/entities/share';
import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scenePictureOf } from '../../testing/pictures.ts';
import { saveWith } from '../../testing/saves.ts';
import { shareDetail } from '../../testing/shares.ts';
import { SharePage } from './SharePage.tsx';

afterEach(cleanup);

async function visit(answer: (input: { after?: number | undefined }) => ShareDetail, replaced?: string) {
  const toast = vi.fn();
  const navigate = vi.fn();
  const open = vi.fn(async () => replaced as never);
  const { host, calls } = createFakeHost({ toast, navigate, dialogs: { open } });
  calls.respond(detail, answer);
  calls.respond(continueShare, () => saveWith({ id: 'planted' }));
  await act(async () => {
    render(
      inShell(
        host,
        <Suspense>
          <SharePage
            shareId="sh1"
            Picture={() => <p>Picture</p>}
            adultGate={<p>For adults only</p>}
            MemberGate={() => <p>For members</p>}
            reportButton={<button type="button">Report</button>}
          />
        </Suspense>,
      ),
    );
  });
  return { calls, toast, navigate, open };
}

const pressContinue = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Continue from here' })[0] as Element);

describe('SharePage', () => {
  it('shows the reader and every message as plain text', async () => {
    await visit(() =>
      shareDetail({
        messages: [{ id: '0', role: 'assistant', speaker: null, text: '<object>Rain.</object>' }],
      }),
    );
    expect(screen.getByText('Played by Mara · 2 turns')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Report' })).toBeDefined();
    const turns = screen.getByRole('list', { name: 'Shared story' });
    expect(within(turns).getByText('<object>Rain.</object>')).toBeDefined();
  });

  it('shows no text of a story for members', async () => {
    await visit(() => shareDetail({ isLocked: true, messages: [] }));
    expect(screen.getByText('For members')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Shared story' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue from here' })).toBeNull();
  });

  it('shows a long path in pages', async () => {
    const part = (text: string, nextAfter: number | null) =>
      shareDetail({ messages: [{ id: text, role: 'user', speaker: null, text }], nextAfter });
    const { calls } = await visit(({ after }) => (after === 99 ? part('Second', null) : part('First', 99)));
    expect(screen.getAllByRole('button', { name: 'Continue from here' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByText('Second')).toBeDefined());
    expect(calls.sentTo(detail).at(-1)).toEqual({ id: 'sh1', after: 99 });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leads to the story below an ending, after which nothing can be continued', async () => {
    const part = (nextAfter: number | null) =>
      shareDetail({
        messages: [
          { id: 'a', role: 'assistant', speaker: null, text: 'You are home.', ending: 'The Salt Road Home' },
        ],
        nextAfter,
      });
    await visit(({ after }) => part(after === 99 ? null : 99));
    // An ending that a reader went on from.
    expect(screen.queryByRole('heading', { name: /The Salt Road Home/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Continue from here' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'The end The Salt Road Home' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue from here' })).toBeNull();
    expect(
      screen.getAllByRole('link', { name: 'Play it yourself' }).map((each) => each.getAttribute('href')),
    ).toEqual(Array(2).fill('/read/abc123-the-salt-road-ai-interactive-story'));
  });

  it('continues in the story once for repeated presses', async () => {
    const { calls, navigate } = await visit(() => shareDetail());
    pressContinue();
    pressContinue();
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/read/abc123-the-salt-road-ai-interactive-story'),
    );
    expect(calls.sentTo(continueShare)).toEqual([{ id: 'sh1' }]);
  });

  const full = () => {
    throw new BusinessError(15002, 'All three saves are taken.', 'save.full', { saveIds: ['s1'] });
  };

  it('asks which save to replace when all are in use', async () => {
    const { calls, navigate, open } = await visit(() => shareDetail(), 's1');
    calls.respond(continueShare, ({ replaceSaveId }) => (replaceSaveId ? saveWith({ id: 'p' }) : full()));
    pressContinue();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(open).toHaveBeenCalledWith(replaceSave, { storyId: 'abc123' });
    expect(calls.sentTo(continueShare).at(-1)).toEqual({ id: 'sh1', replaceSaveId: 's1' });
  });

  it('stays on the page when no save is chosen', async () => {
    const { calls, navigate, toast } = await visit(() => shareDetail());
    calls.respond(continueShare, full);
    pressContinue();
    await act(async () => {});
    expect(navigate).not.toHaveBeenCalled();
    expect(toast).not.toHaveBeenCalled();
  });

  it('shows the server’s message, or a general one', async () => {
    const { calls, toast } = await visit(() => shareDetail());
    calls.respond(continueShare, () => {
      throw new BusinessError(16001, 'This share was taken back.', 'share.not_found', {});
    });
    pressContinue();
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'This share was taken back.'));
    calls.respond(continueShare, () => Promise.reject(new Error('down')));
    pressContinue();
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
  });

  it('opens the adult warning if the story now requires it', async () => {
    const { calls, open, toast } = await visit(() => shareDetail());
    calls.respond(continueShare, () => {
      throw new BusinessError(12001, 'For adults.', 'story.adult_confirm_required', {});
    });
    pressContinue();
    await waitFor(() => expect(open).toHaveBeenCalledWith(adultWarning));
    expect(toast).not.toHaveBeenCalled();
  });

  it('shows the adult gate and no text before the warning is confirmed', async () => {
    await visit(() => shareDetail({ adultWarning: true, messages: [] }));
    expect(screen.getByText('For adults only')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue from here' })).toBeNull();
  });

  it('recognizes the owner after a render without a visitor', async () => {
    let requests = 0;
    await visit(() => shareDetail({ isOwner: ++requests > 1 }));
    await waitFor(() => expect(screen.getByText('You shared this · 2 turns')).toBeDefined());
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });

  it('marks a reply without text', async () => {
    await visit(() => shareDetail({ messages: [{ id: '2', role: 'assistant', speaker: null, text: '' }] }));
    expect(screen.getByText('This reply has no text.')).toBeDefined();
  });

  it('labels each message: a user message, the speaker of a reply, and its image', async () => {
    const picture = scenePictureOf();
    await visit(() =>
      shareDetail({
        messages: [
          { id: '1', role: 'user', speaker: null, text: 'I knock.' },
          { id: '2', role: 'assistant', speaker: 'Ilse', text: 'Come in.', picture },
          { id: '3', role: 'assistant', speaker: null, text: 'The door opens.' },
        ],
      }),
    );
    const names = screen.getAllByRole('article').map((turn) => turn.getAttribute('aria-label'));
    expect(names).toEqual(['You', 'Ilse replies', 'The story continues']);
    expect(screen.getAllByText('Picture')).toHaveLength(1);
  });

  it('says that the rest could not be loaded, and loads it again', async () => {
    let isDown = true;
    const rest = (text: string, nextAfter: number | null) =>
      shareDetail({ messages: [{ id: text, role: 'user', speaker: null, text }], nextAfter });
    await visit(({ after }) => {
      if (after !== 99) return rest('First', 99);
      if (isDown) throw new Error('down');
      return rest('Second', null);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Couldn’t load the rest.');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Second')).toBeDefined();
    expect(screen.queryByText('Couldn’t load the rest.')).toBeNull();
  });

  it('links to the beginning of the story', async () => {
    await visit(() => shareDetail());
    const link = screen.getByRole('link', { name: 'Start from the beginning' });
    expect(link.getAttribute('href')).toBe('/read/abc123-the-salt-road-ai-interactive-story');
  });

  it('can be continued after a failed attempt', async () => {
    const { calls, navigate, toast } = await visit(() => shareDetail());
    calls.respond(continueShare, () => Promise.reject(new Error('down')));
    pressContinue();
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    calls.respond(continueShare, () => saveWith({ id: 'planted' }));
    pressContinue();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  });
});
