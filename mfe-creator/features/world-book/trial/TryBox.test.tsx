// @vitest-environment jsdom
import { tryMessages } from '@storyloom/contract/lore/endpoints/try-messages';
import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTrial } from '@storyloom/contract/lore/entities/lore-trial';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { pageMessages } from '@storyloom/contract/platform/messages';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { TryBox } from './TryBox.tsx';

afterEach(cleanup);

describe('TryBox', () => {
  it('moves the focus to the message field when the author continues the dialog', async () => {
    const { host, calls } = createFakeHost();
    const tokens = { constant: 0, triggered: 0 };
    calls.respond(tryMessages, () => ({ entries: [], earlier: [], tokens, budget: tokens }));
    const draft = openDraft(createDraftServer({}));
    const box = (
      <DraftContext.Provider value={draft}>
        <TryBox />
      </DraftContext.Provider>
    );
    render(inShell(host, box));
    const message = screen.getByLabelText<HTMLTextAreaElement>('A reader’s message');
    fireEvent.change(message, { target: { value: 'I ring the bell.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try this message' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue after it' }));
    expect(document.activeElement).toBe(message);
    expect(message.value).toBe('');
  });

  it('keeps the message and the earlier turns while another tab is shown', async () => {
    const { host, calls } = createFakeHost();
    const tokens = { constant: 0, triggered: 0 };
    calls.respond(tryMessages, () => ({ entries: [], earlier: [], tokens, budget: tokens }));
    const box = (
      <DraftContext.Provider value={openDraft(createDraftServer({}))}>
        <TryBox />
      </DraftContext.Provider>
    );
    const { unmount } = render(inShell(host, box));
    const messageArea = () => screen.getByLabelText<HTMLTextAreaElement>('A reader’s message');
    fireEvent.change(messageArea(), { target: { value: 'I ring the bell.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try this message' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue after it' }));
    fireEvent.change(messageArea(), { target: { value: 'I wait.' } });
    unmount();
    render(inShell(host, box));
    expect(messageArea().value).toBe('I wait.');
    expect(screen.getByDisplayValue('I ring the bell.')).toBeDefined();
  });
});

describe('a trial', () => {
  const active = {
    entryId: 'bell',
    outcome: 'active',
    reason: 'key',
    key: 'bell',
    calledBy: null,
    messagesAgo: null,
    tokens: 12,
  } as LoreTrial['entries'][number];

  function setup(testCount = 0) {
    const { host, calls } = createFakeHost();
    const tokens = { constant: 0, triggered: 12 };
    const entries = [active, { ...active, entryId: 'gone', outcome: 'budget' as const }];
    calls.respond(tryMessages, () => ({ entries, earlier: [], tokens, budget: tokens }));
    const lore = [loreEntryDraft.parse({ id: 'bell', title: ' ', content: 'Bells.', keys: ['bell'] })];
    const loreTests = Array.from({ length: testCount }, (_, at) => ({
      id: `t${at}`,
      earlier: [],
      message: 'Ring.',
      entryId: 'bell',
      expect: 'fires' as const,
    }));
    const draft = openDraft(createDraftServer({ type: 'STORY', lore, loreTests }));
    const box = (
      <DraftContext.Provider value={draft}>
        <TryBox />
      </DraftContext.Provider>
    );
    render(inShell(host, box));
    const type = (value: string) =>
      fireEvent.change(screen.getByLabelText('A reader’s message'), { target: { value } });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    return { calls, type, press, tests: () => draft.store.getState().content.loreTests ?? [] };
  }

  it('needs a message, and shows its results until the message changes', async () => {
    const { calls, type, press } = setup();
    const attempt = screen.getByRole('button', { name: 'Try this message' });
    type('  ');
    expect(attempt).toHaveProperty('disabled', true);
    type('I ring.');
    expect(attempt).toHaveProperty('disabled', false);
    press('Try this message');
    expect(await screen.findByText('Untitled entry')).toBeDefined();
    expect(screen.getByText('Deleted entry')).toBeDefined();
    expect(calls.sentTo(tryMessages)).toMatchObject([
      { entries: [{ id: 'bell' }], earlier: [], message: 'I ring.' },
    ]);
    type('I ring twice.');
    expect(screen.queryByText('Untitled entry')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue after it' })).toBeNull();
  });

  it('can become a test of its result, and confirms it until the next trial', async () => {
    const { type, press, tests } = setup();
    type(' I ring. ');
    press('Try this message');
    const [first, second] = await screen.findAllByRole('button', { name: 'Make this a test' });
    fireEvent.click(first as Element);
    expect(screen.getByText('Added a test for Untitled entry.')).toBeDefined();
    fireEvent.click(second as Element);
    expect(tests()).toMatchObject([
      { message: 'I ring.', earlier: [], entryId: 'bell', expect: 'fires' },
      { message: 'I ring.', earlier: [], entryId: 'gone', expect: 'silent' },
    ]);
    expect(tests()[0]?.id).not.toBe(tests()[1]?.id);
    press('Try this message');
    expect(screen.queryByText(/^Added a test/)).toBeNull();
  });

  it('cannot become a test beyond the limit', async () => {
    const { type, press } = setup(loreLimits.tests);
    type('I ring.');
    press('Try this message');
    expect(await screen.findByText('Untitled entry')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Make this a test' })).toBeNull();
  });

  it('reports a failure', async () => {
    const { calls, type, press } = setup();
    calls.respond(tryMessages, () => Promise.reject(new Error('down')));
    type('I ring.');
    press('Try this message');
    expect(await screen.findByText(pageMessages.loadFailed)).toBeDefined();
  });
});
