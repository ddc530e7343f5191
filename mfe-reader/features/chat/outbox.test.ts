import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { playChat } from '../../testing/play-chat.ts';
import { createOutbox } from './outbox.ts';
import type { Attempt } from './store/run-request.ts';

const gone = () => new NetworkError('gone');

/** A page with a chat, and the storage that it shares with the pages before and after it. */
async function openPage(device = new Map<string, Attempt>()) {
  const play = await playChat();
  const outbox = createOutbox(play.chat, {
    read: (userId) => device.get(userId) ?? null,
    write: (userId, attempt) => void (attempt === null ? device.delete(userId) : device.set(userId, attempt)),
  });
  play.chat.reload();
  await settled();
  return { ...play, outbox, device };
}

describe('a message that could not be sent', () => {
  it('is sent once when the connection is back, as the same request', async () => {
    const { chat, runs, outbox, device } = await openPage();
    chat.send('Knock');
    await settled();
    await runs[0]?.throws(gone());
    expect(device.size).toBe(1);
    outbox.deliver();
    outbox.deliver();
    await settled();
    expect(runs).toHaveLength(2);
    expect(runs[1]?.request).toEqual(runs[0]?.request);
    await runs[1]?.created();
    expect(device.size).toBe(0);
    outbox.deliver();
    expect(runs).toHaveLength(2);
  });

  it('is sent by the next page, as the same request', async () => {
    const first = await openPage();
    first.chat.send('Knock');
    await settled();
    await first.runs[0]?.throws(gone());
    const { runs, device } = await openPage(first.device);
    expect(runs).toHaveLength(1);
    expect(runs[0]?.request).toEqual(first.runs[0]?.request);
    await runs[0]?.created();
    expect(device.size).toBe(0);
  });

  it('stays on the device while it cannot be sent, and is not sent twice by one page', async () => {
    const first = await openPage();
    first.chat.send('Knock');
    await settled();
    await first.runs[0]?.throws(gone());
    const { chat, runs, device } = await openPage(first.device);
    await runs[0]?.throws(gone());
    chat.reload();
    await settled();
    expect([runs.length, device.size]).toEqual([1, 1]);
  });

  it('is not sent again after the server has refused it', async () => {
    const { chat, runs, outbox, device } = await openPage();
    chat.send('Something foul');
    await settled();
    await runs[0]?.throws(gone());
    outbox.deliver();
    await settled();
    await runs[1]?.throws(new BusinessError(13012, 'This cannot be written here.', 'chat.moderated', {}));
    expect(device.size).toBe(0);
    outbox.deliver();
    expect(runs).toHaveLength(2);
  });
});
