// @vitest-environment jsdom
import { storyLimits } from '@storyloom/contract/stories/limits';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { useSaveDraft } from './use-save-draft.ts';

afterEach(cleanup);

function SaveButton() {
  const { save } = useSaveDraft();
  return (
    <button type="button" onClick={save}>
      Save as draft
    </button>
  );
}

function show() {
  const one = createDraftServer({ type: 'STORY', title: 'Salt' });
  const draft = openDraft(one);
  const toast = vi.fn();
  const { host } = createFakeHost({ toast });
  render(
    inShell(
      host,
      <DraftContext.Provider value={draft}>
        <SaveButton />
      </DraftContext.Provider>,
    ),
  );
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save as draft' })));
  return { server: one.server, draft, toast, save };
}

describe('useSaveDraft', () => {
  it('says that the draft is saved once the server has it', async () => {
    const { server, draft, toast, save } = show();
    draft.change((content) => ({ ...content, title: 'Salt II' }));
    await save();
    expect(server.stored()?.content.title).toBe('Salt II');
    expect(toast.mock.calls).toEqual([['success', 'Draft saved.']]);
  });

  it('names the texts over their limit instead of reporting success', async () => {
    const { draft, toast, save } = show();
    const summary = 'a'.repeat(storyLimits.summary + 1);
    draft.change((content) => ({ ...content, summary }));
    await save();
    expect(toast.mock.calls).toEqual([['error', 'Over the limit, so not saved: Summary.']]);
  });

  it('asks the author to decide a conflict', async () => {
    const { server, draft, toast, save } = show();
    server.saveElsewhere({ title: 'Pepper' });
    draft.change((content) => ({ ...content, title: 'Salt II' }));
    await save();
    expect(toast.mock.calls).toEqual([
      ['error', 'Changed elsewhere. Choose which text stays, then try again.'],
    ]);
  });

  it('says that the save failed', async () => {
    const { server, draft, toast, save } = show();
    server.failure = { error: new BusinessError(1, 'No.', 'story.not_found', {}), isStored: false };
    draft.change((content) => ({ ...content, title: 'Salt II' }));
    await save();
    expect(toast.mock.calls).toEqual([['error', 'Save failed']]);
  });
});
