// @vitest-environment jsdom
import { editFact } from '@storyloom/contract/chat/endpoints/edit-fact';
import { known } from '@storyloom/contract/chat/endpoints/known';
import { pinFact } from '@storyloom/contract/chat/endpoints/pin-fact';
import { pinnedFacts } from '@storyloom/contract/chat/endpoints/pinned-facts';
import { unpinFact } from '@storyloom/contract/chat/endpoints/unpin-fact';
import type { PinnedFact } from '@storyloom/contract/chat/entities/pinned-fact';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { factWith } from '../../testing/facts.ts';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import type { DialogPage } from '../chat/store/dialog-page.ts';
import MemoryPanel from './MemoryPanel.tsx';

afterEach(cleanup);

const lamp = factWith({ id: 'lamp', content: 'The lamp is Odile’s.', messageId: 'a1' });
const mara = factWith({ id: 'mara', content: 'I am called Mara.', createdAt: '2026-01-02T00:00:00Z' });
const played = dialogPage([message({ id: 'a1', pinned: true })]);

const nothingKnown = { answers: [], facts: null, soFar: [] };

/** Renders the panel with facts that a fake host stores. */
async function open(facts: PinnedFact[], dialog: DialogPage | Promise<DialogPage> = played) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  let stored = facts;
  calls.respond(pinnedFacts, () => stored);
  calls.respond(pinFact, ({ content, messageId = null }) => {
    const made = factWith({
      id: `new${stored.length}`,
      content,
      messageId,
      createdAt: '2026-01-03T00:00:00Z',
    });
    stored = [...stored, made];
    return made;
  });
  calls.respond(editFact, ({ id, content }) => {
    stored = stored.map((fact) => (fact.id === id ? { ...fact, content } : fact));
    return factWith({ ...stored.find((fact) => fact.id === id), id });
  });
  calls.respond(known, () => nothingKnown);
  calls.respond(unpinFact, ({ id }) => {
    stored = stored.filter((fact) => fact.id !== id);
    return { id };
  });
  const { chat, view } = await playChat({ dialog: [dialog] });
  render(inShell(host, <MemoryPanel story={storyDetail({ id: 'story1' })} chat={chat} />));
  return { calls, toast, chat, marked: () => view().messages[0]?.pinned };
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const unpin = async (fact: PinnedFact) => {
  const button = await screen.findByRole('button', { name: `Remove “${fact.content}”` });
  button.focus();
  fireEvent.click(button);
};

