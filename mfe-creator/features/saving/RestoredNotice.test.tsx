// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { RestoredNotice } from './RestoredNotice.tsx';

afterEach(cleanup);

/** Renders the notice of a draft, with the title that a closed page has left on this device, if any. */
function show(isStored: boolean, left: string | null) {
  const server = createDraftServer(isStored ? { type: 'ROLE', title: 'Salt' } : null);
  const copy = {
    stored: null,
    content: { type: 'ROLE', title: left ?? '' } as const,
    conflicts: [],
    firstSave: null,
    at: 0,
  };
  const draft = openDraft(server, left === null ? [] : [copy]);
  const { host } = createFakeHost();
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <RestoredNotice />
      </DraftContext.Provider>,
    ),
  );
}

describe('RestoredNotice', () => {
  it('is not shown if this device has no copy', () => {
    show(true, null);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that unsaved text was restored, and offers a new story if this one was never saved', () => {
    show(false, 'Salt and rain');
    expect(screen.getByRole('status').textContent).toContain('We brought back what you wrote on this device');
    const link = screen.getByRole('link', { name: 'Start a new story instead' });
    expect(link.getAttribute('href')).toMatch(/^\/script\/edit\?type=ROLE&fresh=.+/);
  });

  it('offers no new story if the server has stored this one', () => {
    show(true, 'Salt and rain');
    expect(screen.getByRole('status')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
