// @vitest-environment jsdom
import { appeal } from '@storyloom/contract/moderation/endpoints/appeal';
import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import type { OwnCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { read } from '@storyloom/contract/notifications/endpoints/read';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ownCase } from '../../testing/cases.ts';
import { OwnDecisions } from './OwnDecisions.tsx';

afterEach(cleanup);

function show(...list: OwnCase[]) {
  const { host, calls } = createFakeHost();
  calls.respond(ownCases, () => list);
  calls.respond(read, () => ({ unreadCount: 0 }));
  calls.respond(unread, () => ({ unreadCount: 0 }));
  const { container } = render(inShell(host, <OwnDecisions />));
  return { host, calls, container };
}

describe('OwnDecisions', () => {
  it('shows nothing without a decision', async () => {
    const { calls, container } = show();
    await waitFor(() => expect(calls.sentTo(ownCases)).toHaveLength(1));
    expect(container.textContent).toBe('');
  });

  it('shows the reason, and sends an appeal once', async () => {
    const { calls } = show(ownCase());
    expect(await screen.findByText(/It is copied\./)).toBeDefined();
    calls.respond(appeal, () => {
      calls.respond(ownCases, () => [
        ownCase({ status: 'APPEALED', appeal: 'It is mine.', canAppeal: false }),
      ]);
      return ownCase({ status: 'APPEALED' });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Ask us to look again' }));
    const field = await screen.findByLabelText('Why should we look again?');
    fireEvent.change(field, { target: { value: 'It is mine.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Under review again')).toBeDefined();
    expect(calls.sentTo(appeal)).toEqual([{ caseId: 'case1', text: 'It is mine.' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes shown decisions off the number at the bell, once, and asks for the number again', async () => {
    const { host, calls } = show(ownCase());
    const key = [unread.path];
    host.queryClient.setQueryData(key, { unreadCount: 1 });
    await waitFor(() => expect(calls.sentTo(read)).toEqual([{ storyIds: [] }]));
    await waitFor(() => expect(host.queryClient.getQueryState(key)?.isInvalidated).toBe(true));
    cleanup();
    const held = show(ownCase({ status: 'OPEN', decisions: [], canAppeal: false }));
    await screen.findByText('Held for a moderator');
    expect(held.calls.sentTo(read)).toEqual([]);
  });

  it('moves the focus to the field of an appeal, and back to the decision once it is sent', async () => {
    const { calls } = show(ownCase());
    calls.respond(appeal, () => {
      calls.respond(ownCases, () => [ownCase({ status: 'APPEALED', canAppeal: false })]);
      return ownCase({ status: 'APPEALED' });
    });
    const ask = await screen.findByRole('button', { name: 'Ask us to look again' });
    ask.focus();
    fireEvent.click(ask);
    const field = await screen.findByLabelText('Why should we look again?');
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: 'It is mine.' } });
    const send = screen.getByRole('button', { name: 'Send' });
    send.focus();
    fireEvent.click(send);
    await screen.findByText('Under review again');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));
  });

  it('shows the effect of the last decision only, below the reason of the one that it replaced', async () => {
    const at = '2026-03-02T12:00:00.000Z';
    const rated = { outcome: 'RATING', rating: 'R', reason: 'Strong violence.', at } as const;
    show(ownCase({ status: 'CLOSED', canAppeal: false, decisions: [...ownCase().decisions, rated] }));
    expect(await screen.findByText('This story has the rating R, and stays public.')).toBeDefined();
    expect(screen.getByText('Reason: It is copied.')).toBeDefined();
    expect(screen.queryByText(/a draft again/)).toBeNull();
  });

  it('shows an error if the decisions cannot be loaded, and reloads them', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(ownCases, () => Promise.reject(new Error('down')));
    render(inShell(host, <OwnDecisions />));
    expect(await screen.findByText('Couldn’t load decisions about your content.')).toBeDefined();
    calls.respond(read, () => ({ unreadCount: 0 }));
    calls.respond(ownCases, () => [ownCase()]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/It is copied\./)).toBeDefined();
    expect(screen.queryByText('Couldn’t load decisions about your content.')).toBeNull();
  });

  it.each([
    ['held', ownCase({ status: 'OPEN', decisions: [], canAppeal: false }), 'Held for a moderator'],
    ['final', ownCase({ status: 'CLOSED', canAppeal: false }), 'Final'],
    [
      'restored',
      ownCase({
        status: 'CLOSED',
        canAppeal: false,
        decisions: [
          { outcome: 'NO_VIOLATION', rating: null, reason: 'Sorry.', at: '2026-03-02T12:00:00.000Z' },
        ],
      }),
      'Restored',
    ],
  ])('says that content is %s', async (_, item, text) => {
    show(item);
    expect(await screen.findByText(text)).toBeDefined();
  });
});
