// @vitest-environment jsdom

import { createShare } from '@storyloom/contract/shares/endpoints/create-share';
import { revoke } from '@storyloom/contract/shares/endpoints/revoke';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { message } from '../../testing/messages.ts';
import { shareDetail } from '../../testing/shares.ts';
import { turnContext } from '../../testing/turn-context.ts';
import ShareDialog from './ShareDialog.tsx';

afterEach(cleanup);

async function show(failing = false, ending?: string, agreed = true) {
  const toast = vi.fn();
  const onClose = vi.fn();
  const { host, calls } = createFakeHost({ toast, confirm: async () => agreed });
  calls.respond(createShare, () => (failing ? Promise.reject(new Error('down')) : shareDetail()));
  calls.respond(revoke, ({ id }) => ({ id }));
  const turn = await turnContext(
    message({ id: 'a1', depth: 6, text: '*Rain* on the harbour.', ...(ending && { ending }) }),
  );
  render(inShell(host, <ShareDialog turn={turn} onClose={onClose} />));
  return { calls, toast, onClose };
}

const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create link' }));
const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

describe('ShareDialog', () => {
  it('shows both ends of the path and does not create a link automatically', async () => {
    const { calls } = await show();
    const preview = within(screen.getByRole('region', { name: 'What becomes public' }));
    expect(preview.getByText('The mule stops.')).toBeDefined();
    expect(preview.getByText('To the end of turn 3')).toBeDefined();
    expect(preview.getByText('Rain on the harbour.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
    expect(calls.sentTo(createShare)).toEqual([]);
  });

  it.each([
    ['The Salt Road Home', 'Share this ending', /to its end/],
    [undefined, 'Share your story so far', /play on from this point/],
  ])('says what a link to the ending %s leads to', async (ending, title, text) => {
    await show(false, ending);
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });

  it('shares nothing when it is cancelled', async () => {
    const { calls, onClose } = await show();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.sentTo(createShare)).toEqual([]);
  });

  it('creates a link to the path up to the message, shows it in full and focuses it', async () => {
    const { calls } = await show();
    create();
    expect((await link()).value).toBe(
      `${location.origin}/read/share-sh1-abc123-the-salt-road-ai-interactive-story`,
    );
    expect(document.activeElement).toBe(await link());
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
    expect(calls.sentTo(createShare)).toEqual([{ archiveId: 'save1', messageId: 'a1' }]);
  });

  it('opens the link in a new tab', async () => {
    await show();
    create();
    await link();
    const open = screen.getByRole('link', { name: 'Open' });
    expect(open.getAttribute('href')).toBe('/read/share-sh1-abc123-the-salt-road-ai-interactive-story');
    expect(open.getAttribute('target')).toBe('_blank');
  });

  it('turns the link off', async () => {
    const { calls, toast, onClose } = await show();
    create();
    await link();
    fireEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.sentTo(revoke)).toEqual([{ id: 'sh1' }]);
    expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('turned off'));
  });

  it('keeps the link if the visitor does not agree', async () => {
    const { calls } = await show(false, undefined, false);
    create();
    await link();
    fireEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
    await act(async () => {});
    expect(calls.sentTo(revoke)).toEqual([]);
  });

  it('shows an error when no link was created, and creates it at the next try', async () => {
    const { calls } = await show(true);
    create();
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t create a link.');
    calls.respond(createShare, () => shareDetail());
    create();
    expect((await link()).value).toContain('/read/share-sh1-');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the link open if it could not be turned off', async () => {
    const { calls, toast, onClose } = await show();
    calls.respond(revoke, () => Promise.reject(new Error('down')));
    create();
    await link();
    fireEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Action failed'));
    expect(onClose).not.toHaveBeenCalled();
    expect((await link()).value).toContain('/read/share-sh1-');
  });

  it('sends the link if the browser supports it, even after sending was cancelled', async () => {
    await show();
    create();
    await link();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    cleanup();
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.assign(navigator, { share });
    try {
      await show();
      create();
      const { value } = await link();
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(share).toHaveBeenCalledWith({ title: 'The Salt Road', url: value });
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});
