// @vitest-environment jsdom
import { explain } from '@storyloom/contract/endpoints/chat/explain';
import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { actedTurn } from '../../testing/acted-turn.ts';
import WhyDialog from './WhyDialog.tsx';

afterEach(cleanup);

const entry: LoreTrace = {
  entryId: 'one',
  title: 'The bell',
  content: 'It rings for the <drowned>.',
  isSecret: false,
  why: 'key',
  key: 'bell',
  messageId: null,
  tokens: 8,
  outcome: 'in',
};

async function show(answer: () => LoreTrace[] | Promise<LoreTrace[]>) {
  const { host, calls } = createFakeHost();
  calls.answer(explain, answer);
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
