// @vitest-environment jsdom

import { createShare } from '@storyloom/contract/endpoints/shares/create-share';
import { revoke } from '@storyloom/contract/endpoints/shares/revoke';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareDetail } from '../../testing/shares.ts';
import { turnContext } from '../../testing/turn-context.ts';
import ShareDialog from './ShareDialog.tsx';

afterEach(cleanup);

async function show(failing = false) {
  const toast = vi.fn();
  const onClose = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.answer(createShare, () => (failing ? Promise.reject(new Error('down')) : shareDetail()));
  calls.answer(revoke, ({ id }) => ({ id }));
  render(inShell(host, <ShareDialog turn={await turnContext()} onClose={onClose} />));
  return { calls, toast, onClose };
}

const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

describe('ShareDialog', () => {
  it('shares the path up to the message and shows the full link', async () => {
    const { calls } = await show();
    expect((await link()).value).toBe(
      `${location.origin}/read/share-sh1-abc123-the-salt-road-ai-interactive-story`,
    );
    expect(calls.sentTo(createShare)).toEqual([{ archiveId: 'save1', messageId: 'a1' }]);
  });

  it('turns the link off', async () => {
    const { calls, toast, onClose } = await show();
    await link();
    fireEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.sentTo(revoke)).toEqual([{ id: 'sh1' }]);
    expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('turned off'));
  });

  it('shows an error with Retry when no link was created', async () => {
    const { calls } = await show(true);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.answer(createShare, () => shareDetail());
    fireEvent.click(retry);
    expect((await link()).value).toContain('/read/share-sh1-');
  });
});
