import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { NetworkError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { saveWith } from '../../testing/saves.ts';
import type { Chat } from './chat.ts';

const earlier = message({ id: 'a1', text: 'Rain on the harbour.', seq: 2 });

describe('chat.adoptDraft', () => {
  it('appends text typed earlier to the stored draft', async () => {
    const { chat, view } = await playChat();
    chat.adoptDraft('I knock');
    expect(view().draft).toBe('I knock');
    chat.adoptDraft('I knock');
    expect(view().draft, 'the same text once').toBe('I knock');
    chat.adoptDraft('Hello?');
    expect(view().draft).toBe('I knock\nHello?');
    chat.adoptDraft('');
    expect(view().draft).toBe('I knock\nHello?');
  });
});

describe('chat.open', () => {
  it('shows the stored draft of this visitor only', async () => {
    const { chat, view, drafts } = await playChat({ draft: 'I knock' });
    expect(view().draft).toBe('I knock');
    chat.open('reader2');
    expect(view().draft).toBe('');
    chat.setDraft('I wait');
    expect([drafts.get('story1'), drafts.get('story1 of reader2')]).toEqual(['I knock', 'I wait']);
    chat.open('reader1');
    expect(view().draft).toBe('I knock');
  });

  it('keeps text that was typed before the visitor was known', async () => {
    const { chat, view, drafts } = await playChat({ draft: 'I knock', typed: 'Hello?' });
    expect(view().draft).toBe('I knock\nHello?');
    expect(drafts.get('story1')).toBe('I knock\nHello?');
    chat.open('reader1');
    expect(view().draft).toBe('I knock\nHello?');
  });
});

describe('chat.open after a login', () => {
  const login = (chat: Chat) => chat.open('agnes', 'reader1');

  it('keeps the messages on the screen until those of the account are loaded', async () => {
    const own = dialogPage([message({ id: 'b1', text: 'Of the account.', seq: 3 }), earlier]);
    const { chat, texts, reads, turnTo } = await playChat({ dialog: [dialogPage([earlier])] });
    turnTo(own);
    login(chat);
    expect(texts()).toEqual(['Rain on the harbour.']);
    await settled();
    expect(texts()).toEqual(['Rain on the harbour.', 'Of the account.']);
    expect(reads).toHaveLength(2);
  });

  it('continues a reply that is being generated', async () => {
    const { chat, runs, texts, drawAll } = await playChat();
    chat.send('Open the door');
    await settled();
    await runs[0]?.created();
    login(chat);
    await runs[0]?.done('It creaks open.');
    await drawAll();
    expect(texts()).toEqual(['Open the door', 'It creaks open.']);
    expect(runs[0]?.signal?.aborted).toBe(false);
  });

  it('moves the draft to the account', async () => {
    const { chat, view, drafts } = await playChat({ draft: 'I knock' });
    login(chat);
    expect(view().draft).toBe('I knock');
    expect(drafts.get('story1 of agnes')).toBe('I knock');
  });
});

describe('chat.send', () => {
  it('shows the message, then the reply, and emits points.changed', async () => {
    const { chat, runs, texts, view, emitted, drawAll } = await playChat();
    chat.send('  Open the door  ');
    await settled();
    expect(view().run?.started).toBeNull();
    expect(runs[0]?.request?.input).toMatchObject({ parentId: null });
    await runs[0]?.created();
    await runs[0]?.delta('It creaks ');
    await drawAll();
    expect(chat.streamingText.getState().text).toBe('It creaks ');
    await runs[0]?.delta('open.');
    await runs[0]?.done('It creaks open.');
    await drawAll();
    expect(texts()).toEqual(['Open the door', 'It creaks open.']);
    expect(view().run).toBeNull();
    expect(emitted).toContain('points.changed');
  });

  it('sends once for repeated presses', async () => {
    const { chat, runs } = await playChat();
    chat.send('Knock');
    chat.send('Knock');
    await settled();
    chat.send('Knock');
    expect(runs).toHaveLength(1);
  });

  it('ignores a blank message', async () => {
    const { chat, runs } = await playChat();
    chat.send(' \n ');
    await settled();
    expect(runs).toHaveLength(0);
  });

  it('sends the head as parent, and the save', async () => {
    const { chat, runs } = await playChat({ dialog: [dialogPage([earlier])] });
    chat.send('Listen');
    expect(runs[0]?.request?.input).toMatchObject({
      parentId: 'a1',
      archiveId: 'save1',
      clientRequestId: 'try-1',
    });
  });

  it('keeps the draft until the server has accepted the message', async () => {
    const { chat, runs, view, drafts } = await playChat();
    chat.setDraft('Call her name');
    chat.send('Call her name');
    await settled();
    expect(view().draft).toBe('Call her name');
    await runs[0]?.created();
    expect(view().draft).toBe('');
    expect(drafts.get('story1')).toBe('');
  });

  it('keeps the stored draft when the text typed after it was sent', async () => {
    const { chat, runs, view, drafts } = await playChat({ draft: 'I knock', typed: ' Hello? ' });
    chat.send('Hello?');
    await settled();
    expect(view().draft).toBe('I knock\n Hello? ');
    await runs[0]?.created();
    expect(view().draft).toBe('I knock');
    expect(drafts.get('story1')).toBe('I knock');
  });

  it('keeps a draft that ends with the text of the sent option', async () => {
    const { chat, runs, view } = await playChat({ draft: 'half a Run' });
    chat.send('Run');
    await settled();
    await runs[0]?.created();
    expect(view().draft).toBe('half a Run');
  });

  it('does nothing while the head moves', async () => {
    const { chat, runs, answer } = await playChat({
      dialog: [dialogPage([message({ id: 'a2', parentId: 'a1' }), earlier])],
    });
    const moved = Promise.withResolvers<ReturnType<typeof saveWith>>();
    answer(moveHead, () => moved.promise);
    chat.rewind('a1');
    chat.send('Knock');
    chat.regenerate('a1');
    await settled();
    expect(runs).toHaveLength(0);
    moved.resolve(saveWith({ id: 'save1', headMessageId: 'a1' }));
    await settled();
    chat.send('Knock');
    expect(runs[0]?.request?.input).toMatchObject({ parentId: 'a1' });
  });

  it('keeps a draft when an option is sent instead', async () => {
    const { chat, runs, view } = await playChat({ draft: 'half a thought' });
    chat.send('Run');
    await settled();
    await runs[0]?.created();
    expect(view().draft).toBe('half a thought');
  });
});

describe('chat.open with a running reply', () => {
  const running = message({ id: 'reply', state: 'running', text: 'Once upon', runId: 'run1' });

  it('draws the known text at once and continues after it', async () => {
    const { chat, runs, texts, drawAll } = await playChat({
      dialog: [dialogPage([running, earlier], { activeRunId: 'run1' })],
    });
    expect(runs[0]).toMatchObject({ runId: 'run1', offset: 9 });
    expect(chat.streamingText.getState().text).toBe('Once upon');
    await runs[0]?.delta(' a tide.');
    await runs[0]?.done('Once upon a tide.');
    await drawAll();
    expect(texts()).toEqual(['Rain on the harbour.', 'Once upon a tide.']);
  });

  it('marks a reply without a run as interrupted', async () => {
    const { view } = await playChat({ dialog: [dialogPage([running, earlier])] });
    expect(view().messages.at(-1)?.state).toBe('interrupted');
  });
});

describe('chat.stop', () => {
  it('asks the server once and keeps the text received', async () => {
    const { chat, runs, stops, view, texts } = await playChat();
    chat.send('Knock');
    await settled();
    await runs[0]?.created();
    await runs[0]?.delta('A long, long answer begins');
    chat.stop();
    chat.stop();
    expect(stops).toEqual(['run1']);
    await runs[0]?.done('A long, long answer begins', 'stopped');
    expect(texts()).toEqual(['Knock', 'A long, long answer begins']);
    expect(view().messages.at(-1)?.state).toBe('stopped');
  });

  it('stops the run as soon as the server has created it', async () => {
    const { chat, runs, stops } = await playChat();
    chat.send('Knock');
    await settled();
    chat.stop();
    expect(stops).toEqual([]);
    await runs[0]?.created();
    expect(stops).toEqual(['run1']);
  });

  it('stops the run of a message that waits for the messages before it', async () => {
    const { chat, runs, stops } = await playChat();
    chat.reload();
    chat.send('Knock');
    chat.stop();
    await settled();
    await runs[0]?.created();
    expect(stops).toEqual(['run1']);
  });

  it('can be repeated after a failure', async () => {
    const { chat, runs, view, notes, failNext } = await playChat();
    chat.send('Knock');
    await settled();
    await runs[0]?.created();
    failNext(new Error('down'));
    chat.stop();
    await settled();
    expect(view().run?.stopping).toBe(false);
    expect(notes).toHaveLength(1);
  });
});

describe('a reply that the server has not accepted', () => {
  it('is not marked as reconnecting, even once it is accepted', async () => {
    const { chat, runs, view } = await playChat();
    chat.send('Knock');
    await settled();
    runs[0]?.reconnecting(true);
    expect(view().run).not.toHaveProperty('reconnecting');
    await runs[0]?.created();
    expect(view().run).toMatchObject({ started: { runId: 'run1' }, reconnecting: false });
  });

  it('adds no message if the run ends with an error, and can be retried as the same request', async () => {
    const { chat, runs, view, drawAll } = await playChat({ dialog: [dialogPage([earlier])] });
    chat.send('Knock');
    await settled();
    await runs[0]?.fails('chat.provider_failed');
    await drawAll();
    expect(view()).toMatchObject({ run: null, error: { kind: 'failed' }, messages: [{ id: 'a1' }] });
    chat.retry();
    expect(runs[1]?.request).toEqual(runs[0]?.request);
  });
});

describe('a reply that ends early', () => {
  it('keeps its text and is continued without drawing it twice', async () => {
    const { chat, runs, texts, view, drawAll } = await playChat();
    chat.send('Knock');
    await settled();
    await runs[0]?.created();
    await runs[0]?.delta('Half a');
    await runs[0]?.fails('chat.interrupted');
    await drawAll();
    expect(view().messages.at(-1)).toMatchObject({ text: 'Half a', state: 'interrupted' });
    chat.continueReply();
    await settled();
    expect(runs[1]?.request).toMatchObject({ kind: 'continue', input: { messageId: 'reply' } });
    await runs[1]?.created();
    await runs[1]?.delta('Half a');
    expect(chat.streamingText.getState().text).toBe('Half a');
    await runs[1]?.delta(' reply.');
    await runs[1]?.done('Half a reply.');
    await drawAll();
    expect(texts()).toEqual(['Knock', 'Half a reply.']);
  });

  it.each([
    ['', 'refresh'],
    ['Half a', 'continue'],
  ])('that failed after the text %j is requested again as a %s', async (text, kind) => {
    const { chat, runs, view, drawAll } = await playChat();
    chat.send('Knock');
    await settled();
    await runs[0]?.created();
    await runs[0]?.delta(text);
    await runs[0]?.fails('chat.provider_failed');
    await drawAll();
    expect(view().messages.at(-1)?.state).toBe('error');
    chat.retry();
    await settled();
    expect(runs[1]?.request).toMatchObject({ kind, input: { messageId: 'reply' } });
  });

  it('is followed again by Retry after a lost connection', async () => {
    const running = message({ id: 'reply', state: 'running', text: 'Half a', runId: 'run1' });
    const { chat, runs, view } = await playChat({
      dialog: [dialogPage([]), dialogPage([running], { activeRunId: 'run1' })],
    });
    chat.send('Knock');
    await settled();
    await runs[0]?.created();
    runs[0]?.reconnecting(true);
    expect(view().run).toMatchObject({ reconnecting: true });
    await runs[0]?.throws(new NetworkError('gone'));
    expect(view()).toMatchObject({ run: null, error: { kind: 'lost' } });
    chat.retry();
    await settled();
    expect(runs[1]).toMatchObject({ runId: 'run1', offset: 6 });
  });
});

describe('chat.regenerate', () => {
  const path = [
    message({ id: 'a2', text: 'Later.' }),
    message({ id: 'u2', role: 'user', text: 'Go on' }),
    message({ id: 'a1', text: 'Rain.' }),
  ];

  it('replaces the reply and removes the messages after it from the path', async () => {
    const { chat, runs, texts, view, drawAll } = await playChat({ dialog: [dialogPage(path)] });
    chat.regenerate('a1');
    await settled();
    expect(runs[0]?.request).toMatchObject({
      kind: 'refresh',
      input: { messageId: 'a1', expectedHeadId: 'a2' },
    });
    expect(texts()).toEqual(['Rain.', 'Go on', 'Later.']);
    await runs[0]?.created();
    await runs[0]?.done('Snow.');
    await drawAll();
    expect(texts()).toEqual(['Snow.']);
    expect(view().undoSteps).toMatchObject([{ headId: 'a2' }]);
  });

  it('offers no undo for the last reply', async () => {
    const { chat, runs, view } = await playChat({ dialog: [dialogPage(path)] });
    chat.regenerate('a2');
    await settled();
    await runs[0]?.created();
    expect(view().undoSteps).toEqual([]);
  });

  it('changes nothing when it cannot start, and can be retried', async () => {
    const { chat, runs, texts } = await playChat({ dialog: [dialogPage(path)] });
    chat.regenerate('a1');
    await settled();
    await runs[0]?.throws(new NetworkError('gone'));
    expect(texts()).toEqual(['Rain.', 'Go on', 'Later.']);
    chat.retry();
    await settled();
    await runs[1]?.created();
    expect(runs[1]?.request).toEqual(runs[0]?.request);
    expect(texts()).toEqual([]);
  });
});
