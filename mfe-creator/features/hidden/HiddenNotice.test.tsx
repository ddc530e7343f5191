// @vitest-environment jsdom
import { SlotContext } from '@storyloom/mfe';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft, savedDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { HiddenNotice } from './HiddenNotice.tsx';

afterEach(cleanup);

function show(publishedVersion: number | null) {
  const { host } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  const draft = openDraft(createDraftServer({ title: 'Oda' }));
  draft.adoptStatus(savedDraft({ status: 'DRAFT', publishedVersion }));
  render(
    inShell(
      host,
      <SlotContext.Provider value={({ name, input }) => <p>{JSON.stringify({ name, input })}</p>}>
        <DraftContext.Provider value={draft}>
          <HiddenNotice />
        </DraftContext.Provider>
      </SlotContext.Provider>,
    ),
  );
}

describe('HiddenNotice', () => {
  it('has the decision about the open story', () => {
    show(1);
    expect(screen.getByRole('heading', { name: 'Hidden by moderators' })).toBeDefined();
    const slot = { name: 'studio-decision', input: { storyId: 's1' } };
    expect(screen.getByText(JSON.stringify(slot))).toBeDefined();
  });

  it('is not shown for a draft that was never published', () => {
    show(null);
    expect(screen.queryByText('Hidden by moderators')).toBeNull();
  });
});
