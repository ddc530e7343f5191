// @vitest-environment jsdom
import { draftVersion } from '@storyloom/contract/stories/endpoints/draft-version';
import { draftVersions } from '@storyloom/contract/stories/endpoints/draft-versions';
import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import PublishedChanges from './PublishedChanges.tsx';

afterEach(cleanup);

const published = (publishedVersion: number): DraftVersion => ({
  id: `v${publishedVersion}`,
  name: `Version ${publishedVersion}`,
  publishedVersion,
  createdAt: '2026-11-20T12:00:00.000Z',
});

function show(version: number) {
  const cover = { imageId: 'i2', description: '' };
  const draft = openDraft(createDraftServer({ summary: 'A quiet harbour.', cover }));
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  calls.respond(draftVersions, () => [published(2), published(1)]);
  calls.respond(draftVersion, ({ versionId }) => ({
    ...published(2),
    content: {
      summary: versionId === 'v2' ? 'A loud harbour.' : 'A harbour.',
      cover: { ...cover, imageId: 'i1' },
    },
  }));
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <PublishedChanges version={version} names="Summary" />
      </DraftContext.Provider>,
    ),
  );
}

describe('PublishedChanges', () => {
  it('compares the words of each changed field with the published version, folded', async () => {
    show(2);
    const summary = await screen.findByText('Summary', { selector: 'summary' });
    const field = summary.closest('details');
    expect([field?.open, field?.querySelector('p')?.textContent]).toEqual([false, 'A loudquiet harbour.']);
    expect([...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual([
      'loud',
      'quiet',
    ]);
  });

  it('shows no id of another picture', async () => {
    show(2);
    expect((await screen.findByText('Another picture.')).closest('details')?.textContent).toBe(
      'Cover: pictureAnother picture.',
    );
  });

  it('names the changed fields while the published version is not there to compare', () => {
    show(3);
    expect(screen.getByText('Summary')).toBeDefined();
    expect(document.querySelector('details')).toBeNull();
  });
});
