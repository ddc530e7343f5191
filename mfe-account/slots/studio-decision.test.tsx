// @vitest-environment jsdom
import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import { read } from '@storyloom/contract/notifications/endpoints/read';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ownCase } from '../testing/cases.ts';
import StudioDecision from './studio-decision.tsx';

afterEach(cleanup);

describe('StudioDecision', () => {
  it('has the reason and the appeal of the open story alone', async () => {
    const { host, calls } = createFakeHost();
    const { subject, decisions } = ownCase();
    const others = decisions.map((decision) => ({ ...decision, reason: 'Another story.' }));
    calls.respond(ownCases, () => [
      ownCase({ id: 'other', subject: { ...subject, id: 's2' }, decisions: others }),
      ownCase(),
    ]);
    calls.respond(read, () => ({ unreadCount: 0 }));
    render(inShell(host, <StudioDecision input={{ storyId: subject.id }} />));
    expect(await screen.findByText('Reason: It is copied.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask us to look again' })).toBeDefined();
    expect(screen.queryByText('Another story.')).toBeNull();
  });
});
