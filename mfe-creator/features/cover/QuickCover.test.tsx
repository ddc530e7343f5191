// @vitest-environment jsdom
import { coverConfig } from '@storyloom/contract/images/endpoints/cover-config';
import { coverPrompt } from '@storyloom/contract/images/endpoints/cover-prompt';
import { generate } from '@storyloom/contract/images/endpoints/generate';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { QuickCover } from './QuickCover.tsx';

afterEach(cleanup);

const style = { id: 'painting', name: 'Painting', sample: 'data:,' };
const drawn = {
  id: 'c1',
  url: '/c1.webp',
  thumbUrl: '/c1-s.webp',
  width: 640,
  height: 960,
  placeholder: null,
  prompt: 'A ferry.',
  style: 'painting',
  createdAt: '2026-11-22T12:00:00.000Z',
};

function show(available = true) {
  const draft = openDraft(createDraftServer({ type: 'STORY', title: 'Salt' }));
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  calls.respond(coverConfig, () => ({
    price: 10,
    styles: [style],
    width: 640,
    height: 960,
    maxCount: 4,
    available,
  }));
  calls.respond(coverPrompt, () => ({ prompt: 'A ferry.' }));
  calls.respond(generate, () => ({ covers: [drawn] }) as never);
  const onChoose = vi.fn();
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <QuickCover onChoose={onChoose} />
      </DraftContext.Provider>,
    ),
  );
  return { calls, onChoose, cover: () => draft.store.getState().content.cover };
}

const offer = 'Generate · 10 points';

describe('QuickCover', () => {
  it('draws one cover from the story and uses it with one press', async () => {
    const { calls, cover } = show();
    fireEvent.click(await screen.findByRole('button', { name: offer }));
    expect(await screen.findByText('This is your cover.')).toBeDefined();
    expect(calls.sentTo(generate)).toMatchObject([{ prompt: 'A ferry.', style: 'painting', count: 1 }]);
    expect(cover()).toEqual({ imageId: 'c1', description: 'A ferry.' });
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
  });

  it('says why no cover was drawn', async () => {
    const { calls, cover } = show();
    calls.respond(generate, () => Promise.reject(new BusinessError(1, 'Busy.', 'image.failed', {})));
    fireEvent.click(await screen.findByRole('button', { name: offer }));
    expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
    expect(cover()?.imageId).toBeUndefined();
  });

  it('leads to the fields of the cover, also where none can be generated', () => {
    const { onChoose } = show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Upload or choose another' }));
    expect(onChoose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
  });
});
