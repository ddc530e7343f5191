// @vitest-environment jsdom
import { pinFact } from '@storyloom/contract/endpoints/chat/pin-fact';
import { pinnedFacts } from '@storyloom/contract/endpoints/chat/pinned-facts';
import { unpinFact } from '@storyloom/contract/endpoints/chat/unpin-fact';
import type { PinnedFact } from '@storyloom/contract/entities/pinned-fact';
import { limits } from '@storyloom/contract/limits';
import { NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { factOf } from '../../testing/facts.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import MemoryPanel from './MemoryPanel.tsx';

afterEach(cleanup);

const lamp = factOf({ id: 'lamp', content: 'The lamp is Odile’s.', messageId: 'a1' });
const mara = factOf({ id: 'mara', content: 'I am called Mara.', createdAt: '2026-01-02T00:00:00Z' });
const played = dialogPage([message({ id: 'a1', pinned: true })]);

/** The panel over facts that the test holds. */
async function open(facts: PinnedFact[], dialog = played) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  let kept = facts;
  calls.answer(pinnedFacts, () => kept);
  calls.answer(pinFact, ({ content, messageId = null }) => {
    const made = factOf({ id: `new${kept.length}`, content, messageId, createdAt: '2026-01-03T00:00:00Z' });
    kept = [...kept, made];
    return made;
  });
  calls.answer(unpinFact, ({ id }) => {
    kept = kept.filter((fact) => fact.id !== id);
    return { id };
  });
  const { chat, view } = await playChat({ dialog: [dialog] });
  render(inShell(host, <MemoryPanel story={storyDetail({ id: 'story1' })} chat={chat} />));
  return { calls, toast, marked: () => view().messages[0]?.pinned };
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const letGo = async (fact: PinnedFact) => {
  const button = await screen.findByRole('button', { name: `Let go of “${fact.content}”` });
  button.focus();
  fireEvent.click(button);
};

it('lists what is remembered, and from where', async () => {
  await open([lamp, mara]);
  await screen.findByText('2 of 20 remembered');
  expect(rows()).toEqual(['The lamp is Odile’s.', 'I am called Mara.']);
  expect(screen.getByText('From the story')).toBeDefined();
  expect(screen.getByText('Your own words')).toBeDefined();
});

it('takes the reader’s own words and is ready for the next', async () => {
  const { calls } = await open([]);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'In your own words' });
  fireEvent.change(box, { target: { value: 'I am called Mara.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remember' }));
  expect(await screen.findByText('1 of 20 remembered')).toBeDefined();
  expect(calls.sentTo(pinFact)).toEqual([{ archiveId: 'save1', content: 'I am called Mara.' }]);
  expect(box.value).toBe('');
});

it('lets go at once, the mark at the turn too, and takes it back by the key that let go', async () => {
  const { calls, marked } = await open([lamp, mara]);
  await letGo(lamp);
  expect(screen.getByText('1 of 20 remembered')).toBeDefined();
  expect(rows()).toEqual(['The lamp is Odile’s.', 'I am called Mara.']);
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await waitFor(() => expect(marked()).toBe(false));
  fireEvent.click(undo);
  expect(await screen.findByText('2 of 20 remembered')).toBeDefined();
  expect(calls.sentTo(pinFact)).toEqual([{ archiveId: 'save1', messageId: 'a1', content: lamp.content }]);
  expect(marked()).toBe(true);
  expect(rows()).toHaveLength(2);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Let go of “${lamp.content}”`);
});

it('keeps the mark of a turn while another fact of it stays', async () => {
  const { calls, marked } = await open([lamp, factOf({ id: 'two', messageId: 'a1' })]);
  await letGo(lamp);
  await waitFor(() => expect(calls.sentTo(pinnedFacts).length).toBeGreaterThan(1));
  expect(marked()).toBe(true);
});

it('puts back what could not be let go', async () => {
  const { calls, toast } = await open([lamp]);
  calls.answer(unpinFact, () => {
    throw new NetworkError('down');
  });
  await letGo(lamp);
  await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'It could not be let go. Try again.'));
  expect(screen.getByText('1 of 20 remembered')).toBeDefined();
});

it('says when the save is full, and offers no box', async () => {
  await open(Array.from({ length: limits.facts }, (_, at) => factOf({ id: `f${at}` })));
  expect(await screen.findByText(/holds as many facts as it can/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('invites where nothing was played', async () => {
  await open([], dialogPage([]));
  expect(await screen.findByText('Nothing to remember yet')).toBeDefined();
});

it('says so when it did not load, and loads when asked again', async () => {
  const { calls } = await open([lamp]);
  cleanup();
  const failing = createFakeHost();
  failing.calls.answer(pinnedFacts, () => {
    throw new NetworkError('down');
  });
  const { chat } = await playChat({ dialog: [played] });
  render(inShell(failing.host, <MemoryPanel story={storyDetail({ id: 'story1' })} chat={chat} />));
  expect(await screen.findByText('Load failed, please refresh later')).toBeDefined();
  failing.calls.answer(pinnedFacts, () => [mara]);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('I am called Mara.')).toBeDefined();
  expect(calls.sentTo(pinnedFacts).length).toBeGreaterThan(0);
});
