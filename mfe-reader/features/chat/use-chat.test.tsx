// @vitest-environment jsdom

import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { account } from '@storyloom/contract/points/endpoints/account';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { transcriptOf } from './store/selectors.ts';
import { useBalanceAfter } from './use-balance-after.ts';
import { useChat } from './use-chat.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Story() {
  const { state } = useChat('story1');
  return <p>{transcriptOf(state).messages.at(-1)?.text ?? state.status}</p>;
}

const dialog = (text: string) => () => dialogPage([message({ id: text, text })]);

async function open(userId: string | null) {
  const { host, calls } = createFakeHost();
  host.session.setState({ userId });
  calls.respond(dialogList, dialog('Rain.'));
  const { unmount } = render(inShell(host, <Story />));
  await act(settled);
  return { host, calls, unmount, reads: () => calls.sentTo(dialogList).length };
}
const tell = (target: EventTarget, event: string) =>
  act(async () => {
    target.dispatchEvent(new Event(event));
    await settled();
  });

describe('useChat', () => {
  it('reads the messages once the visitor is known', async () => {
    const { host, reads } = await open(null);
    expect([reads(), screen.getByText('idle')]).toEqual([0, expect.anything()]);
    await act(async () => host.session.setState({ userId: 'guest1' }));
    await act(settled);
    expect(screen.getByText('Rain.')).toBeDefined();
  });

  it('shows messages of another tab once this one is visible, and requests nothing while hidden', async () => {
    const { calls, reads, unmount } = await open('guest1');
    calls.respond(dialogList, dialog('Snow.'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await tell(document, 'visibilitychange');
    expect(reads()).toBe(1);
    visibility.mockReturnValue('visible');
    await tell(document, 'visibilitychange');
    expect(screen.getByText('Snow.')).toBeDefined();
    calls.respond(dialogList, dialog('Hail.'));
    await tell(window, 'focus');
    expect(screen.getByText('Hail.')).toBeDefined();
    const before = reads();
    unmount();
    await tell(window, 'focus');
    expect(reads()).toBe(before);
  });
});

describe('useBalanceAfter', () => {
  it.each([
    [5, 0],
    [6, null],
  ])('returns for a price of %i and 5 points: %s', async (price, left) => {
    const { host, calls } = createFakeHost();
    const nextCheckInAt = '2026-11-22T00:00:00.000Z';
    calls.respond(account, () => ({ totalIntegral: 5, isSignInToday: false, nextCheckInAt, debt: 0 }));
    const Left = () => <p>{`left: ${useBalanceAfter(price)}`}</p>;
    render(inShell(host, <Left />));
    expect(screen.getByText('left: null')).toBeDefined();
    await vi.waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    expect(await screen.findByText(`left: ${left}`)).toBeDefined();
  });
});
