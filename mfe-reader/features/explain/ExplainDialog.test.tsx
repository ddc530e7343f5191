// @vitest-environment jsdom
import { explain } from '@storyloom/contract/endpoints/chat/explain';
import { retrievedMemories } from '@storyloom/contract/endpoints/chat/retrieved-memories';
import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';
import type { RetrievedMemory } from '@storyloom/contract/entities/retrieved-memory';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { actedTurn } from '../../testing/turn-context.ts';
import WhyDialog from './ExplainDialog.tsx';

afterEach(cleanup);

const entry: LoreTrace = {
  entryId: 'one',
  title: 'The bell',
  content: 'It rings for the <drowned>.',
  isSecret: false,
  reason: 'key',
  key: 'bell',
  messageId: null,
  tokens: 8,
  outcome: 'active',
};

async function show(
  answer: () => LoreTrace[] | Promise<LoreTrace[]>,
  remembered: () => RetrievedMemory[] | Promise<RetrievedMemory[]> = () => [],
) {
  const { host, calls } = createFakeHost();
  calls.answer(explain, answer);
  calls.answer(retrievedMemories, remembered);
  render(inShell(host, <WhyDialog turn={await actedTurn()} onClose={() => {}} />));
  return calls;
}

it('shows the lore of that very reply, with the reason', async () => {
  const secret = { ...entry, entryId: 'two', title: null, content: null, key: null, isSecret: true };
  const calls = await show(() => [entry, { ...secret, outcome: 'cooldown' }]);
  const used = await screen.findByRole('region', { name: 'It was written with' });
  expect(used.textContent).toContain('It rings for the <drowned>.');
  expect(used.textContent).toContain('“bell” was spoken of.');
  const left = screen.getByRole('region', { name: 'Thought of, and left out' });
  expect(left.textContent).toContain('A secret of this story');
  expect(calls.sentTo(explain)).toEqual([{ messageId: 'a1' }]);
});

it('says so when the world book had no part in it', async () => {
  await show(() => []);
  expect(await screen.findByText(/Nothing of the world book came up/)).toBeDefined();
});

it('offers to try again when the reasons do not load', async () => {
  const calls = await show(() => Promise.reject(new Error('down')));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  calls.answer(explain, () => [entry]);
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

it('shows the moments of long ago that the reply was told again', async () => {
  const calls = await show(
    () => [],
    () => [moment],
  );
  const again = await screen.findByRole('region', { name: 'It remembered' });
  expect(again.textContent).toContain('Your turn 3');
  expect(again.textContent).toContain('I hide the <brass> key.');
  expect(again.textContent).toContain('The seventh stair creaks.');
  expect(again.textContent).toContain('“brass” and “key” were spoken of again.');
  expect(screen.queryByText(/Nothing of the world book/)).toBeNull();
  expect(calls.sentTo(retrievedMemories)).toEqual([{ messageId: 'a1' }]);
});

it('still tells the lore when the moments do not load', async () => {
  await show(
    () => [entry],
    () => Promise.reject(new Error('down')),
  );
  expect(await screen.findByText('The bell')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'It remembered' })).toBeNull();
});
