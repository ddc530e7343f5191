import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';

const earlier = message({ id: 'a1', text: 'Rain on the harbour.', seq: 2 });

describe('a failed chat.send', () => {
  it('is retried as the same request', async () => {
    const { chat, runs, view } = await playChat();
    chat.send('Knock');
    await settled();
    await runs[0]?.throws(new NetworkError('gone'));
    expect(view()).toMatchObject({ run: null, draft: '', error: { kind: 'failed' } });
    chat.retry();
    await settled();
    expect(runs[1]?.request).toEqual(runs[0]?.request);
    expect(view().error).toBeNull();
  });

  it('returns a refused message to the composer', async () => {
    const { chat, runs, view } = await playChat();
    chat.send('Something foul');
    await settled();
    await runs[0]?.throws(new BusinessError(13012, 'This cannot be written here.', 'chat.moderated', {}));
    expect(view()).toMatchObject({
      draft: 'Something foul',
      error: { text: 'This cannot be written here.', retry: null },
    });
  });

  it('keeps a newer draft when the message is refused', async () => {
    const { chat, runs, view } = await playChat();
    chat.setDraft('Something foul');
    chat.send('Something foul');
    await settled();
    chat.setDraft('Something kind');
    await runs[0]?.throws(new BusinessError(13012, 'This cannot be written here.', 'chat.moderated', {}));
    expect(view().draft).toBe('Something kind');
  });

  it('reports missing points, so that the page reloads the balance', async () => {
    const { chat, runs, view, emitted } = await playChat();
    chat.send('Knock');
    await settled();
    await runs[0]?.throws(
      new BusinessError(14001, 'Not enough points.', 'points.insufficient', { balance: 0, price: 1 }),
    );
    expect(view()).toMatchObject({ draft: 'Knock', error: { kind: 'points', price: 1 } });
    expect(emitted).toEqual(['points.changed']);
  });

  it('is sent once points were gained, and is removed from the composer', async () => {
    const { chat, runs, view } = await playChat({ dialog: [dialogPage([earlier])] });
    chat.send('Knock');
    await settled();
    await runs[0]?.throws(
      new BusinessError(14001, 'Not enough points.', 'points.insufficient', { balance: 0, price: 3 }),
    );
    chat.retry();
    await settled();
    expect(runs[1]?.request).toMatchObject({
      kind: 'send',
      input: { content: 'Knock', parentId: 'a1', clientRequestId: 'try-1', price: 3 },
    });
    await runs[1]?.created();
    expect(view()).toMatchObject({ draft: '', error: null });
  });

  it('sends the price that the page shows, and another one only on retry', async () => {
    const { chat, runs, view, emitted } = await playChat({ price: 0 });
    chat.send('Knock');
    await settled();
    expect(runs[0]?.request?.input).toMatchObject({ price: 0 });
    await runs[0]?.throws(new BusinessError(13014, 'Changed.', 'chat.price_changed', { price: 1 }));
    expect(view()).toMatchObject({ draft: 'Knock', error: { kind: 'price', price: 1 } });
    expect(emitted).toEqual(['points.changed']);
    expect(runs).toHaveLength(1);
    chat.retry();
    await settled();
    expect(runs[1]?.request?.input).toMatchObject({ content: 'Knock', price: 1 });
  });

  it('keeps the message in the composer while the story is for members, and sends it on retry', async () => {
    const { chat, runs, view } = await playChat();
    chat.send('Knock');
    await settled();
    await runs[0]?.throws(new BusinessError(12006, 'For members.', 'story.members_only', {}));
    expect(view()).toMatchObject({ draft: 'Knock', error: { kind: 'membership' } });
    chat.retry();
    await settled();
    expect(runs[1]?.request?.input).toMatchObject({ content: 'Knock' });
  });

  it('follows the reply that is already being generated', async () => {
    const running = message({ id: 'reply', state: 'running', text: 'The other tab ', runId: 'run9' });
    const { chat, runs, view } = await playChat({
      dialog: [dialogPage([earlier]), dialogPage([running, earlier], { activeRunId: 'run9' })],
    });
    chat.send('Knock');
    await runs[0]?.throws(
      new BusinessError(13001, 'A reply is still being written.', 'chat.run_active', { runId: 'run9' }),
    );
    expect(runs[1]).toMatchObject({ runId: 'run9', offset: 14 });
    expect(view()).toMatchObject({ draft: 'Knock', error: null, run: { started: { runId: 'run9' } } });
  });

  it('reloads when another page has moved the head', async () => {
    const { chat, runs, texts, view, emitted } = await playChat({
      dialog: [dialogPage([]), dialogPage([message({ id: 'b2', text: 'Elsewhere.' })])],
    });
    chat.send('Knock');
    await settled();
    await runs[0]?.throws(new BusinessError(13002, 'The story went on elsewhere.', 'chat.stale_parent', {}));
    expect(texts()).toEqual(['Elsewhere.']);
    expect(emitted).toEqual(['points.changed']);
    expect(view()).toMatchObject({
      draft: 'Knock',
      error: {
        text: 'You continued this story in another tab. Here’s the latest; your message is still here.',
      },
    });
  });
});
