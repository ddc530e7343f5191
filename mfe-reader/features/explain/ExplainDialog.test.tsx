// @vitest-environment jsdom
import { explain } from '@storyloom/contract/chat/endpoints/explain';
import { retrievedMemories } from '@storyloom/contract/chat/endpoints/retrieved-memories';
import type { RetrievedMemory } from '@storyloom/contract/chat/entities/retrieved-memory';
import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { turnContext } from '../../testing/turn-context.ts';
import ExplainDialog from './ExplainDialog.tsx';

afterEach(cleanup);

const entry: LoreTrace = {
  entryId: 'one',
  title: 'The bell',
  content: 'It rings for the <drowned>.',
  isSecret: false,
  reason: 'key',
  key: 'bell',
  messageId: 'm2',
  keyIn: 'earlier',
  tokens: 8,
  outcome: 'active',
};

async function show(
  answer: () => LoreTrace[] | Promise<LoreTrace[]>,
  remembered: () => RetrievedMemory[] | Promise<RetrievedMemory[]> = () => [],
) {
  const { host, calls } = createFakeHost();
  calls.respond(explain, answer);
  calls.respond(retrievedMemories, remembered);
  render(inShell(host, <ExplainDialog turn={await turnContext()} onClose={() => {}} />));
  return calls;
}

describe('ExplainDialog', () => {
  it('shows the notes of the reply with their reasons', async () => {
    const secret = { ...entry, entryId: 'two', title: null, content: null, key: null, isSecret: true };
    const calls = await show(() => [entry, { ...secret, outcome: 'cooldown' }]);
    const used = await screen.findByRole('region', { name: 'Notes it used' });
    expect(used.textContent).toContain('It rings for the <drowned>.');
    expect(used.textContent).toContain('You mentioned “bell” earlier.');
    const left = screen.getByRole('region', { name: 'Notes it left out' });
    expect(left.textContent).toContain('A hidden note');
    expect(calls.sentTo(explain)).toEqual([{ messageId: 'a1' }]);
  });

  it('shows a message when no notes were used', async () => {
    await show(() => []);
    expect(await screen.findByText(/No notes came up/)).toBeDefined();
  });

  it('shows an error with Retry when loading fails', async () => {
    const calls = await show(() => Promise.reject(new Error('down')));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    calls.respond(explain, () => [entry]);
    fireEvent.click(retry);
    await waitFor(() => expect(screen.getByText('The bell')).toBeDefined());
  });

  const moment: RetrievedMemory = {
    messageId: 'm6',
    turn: 3,
    userText: 'I hide the <brass> key.',
    replyText: 'The seventh stair creaks.',
    matchedWords: ['brass', 'key'],
  };

  it('shows the memories that were in the prompt', async () => {
    const calls = await show(
      () => [],
      () => [moment],
    );
    const again = await screen.findByRole('region', { name: 'It remembered' });
    expect(again.textContent).toContain('Turn 3');
    expect(again.textContent).toContain('I hide the <brass> key.');
    expect(again.textContent).toContain('The seventh stair creaks.');
    expect(again.textContent).toContain('You mentioned “brass” and “key”.');
    expect(screen.queryByText(/Nothing of the world book/)).toBeNull();
    expect(calls.sentTo(retrievedMemories)).toEqual([{ messageId: 'a1' }]);
  });

  it('shows the notes when the memories do not load', async () => {
    await show(
      () => [entry],
      () => Promise.reject(new Error('down')),
    );
    expect(await screen.findByText('The bell')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'It remembered' })).toBeNull();
  });

  it('leaves out the side of a memory that has no text', async () => {
    await show(
      () => [],
      () => [
        { ...moment, userText: '' },
        { ...moment, messageId: 'm8', replyText: '' },
      ],
    );
    const again = await screen.findByRole('region', { name: 'It remembered' });
    const lines = [...again.querySelectorAll('li')].map((row) => row.querySelectorAll('p').length);
    expect(lines).toEqual([3, 3]);
  });

  it('is closed by its button, and calls onClose once it is gone', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(explain, () => []);
    calls.respond(retrievedMemories, () => []);
    const onClose = vi.fn();
    render(inShell(host, <ExplainDialog turn={await turnContext()} onClose={onClose} />));
    fireEvent.click(screen.getByRole('button', { name: 'Back to the story' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