describe('MemoryPanel', () => {
  it('lists the facts with their source', async () => {
    await open([lamp, mara]);
    await screen.findByText('2 of 20 facts');
    expect(rows()).toEqual(['The lamp is Odile’s.', 'I am called Mara.']);
    expect(screen.getByText('From the story')).toBeDefined();
    expect(screen.getByText('Written by you')).toBeDefined();
  });

  it('pins a fact and clears the form', async () => {
    const { calls } = await open([]);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New fact' });
    fireEvent.change(box, { target: { value: 'I am called Mara.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pin' }));
    expect(await screen.findByText('1 of 20 facts')).toBeDefined();
    expect(calls.sentTo(pinFact)).toEqual([{ archiveId: 'save1', content: 'I am called Mara.' }]);
    expect(box.value).toBe('');
  });

  it('unpins a fact, removes its mark and focuses Undo, which restores both', async () => {
    const { calls, marked } = await open([lamp, mara]);
    await unpin(lamp);
    expect(screen.getByText('1 of 20 facts')).toBeDefined();
    expect(rows()).toEqual(['The lamp is Odile’s.', 'I am called Mara.']);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(marked()).toBe(false));
    fireEvent.click(undo);
    expect(await screen.findByText('2 of 20 facts')).toBeDefined();
    expect(calls.sentTo(pinFact)).toEqual([{ archiveId: 'save1', messageId: 'a1', content: lamp.content }]);
    expect(marked()).toBe(true);
    expect(rows()).toHaveLength(2);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Edit “${lamp.content}”`);
  });

  it('pins a fact again once, after its removal has completed', async () => {
    const { calls } = await open([lamp]);
    const removal = Promise.withResolvers<{ id: string }>();
    calls.respond(unpinFact, () => removal.promise);
    await unpin(lamp);
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.click(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(calls.sentTo(unpinFact)).toHaveLength(1));
    expect(calls.sentTo(pinFact)).toEqual([]);
    calls.respond(pinnedFacts, () => []);
    removal.resolve({ id: 'lamp' });
    await waitFor(() => expect(calls.sentTo(pinFact)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(calls.sentTo(pinFact)).toHaveLength(1);
  });

  it('edits a fact in its place and returns the focus to its pencil', async () => {
    const { calls } = await open([lamp, mara]);
    fireEvent.click(await screen.findByRole('button', { name: `Edit “${lamp.content}”` }));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit fact' });
    expect(document.activeElement).toBe(box);
    fireEvent.change(box, { target: { value: 'The lamp is mine.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const pencil = await screen.findByRole('button', { name: 'Edit “The lamp is mine.”' });
    expect(calls.sentTo(editFact)).toEqual([{ id: 'lamp', content: 'The lamp is mine.' }]);
    expect(rows()).toEqual(['The lamp is mine.', 'I am called Mara.']);
    expect(document.activeElement).toBe(pencil);
  });

  it('sends nothing for an edit that is cancelled or changes nothing', async () => {
    const { calls } = await open([lamp]);
    const begin = async () => {
      fireEvent.click(await screen.findByRole('button', { name: `Edit “${lamp.content}”` }));
      return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit fact' });
    };
    fireEvent.change(await begin(), { target: { value: 'No.' } });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Edit fact' }), { key: 'Escape' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Edit “${lamp.content}”`);
    expect((await begin()).value).toBe(lamp.content);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit fact' })).toBeNull());
    expect(calls.sentTo(editFact)).toEqual([]);
  });

  it('keeps an edit that is refused in its form and says why', async () => {
    const { calls } = await open([lamp]);
    calls.respond(editFact, () => {
      throw new BusinessError(13013, 'Your pinned facts are full.', 'chat.facts_full', {});
    });
    fireEvent.click(await screen.findByRole('button', { name: `Edit “${lamp.content}”` }));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit fact' });
    fireEvent.change(box, { target: { value: 'The lamp is mine.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Your pinned facts are full.');
    expect(box.value).toBe('The lamp is mine.');
  });

  it('restores one fact at a time', async () => {
    const { calls } = await open([lamp, mara]);
    await unpin(lamp);
    await unpin(mara);
    calls.respond(pinFact, () => new Promise(() => {}));
    for (const undo of screen.getAllByRole('button', { name: 'Undo' })) fireEvent.click(undo);
    await waitFor(() => expect(calls.sentTo(pinFact)).toHaveLength(1));
    await act(settled);
    expect(calls.sentTo(pinFact)).toMatchObject([{ content: lamp.content }]);
  });

  it('keeps a fact removed if pinning it again is refused, and says why', async () => {
    const { calls, toast } = await open([lamp]);
    calls.respond(pinFact, () => {
      throw new BusinessError(13013, 'This save holds as many facts as it can.', 'chat.facts_full', {});
    });
    await unpin(lamp);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('error', 'This save holds as many facts as it can.'),
    );
    expect(screen.getByText('0 of 20 facts')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  });

  it('keeps the mark of a message while another fact from it is pinned', async () => {
    const { calls, marked } = await open([lamp, factWith({ id: 'two', messageId: 'a1' })]);
    await unpin(lamp);
    await waitFor(() => expect(calls.sentTo(pinnedFacts).length).toBeGreaterThan(1));
    expect(marked()).toBe(true);
  });

  it('restores a fact that couldn’t be removed', async () => {
    const { calls, toast } = await open([lamp]);
    calls.respond(unpinFact, () => {
      throw new NetworkError('down');
    });
    await unpin(lamp);
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('error', 'That fact couldn’t be removed. Try again.'),
    );
    expect(screen.getByText('1 of 20 facts')).toBeDefined();
  });

  it('replaces the form when the save is full', async () => {
    await open(Array.from({ length: chatLimits.facts }, (_, at) => factWith({ id: `f${at}` })));
    expect(await screen.findByText(/^You’ve pinned 20 facts/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows an empty state before the first message', async () => {
    await open([], dialogPage([]));
    expect(await screen.findByText('No facts yet')).toBeDefined();
  });

  it('shows no empty state while the messages are loaded', async () => {
    await open([], new Promise<DialogPage>(() => {}));
    expect(screen.queryByText('No facts yet')).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  it('shows an error with Retry when loading fails', async () => {
    const { calls } = await open([lamp]);
    cleanup();
    const failing = createFakeHost();
    failing.calls.respond(pinnedFacts, () => {
      throw new NetworkError('down');
    });
    const { chat } = await playChat({ dialog: [played] });
    render(inShell(failing.host, <MemoryPanel story={storyDetail({ id: 'story1' })} chat={chat} />));
    expect(await screen.findByText('Couldn’t load your facts.')).toBeDefined();
    failing.calls.respond(pinnedFacts, () => [mara]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('I am called Mara.')).toBeDefined();
    expect(calls.sentTo(pinnedFacts).length).toBeGreaterThan(0);
  });

  it('shows the characters left once a full fact may not fit, and why nothing can be added', async () => {
    const facts = (count: number, length: number) =>
      Array.from({ length: count }, (_, at) =>
        factWith({ id: `f${at}`, content: `${at}`.padEnd(length, 'x') }),
      );
    await open(facts(6, 300));
    expect(await screen.findByText('6 of 20 facts, 200 characters left')).toBeDefined();
    cleanup();
    await open(facts(8, 250));
    expect(await screen.findByText(/^Your facts have reached the limit of their total length/)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    await open(facts(20, 10));
    expect(await screen.findByText(/^You’ve pinned 20 facts/)).toBeDefined();
  });

  it('keeps a refused fact in the form, says why until it is edited, and accepts the edited one', async () => {
    const { calls } = await open([]);
    calls.respond(pinFact, () => Promise.reject(new Error('down')));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New fact' });
    fireEvent.change(box, { target: { value: 'I am Mara.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pin' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Action failed. Try again.');
    expect(box.value).toBe('I am Mara.');
    fireEvent.change(box, { target: { value: 'I am called Mara.' } });
    expect(screen.queryByRole('alert')).toBeNull();
    calls.respond(pinFact, ({ content }) => factWith({ id: 'new', content }));
    fireEvent.click(screen.getByRole('button', { name: 'Pin' }));
    await waitFor(() => expect(box.value).toBe(''));
  });
});
