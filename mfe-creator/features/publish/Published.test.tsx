// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { Published } from './Published.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(isUnlisted = false, isUpdate = false) {
  const onClose = vi.fn();
  const draft = openDraft(createDraftServer({ type: 'STORY', title: 'The Last Ferry' }));
  const part = (
    <DraftContext.Provider value={draft}>
      <Published isUnlisted={isUnlisted} isUpdate={isUpdate} onClose={onClose} />
    </DraftContext.Provider>
  );
  render(inShell(createFakeHost().host, part));
  return onClose;
}

describe('Published', () => {
  it('says who can read the story, and links to it', () => {
    const onClose = show();
    expect(screen.getByText(/^Readers can find it now\./)).toBeDefined();
    const path = screen.getByRole('link', { name: 'Play it' }).getAttribute('href');
    expect(path).toMatch(/^\/read\/.*s1/);
    expect(screen.getByText(`${location.origin}${path}`)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    show(true);
    expect(screen.getByText('Anyone with the link can read it now.')).toBeDefined();
    cleanup();
    show(false, true);
    expect(screen.getByText(/^New readers get this version\./)).toBeDefined();
  });

  it('opens the device’s share dialog if there is one, and tolerates that it is closed', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Share your story' })).toBeNull();
    cleanup();
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Share your story' }));
    const path = screen.getByRole('link', { name: 'Play it' }).getAttribute('href');
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'The Last Ferry',
      url: `${location.origin}${path}`,
    });
  });
});
