// @vitest-environment jsdom
import type { Message } from '@storyloom/contract/chat/entities/message';
import { NetworkError } from '@storyloom/http/errors';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { playChat } from '../../../testing/play-chat.ts';
import { storyDetail } from '../../../testing/stories.ts';
import type { Chat } from '../../chat/chat.ts';
import { runOf } from '../../chat/store/selectors.ts';
import type { PlayParts } from '../play-parts.ts';
import { Announcer } from '../status/Announcer.tsx';
import type { TurnAction } from '../turn-actions/turn-action.ts';
import { Transcript, type TranscriptProps } from './Transcript.tsx';

afterEach(cleanup);

const { host } = createFakeHost();
const story = storyDetail();
const parts: PlayParts = { actions: [], Illustration: () => null };
/** Renders its message's id, and whether that is the last turn. */
const probe: TurnAction = {
  id: 'probe',
  place: 'drawn',
  shows: () => true,
  Control: ({ turn }) => <output>{`${turn.message.id}${turn.isLast ? ', last' : ''}`}</output>,
};
const probed = { parts: { ...parts, actions: [probe] } };
const probes = () =>
  screen
    .getAllByRole('status')
    .flatMap(({ tagName, textContent }) => (tagName === 'OUTPUT' ? textContent : []));
const replies = () => screen.getAllByRole('article', { name: /repl|continues/ });
const reply = (id: string, change: Partial<Message> = {}) => message({ id, ...change });
const own = (id: string) => message({ id, role: 'user', model: null });

const page = (chat: Chat, props: Partial<TranscriptProps> = {}) => {
  const state = chat.store.getState();
  return (
    <HostContext value={host}>
      <Transcript chat={chat} state={state} story={story} speaker={null} parts={parts} {...props} />
      <Announcer chat={chat} generating={runOf(state) !== null} />
    </HostContext>
  );
};

