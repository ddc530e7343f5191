// @vitest-environment jsdom
import { report } from '@storyloom/contract/moderation/endpoints/report';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Report from './report.tsx';

afterEach(cleanup);

function show() {
  const toast = vi.fn();
  const close = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(report, () => ({ reported: true as const }));
  const input = { subjectKind: 'STORY', subjectId: 's1' } as const;
  render(inShell(host, <Report input={input} open zIndex={50} close={close} onClosed={() => {}} />));
  return { calls, close, toast };
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));

describe('report dialog', () => {
  it('sends the reason and closes', async () => {
    const { calls, close, toast } = show();
    expect(screen.getByRole('dialog', { name: 'Report this story' })).toBeDefined();
    choose('The rating is too low');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
    expect(calls.sentTo(report)).toEqual([
      { subjectKind: 'STORY', subjectId: 's1', reason: 'RATING', note: '' },
    ]);
    expect(toast).toHaveBeenCalledWith('success', 'Thank you. A moderator will look at it.');
  });

  it('requires a reason, and details if the reason is “other”', async () => {
    const { calls } = show();
    send();
    expect((await screen.findAllByText('Choose a reason')).length).toBeGreaterThan(0);
    choose('Something else');
    send();
    expect((await screen.findAllByText('Describe what is wrong')).length).toBeGreaterThan(0);
    expect(calls.sentTo(report)).toEqual([]);
  });

  it('shows the reason why a report is refused', async () => {
    const { calls, close } = show();
    const message = 'This content doesn’t exist any more.';
    calls.respond(report, () => Promise.reject(new BusinessError(21002, message, 'report.not_found', {})));
    choose('The rating is too low');
    send();
    expect(await screen.findByText(message)).toBeDefined();
    expect(close).not.toHaveBeenCalled();
  });
});
