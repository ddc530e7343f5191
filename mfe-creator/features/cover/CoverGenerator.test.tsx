// @vitest-environment jsdom

import { coverConfig } from '@storyloom/contract/images/endpoints/cover-config';
import { coverPrompt } from '@storyloom/contract/images/endpoints/cover-prompt';
import { generate } from '@storyloom/contract/images/endpoints/generate';
import { generatedCovers } from '@storyloom/contract/images/endpoints/generated-covers';
import type { GeneratedCover } from '@storyloom/contract/images/entities/generated-cover';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { BusinessError, StatusError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import CoverGenerator from './CoverGenerator.tsx';

afterEach(cleanup);

const styles = ['painting', 'ink'].map((id) => ({ id, name: id, sample: 'data:,' }));
const config = { price: 10, styles, width: 640, height: 960, maxCount: 4, available: true };
const cover = (id: string): GeneratedCover => ({
  id,
  url: `/${id}.webp`,
  thumbUrl: `/${id}-s.webp`,
  width: 640,
  height: 960,
  placeholder: null,
  prompt: 'A ferry.',
  style: 'ink',
  createdAt: '2026-11-22T12:00:00.000Z',
});

async function show(change: Partial<typeof config> = {}, isLoggedIn = true) {
  const draft = openDraft(createDraftServer({ type: 'STORY', cover: { description: 'A ferry.' } }));
  const open = vi.fn(async () => true as never);
  const { host, calls } = createFakeHost(
    { dialogs: { open }, requireLogin: async () => isLoggedIn },
    { ...fakeGuest, status: 'real' },
  );
  calls.respond(coverConfig, () => ({ ...config, ...change }));
  calls.respond(
    generatedCovers,
    () => ({ pageList: [cover('old')], page: 1, size: 12, totalCount: 1, hasMore: false }) as never,
  );
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <CoverGenerator />
      </DraftContext.Provider>,
    ),
  );
  await screen.findByText(/^(?:Candidates|Covers can)/);
  return { calls, draft, open, content: () => draft.store.getState().content };
}
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) => act(async () => fireEvent.click(button(name)));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('CoverGenerator', () => {
  it('generates four candidates, one of which becomes the cover', async () => {
    const { calls, content } = await show();
    let finish: (covers: GeneratedCover[]) => void = () => {};
    calls.respond(
      generate,
      () =>
        new Promise((resolve) => {
          finish = (covers) => resolve({ covers, pointsCharged: 40 });
        }),
    );
    choose('4');
    choose('ink');
    await press('Generate 4 covers · 40 points');
    expect(screen.getByText('Generating...').getAttribute('role')).toBe('status');
    expect(calls.sentTo(generate)).toMatchObject([{ prompt: 'A ferry.', style: 'ink', count: 4 }]);
    await act(async () => finish(['a', 'b', 'c', 'd'].map(cover)));
    const candidates = within(screen.getByRole('list', { name: 'New covers' }));
    const pictures = candidates.getAllByRole<HTMLImageElement>('img').map(({ alt }) => alt);
    expect(pictures).toEqual([1, 2, 3, 4].map((number) => `Cover ${number}: A ferry.`));
    const use = candidates.getByRole('button', { name: 'Use cover 3' });
    use.focus();
    fireEvent.click(use);
    expect(content().cover).toEqual({ imageId: 'c', description: 'A ferry.' });
    expect(document.activeElement).toBe(candidates.getByText('Your cover'));
  });

  it('names the covers that failed and were not charged', async () => {
    const { calls } = await show();
    calls.respond(generate, () => ({ covers: [cover('a')], pointsCharged: 10 }));
    choose('3');
    await press(/^Generate/);
    expect(screen.getByRole('alert').textContent).toBe('2 covers couldn’t be generated and weren’t charged.');
  });

  it('keeps the covers of an earlier request when a later one fails', async () => {
    const { calls } = await show();
    calls.respond(generate, () => ({ covers: [cover('a')], pointsCharged: 10 }));
    await press(/^Generate/);
    calls.respond(generate, () => {
      throw new BusinessError(1, 'Refused.', 'image.failed', {});
    });
    await press(/^Generate/);
    expect(screen.getByRole('alert').textContent).toContain('Refused.');
    expect(screen.getByRole('list', { name: 'New covers' })).toBeDefined();
  });

  it('shows the reason and the field of a refusal, without Retry', async () => {
    const { calls } = await show();
    calls.respond(generate, () => {
      throw new BusinessError(1, 'Refused.', 'image.moderated', { place: 'content', reason: 'minors' });
    });
    await press(/^Generate/);
    const alert = within(screen.getByRole('alert'));
    expect(
      alert.getByText(
        /Sexual content involving minors is never allowed\. It’s about the cover description\./,
      ),
    ).toBeDefined();
    expect(alert.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('retries with the same id after a gateway error, and uses a new id for another style', async () => {
    const { calls } = await show();
    calls.respond(generate, () => {
      throw new StatusError({ status: 502, statusText: 'Bad Gateway', msg: '', retryAfter: null });
    });
    await press(/^Generate/);
    await press('Retry');
    choose('ink');
    await press(/^Generate/);
    const ids = calls.sentTo(generate).map(({ clientRequestId }) => clientRequestId);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('offers more points if there are too few, and generates afterwards', async () => {
    const { calls, open } = await show();
    calls.respond(generate, () => {
      throw new BusinessError(1, 'Not enough points.', 'points.insufficient', {});
    });
    await press(/^Generate/);
    calls.respond(generate, () => ({ covers: [cover('a')], pointsCharged: 10 }));
    await press('Get points');
    expect(open).toHaveBeenCalledWith(getMorePoints, { needs: 'points', price: 10 });
    expect(screen.getByRole('list', { name: 'New covers' })).toBeDefined();
  });

  it('requests nothing if the visitor does not log in', async () => {
    const { calls } = await show({}, false);
    await press(/^Generate/);
    await press('Describe it from the story');
    expect([calls.sentTo(generate), calls.sentTo(coverPrompt)]).toEqual([[], []]);
  });

  it('describes the cover from the story, with Undo until the description is edited', async () => {
    const { calls, draft, content } = await show();
    calls.respond(coverPrompt, () => ({ prompt: 'A bell under water.' }));
    const written = () => content().cover?.description;
    const own = written();
    await press('Describe it from the story');
    expect(written()).toBe('A bell under water.');
    await press('Undo');
    expect(written()).toBe(own);
    await press('Describe it from the story');
    act(() => draft.change((story) => ({ ...story, cover: { description: 'Mine.' } })));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says that covers cannot be generated', async () => {
    await show({ available: false });
    expect(screen.getByText(/Covers can’t be generated right now/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull();
  });
});
