// @vitest-environment jsdom
import { revoke } from '@storyloom/contract/shares/endpoints/revoke';
import type { Share } from '@storyloom/contract/shares/entities/share';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareDetail } from '../../testing/shares.ts';
import { ShareRow } from './ShareRow.tsx';

afterEach(cleanup);

function show(change: Partial<Share> = {}, agreed = true) {
  const [toast, onRevoked] = [vi.fn(), vi.fn()];
  const { host, calls } = createFakeHost({ toast, confirm: async () => agreed });
  calls.respond(revoke, ({ id }) => ({ id }));
  render(inShell(host, <ShareRow share={shareDetail(change)} onRevoked={onRevoked} />));
  const turnOff = () => fireEvent.click(screen.getByRole('button', { name: 'Turn off link' }));
  return { calls, toast, onRevoked, turnOff };
}

describe('ShareRow', () => {
  it.each([
    [0, 'Opened 0 times'],
    [1, 'Opened once'],
    [2, 'Opened 2 times'],
  ])('describes %d openings as “%s”', (openCount, text) => {
    show({ openCount });
    expect(document.body.textContent).toContain(`${text} ·`);
  });

  it('turns the link off once the visitor agrees', async () => {
    const { calls, onRevoked, turnOff } = show();
    turnOff();
    await waitFor(() => expect(onRevoked).toHaveBeenCalledOnce());
    expect(calls.sentTo(revoke)).toEqual([{ id: 'sh1' }]);
  });

  it('keeps the link if the visitor does not agree', async () => {
    const { calls, turnOff } = show({}, false);
    turnOff();
    await Promise.resolve();
    expect(calls.sentTo(revoke)).toEqual([]);
  });

  it('reports that the link could not be turned off', async () => {
    const { calls, toast, onRevoked, turnOff } = show();
    calls.respond(revoke, () => Promise.reject(new Error('down')));
    turnOff();
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    expect(onRevoked).not.toHaveBeenCalled();
  });
});
