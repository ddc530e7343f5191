import { NetworkError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { playChat } from '../../../testing/play-chat.ts';
import type { DialogPage } from '../store/dialog-page.ts';

const earlier = message({ id: 'a1', text: 'Rain on the harbour.', seq: 2 });

describe('chat history', () => {
  it('loads older messages once', async () => {
    const { chat, texts, reads } = await playChat({
      dialog: [
        dialogPage([message({ id: 'c', text: '3' }), message({ id: 'b', text: '2' })], { nextCursorTs: 7 }),
        dialogPage([message({ id: 'b', text: '2' }), message({ id: 'a', text: '1' })]),
      ],
    });
    chat.loadOlder();
    chat.loadOlder();
    await settled();
    expect(reads).toHaveLength(2);
    expect(reads[1]).toMatchObject({ cursorTs: 7, archiveId: 'save1' });
    expect(texts()).toEqual(['1', '2', '3']);
  });

  it('is loaded by Retry of a message, which is then sent', async () => {
    const { chat, runs, view, failNext } = await playChat();
    failNext(new NetworkError('down'));
    chat.reload();
    await settled();
    expect(view().status).toBe('failed');
    chat.send('Knock');
    await settled();
    expect(view().error?.kind).toBe('failed');
    failNext(null);
    chat.retry();
    await settled();
    expect(runs).toHaveLength(1);
  });

  it('gives a queued message its parent once loaded, also by Retry', async () => {
    const { chat, runs, view, failNext, turnTo } = await playChat({
      dialog: [dialogPage([], { archiveId: null })],
    });
    failNext(new NetworkError('down'));
    chat.reload();
    chat.send('Knock');
    await settled();
    chat.retry();
    await settled();
    expect(view()).toMatchObject({ status: 'failed', error: { kind: 'failed' } });
    failNext(null);
    turnTo(dialogPage([earlier]));
    chat.retry();
    await settled();
    expect(runs).toHaveLength(1);
    expect(runs[0]?.request?.input).toMatchObject({
      content: 'Knock',
      parentId: 'a1',
      archiveId: 'save1',
      clientRequestId: 'try-1',
    });
  });

  it('keeps a sent request unchanged across a reload', async () => {
    const { chat, runs, view, failNext, turnTo } = await playChat({ dialog: [dialogPage([earlier])] });
    chat.send('Knock');
    await settled();
    await runs[0]?.throws(new NetworkError('gone'));
    turnTo(dialogPage([message({ id: 'b2', text: 'Elsewhere.' })]));
    chat.sync();
    failNext(new NetworkError('down'));
    await settled();
    expect(view()).toMatchObject({ status: 'failed', error: { retry: { request: runs[0]?.request } } });
    failNext(null);
    chat.retry();
    await settled();
    expect(runs[1]?.request).toEqual(runs[0]?.request);
  });

  it('drops the messages and the run of the previous visitor', async () => {
    const { chat, runs, texts, view } = await playChat({ dialog: [dialogPage([earlier]), dialogPage([])] });
    chat.send('Knock');
    await runs[0]?.created();
    chat.open('reader2');
    await settled();
    expect(runs[0]?.signal?.aborted).toBe(true);
    expect(texts()).toEqual([]);
    expect(view().run).toBeNull();
  });

  it('is loaded again during a run, which is then followed only if it is in the save', async () => {
    const { chat, runs, texts, view, turnTo } = await playChat({ dialog: [dialogPage([earlier])] });
    chat.send('Knock');
    await runs[0]?.created();
    turnTo(dialogPage([message({ id: 'b1', text: 'Another save.' })], { archiveId: 'save2' }));
    chat.reload();
    await settled();
    expect(runs[0]?.signal?.aborted).toBe(true);
    expect(texts()).toEqual(['Another save.']);
    expect(view()).toMatchObject({ status: 'ready', run: null, saveId: 'save2' });
  });

  it('drops an older page that belongs to another path', async () => {
    const older = Promise.withResolvers<DialogPage>();
    const newest = dialogPage([earlier], { nextCursorTs: 7 });
    const { chat, texts, view, turnTo } = await playChat({ dialog: [newest] });
    turnTo(older.promise, dialogPage([message({ id: 'b1', text: 'Another save.' })], { nextCursorTs: 7 }));
    chat.loadOlder();
    chat.reload();
    await settled();
    older.resolve(dialogPage([message({ id: 'a0', text: 'Of the old save.' })]));
    await settled();
    expect(texts()).toEqual(['Another save.']);
    expect(view().older).toEqual({ status: 'partial', cursor: 7 });
  });

  it('is loaded once for the same visitor', async () => {
    const { chat, reads } = await playChat();
    chat.open('reader1');
    await settled();
    expect(reads).toHaveLength(1);
  });

  it('offers an older page again after it could not be read', async () => {
    const { chat, texts, view, failNext, turnTo } = await playChat({
      dialog: [dialogPage([earlier], { nextCursorTs: 7 })],
    });
    failNext(new NetworkError('down'));
    chat.loadOlder();
    await settled();
    expect(view().older).toEqual({ status: 'failed', cursor: 7 });
    failNext(null);
    turnTo(dialogPage([message({ id: 'a0', text: 'Before.' })]));
    chat.loadOlder();
    await settled();
    expect([texts(), view().older]).toEqual([['Before.', 'Rain on the harbour.'], { status: 'complete' }]);
    chat.loadOlder();
    await settled();
    expect(texts()).toHaveLength(2);
  });

  it('is compared again after the head could not be read', async () => {
    const { chat, texts, failNext, turnTo } = await playChat({ dialog: [dialogPage([earlier])] });
    failNext(new NetworkError('down'));
    chat.sync();
    await settled();
    failNext(null);
    turnTo(dialogPage([message({ id: 'b1', text: 'Elsewhere.' })]));
    chat.sync();
    await settled();
    expect(texts()).toEqual(['Elsewhere.']);
  });
});
