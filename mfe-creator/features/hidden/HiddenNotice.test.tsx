// @vitest-environment jsdom
import { appeal } from '@storyloom/contract/moderation/endpoints/appeal';
import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import type { OwnCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { decisionAppealed } from '@storyloom/contract/moderation/events/decision-appealed';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft, savedDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { HiddenNotice } from './HiddenNotice.tsx';

afterEach(cleanup);

const hidden: OwnCase = {
  id: 'case1',
  subject: { kind: 'STORY', id: 's1', title: 'Oda', excerpt: '', href: null },
  status: 'DECIDED',
  decisions: [{ outcome: 'VIOLATION', reason: 'It is copied.', at: '2026-03-01T12:00:00.000Z' }],
  appeal: null,
  canAppeal: true,
};

function show(publishedVersion: number | null, found: OwnCase = hidden) {
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  calls.respond(ownCases, () => [
    { ...hidden, id: 'other', subject: { ...hidden.subject, id: 's2' } },
    found,
  ]);
  calls.respond(appeal, () => found);
  const draft = openDraft(createDraftServer({ title: 'Oda' }));
  draft.adoptStatus(savedDraft({ status: 'DRAFT', publishedVersion }));
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <HiddenNotice />
      </DraftContext.Provider>,
    ),
  );
  return { host, calls };
}

describe('HiddenNotice', () => {
  it('has the reason of the moderators, and sends the one appeal', async () => {
    const { host, calls } = show(1);
    const sent = vi.fn();
    host.bus.on(decisionAppealed, sent);
    expect(await screen.findByText('It is copied.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Ask us to look again' }));
    fireEvent.change(screen.getByLabelText(/^Why should we look again/), {
      target: { value: 'It is mine.' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(calls.sentTo(appeal)).toEqual([{ caseId: 'case1', text: 'It is mine.' }]));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  it('offers no appeal once it was sent in the settings', async () => {
    const { host, calls } = show(1);
    await screen.findByRole('button', { name: 'Ask us to look again' });
    calls.respond(ownCases, () => [{ ...hidden, status: 'APPEALED' as const, canAppeal: false }]);
    act(() => host.bus.emit(decisionAppealed, {}));
    expect(await screen.findByText('You asked us to look again. A moderator will decide.')).toBeDefined();
  });

  it.each([
    ['APPEALED', 'You asked us to look again. A moderator will decide.'],
    ['CLOSED', 'This decision is final.'],
  ] as const)('offers no second appeal for a case that is %s', async (status, text) => {
    show(1, { ...hidden, status, canAppeal: false });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not shown for a draft that was never published', () => {
    show(null);
    expect(screen.queryByText('Hidden by moderators')).toBeNull();
  });
});
