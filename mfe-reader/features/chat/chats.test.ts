import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { loadParser } from '@storyloom/http/read-events';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialogPage } from '../../testing/messages.ts';
import { chatOf } from './chats.ts';
import { errorOf, runOf } from './store/selectors.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const created = 'data: {"type":"created","runId":"r1","messageId":"m2","userMessageId":"m1","caret":0}\n\n';

describe('chatOf', () => {
  it('paints the message before sending it, and the created reply before emitting events', async () => {
    // The clock of the test does not wait for its import.
    await loadParser();
    vi.useFakeTimers();
    const response = new Response(created, { headers: { 'content-type': 'text/event-stream' } });
    const fetched = vi.fn(async () => response);
    vi.stubGlobal('fetch', fetched);
    const holds = new Set<number>();
    const holdReload = () => {
      const hold = holds.size;
      holds.add(hold);
      return () => holds.delete(hold);
    };
    const { host, calls } = createFakeHost({ holdReload });
    const emitted = vi.fn();
    host.bus.on(pointsChanged, emitted);
    calls.respond(dialogList, () => dialogPage([]));
    const chat = chatOf(host, 's1');
    chat.open('guest1');
    await expect.poll(() => chat.store.getState().status === 'ready').toBe(true);

    let emittedWhenPainted: number | null = null;
    chat.store.subscribe(() => {
      // React renders changes in a microtask.
      if (runOf(chat.store.getState())?.started)
        queueMicrotask(() => {
          emittedWhenPainted ??= emitted.mock.calls.length;
        });
    });
    chat.send('Knock');
    await Promise.resolve();
    expect(runOf(chat.store.getState())).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect([emittedWhenPainted, emitted.mock.calls.length]).toEqual([0, 1]);
    // The shell must not reload the page over the reply.
    expect(holds.size).toBe(1);
    await vi.advanceTimersByTimeAsync(600_000);
    await expect.poll(() => runOf(chat.store.getState())).toBeNull();
    expect(holds.size).toBe(0);
  });

  it('sends a message that an ended session has refused once the same user has logged in', async () => {
    await loadParser();
    const refused = Response.json({ code: 401, msg: 'You were logged out.', data: null }, { status: 401 });
    const fetched = vi.fn(async () => refused.clone());
    vi.stubGlobal('fetch', fetched);
    const { host, calls } = createFakeHost();
    calls.respond(dialogList, () => dialogPage([]));
    host.session.setState({ status: 'real', tokenId: 'token1', userId: 'agnes' });
    const chat = chatOf(host, 's1');
    chat.open('agnes');
    chat.send('I knock');
    const error = () => errorOf(chat.store.getState());
    await expect.poll(() => error()?.text).toBe('You were logged out. Your message is still here.');
    host.session.setState({ tokenId: 'token2', userId: 'mara' });
    expect(error()).not.toBeNull();
    host.session.setState({ tokenId: 'token3', userId: 'agnes' });
    host.session.setState({ tokenId: 'token4' });
    await expect.poll(() => fetched.mock.calls.length).toBe(2);
  });
});
