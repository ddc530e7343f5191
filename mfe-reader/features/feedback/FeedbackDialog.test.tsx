// @vitest-environment jsdom
import { feedback } from '@storyloom/contract/chat/endpoints/feedback';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { turnContext } from '../../testing/turn-context.ts';
import FeedbackDialog from './FeedbackDialog.tsx';

afterEach(cleanup);

async function show() {
  const toast = vi.fn();
  const onClose = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(feedback, ({ messageId }) => ({ messageId }));
  render(inShell(host, <FeedbackDialog turn={await turnContext()} onClose={onClose} />));
  return { toast, onClose, calls };
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

describe('FeedbackDialog', () => {
  it('sends the category and the details, then closes', async () => {
    const { toast, onClose, calls } = await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Harmful/Unsafe' }));
    write('<b>He would never</b>');
    send();
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', expect.any(String)));
    expect(calls.sentTo(feedback)).toEqual([
      { messageId: 'a1', category: 'HARMFUL_UNSAFE', content: '<b>He would never</b>' },
    ]);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('requires a category', async () => {
    const { calls } = await show();
    send();
    expect(screen.getByRole('alert').textContent).toBe('Choose one of the three.');
    expect(calls.sentTo(feedback)).toEqual([]);
  });

  it('rejects details over the limit', async () => {
    const { calls } = await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Inaccurate' }));
    write('a'.repeat(1_001));
    send();
    expect(screen.getByText(/characters? over$/)).toBeDefined();
    expect(calls.sentTo(feedback)).toEqual([]);
  });

  it('keeps the details when sending fails', async () => {
    const { toast, onClose, calls } = await show();
    calls.respond(feedback, () => Promise.reject(new Error('down')));
    fireEvent.click(screen.getByRole('radio', { name: 'Not helpful' }));
    write('Too short');
    send();
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed. Try again.'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too short');
    expect(onClose).not.toHaveBeenCalled();
  });
});