describe('Transcript', () => {
  it('is a log without live announcements', async () => {
    const { chat } = await playChat();
    render(page(chat));
    const log = screen.getByRole('log', { name: 'Story' });
    expect(log.getAttribute('aria-live')).toBe('off');
    expect(log.getAttribute('aria-busy')).toBe('false');
    expect(log.textContent).toContain('The mule stops.');
  });

  it('is busy while a reply is generated and announces it by sentences', async () => {
    const { chat, runs, clock } = await playChat();
    const { rerender } = render(page(chat));
    chat.send('Push on');
    await settled();
    rerender(page(chat));
    expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('article', { name: 'The story continues' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Generating');
    expect(screen.getByText('Push on')).toBeDefined();

    await act(async () => {
      await runs[0]?.created();
      await runs[0]?.delta('The pass is white. Somebody sin');
      clock.advance(1_000);
    });
    rerender(page(chat));
    expect(screen.getByRole('log').textContent).toContain('Somebody sin');
    expect(screen.getByRole('status').textContent).toBe('The pass is white.');

    await act(async () => {
      await runs[0]?.done('The pass is white. Somebody sings.');
      clock.advance(1_000);
      await settled();
    });
    rerender(page(chat));
    expect(screen.getByRole('status').textContent).toContain('Reply complete');
    expect(screen.getByRole('log').getAttribute('aria-busy')).toBe('false');
  });

  it('shows a placeholder until there are turns or a run', async () => {
    const arriving = Promise.withResolvers<ReturnType<typeof dialogPage>>();
    const { chat } = await playChat({ dialog: [arriving.promise] });
    const { container, rerender } = render(page(chat));
    const placeholder = () => container.querySelector('.loading');
    expect(chat.store.getState().status).toBe('loading');
    expect(placeholder()).not.toBeNull();
    // The document knows that the story has not begun.
    rerender(page(chat, { returningTo: 0 }));
    expect(placeholder()).toBeNull();
    rerender(page(chat));
    expect(placeholder()).not.toBeNull();
    chat.send('Push on');
    await settled();
    rerender(page(chat));
    expect(placeholder()).toBeNull();
  });

  it('lets a reader choose among several openings before the first turn, and begins with the chosen one', async () => {
    const { chat, runs } = await playChat();
    const several = { story: { ...story, otherOpenings: ['It rains.', 'It burns.'] } };
    const { rerender } = render(page(chat, several));
    const press = (name: string) => {
      act(() => screen.getByRole('button', { name }).click());
      rerender(page(chat, several));
    };
    press('Previous opening');
    expect(screen.getByText('Opening 3 of 3')).toBeDefined();
    expect(screen.getByText('It burns.')).toBeDefined();
    press('Next opening');
    press('Next opening');
    expect(screen.getByText('It rains.')).toBeDefined();
    chat.send('Push on');
    await settled();
    rerender(page(chat, several));
    expect(runs[0]?.request?.input).toMatchObject({ content: 'Push on', opening: 1 });
    expect(screen.getByText('It rains.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Next opening' })).toBeNull();
  });

  it('announces no ending for a reply that never started', async () => {
    const { chat, runs } = await playChat();
    const { rerender } = render(page(chat));
    chat.send('Push on');
    await settled();
    rerender(page(chat));
    await act(async () => {
      await runs[0]?.throws(new NetworkError('offline'));
      await settled();
    });
    rerender(page(chat));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows markup as text', async () => {
    const text = '<img src=x onerror=alert(1)> and *stars*';
    const mine = message({ id: 'm', role: 'user', text: '<b>me</b>' });
    const { chat } = await playChat({ dialog: [dialogPage([message({ id: 'a', text }), mine])] });
    const { container } = render(page(chat));
    expect(container.querySelector('img, b')).toBeNull();
    expect(screen.getByText('<b>me</b>')).toBeDefined();
    expect(container.querySelector('em')?.textContent).toBe('stars');
  });

  it('labels the built-in storyteller once', async () => {
    const turns = ['d', 'c', 'b', 'a'].map((id, index) =>
      message({ id, role: index % 2 ? 'user' : 'assistant', model: 'storyteller' }),
    );
    const { chat } = await playChat({ dialog: [dialogPage(turns)] });
    render(page(chat));
    expect(screen.getAllByText(/^Built-in storyteller, without an AI model$/)).toHaveLength(1);
  });

  it('labels the built-in storyteller again after a reply of another model', async () => {
    const models = ['storyteller', 'storyteller', 'other', 'storyteller'];
    const turns = models.flatMap((model, index) => [own(`u${index}`), reply(`a${index}`, { model })]);
    const { chat } = await playChat({ dialog: [dialogPage(turns.toReversed())] });
    render(page(chat));
    const labelled = replies().map((turn) => turn.textContent?.includes('Built-in'));
    expect(labelled).toEqual([true, false, false, true]);
  });

  it('marks the last turn for its actions, and none while a reply is generated', async () => {
    const { chat } = await playChat({ dialog: [dialogPage([reply('a2'), own('u2'), reply('a1')])] });
    const { rerender } = render(page(chat, probed));
    expect(probes()).toEqual(['a1', 'u2', 'a2, last']);
    chat.send('Push on');
    await settled();
    rerender(page(chat, probed));
    expect(probes()).toEqual(['a1', 'u2', 'a2']);
  });

  it('edits one reply in place, without its actions meanwhile', async () => {
    const { chat } = await playChat({ dialog: [dialogPage([reply('a2'), own('u2'), reply('a1')])] });
    chat.startEdit('a1');
    render(page(chat, probed));
    const boxes = await screen.findAllByRole<HTMLTextAreaElement>('textbox');
    expect([boxes.map(({ value }) => value), probes()]).toEqual([['Text of a1.'], ['u2', 'a2, last']]);
  });

  it('names the speaker of a reply: its own, otherwise the character', async () => {
    const turns = [reply('a2', { speaker: 'Olga' }), own('u2'), reply('a1')];
    const { chat } = await playChat({ dialog: [dialogPage(turns)] });
    render(page(chat, { speaker: 'Ilse' }));
    const names = replies().map((turn) => turn.getAttribute('aria-label'));
    expect(names).toEqual(['Ilse replies', 'Olga replies']);
  });
});
