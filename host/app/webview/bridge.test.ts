// @vitest-environment jsdom

import { pageTimings } from '@storyloom/contract/platform/timings';
import { loginCommand } from '@storyloom/contract/platform/webview';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebviewBridge, isInApp } from './bridge.ts';
import { holdMessages, takeEarlyMessages } from './early-messages.ts';

const resumed = { bridge: 'storyloom', version: 1, command: 'navigationResume' };
const app = window as Window & { webkit?: unknown; storyloom?: unknown };
const resume = vi.fn<(token: string | null) => Promise<void>>();
const guestToken = vi.fn<() => string | null>();
const createBridge = () => createWebviewBridge(window, { resume, guestToken });
const receive = (data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
const settled = (promise: Promise<unknown>) => {
  const done = vi.fn();
  void promise.then(done);
  return done;
};

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
  resume.mockReset().mockResolvedValue();
  guestToken.mockReset().mockReturnValue(null);
  history.replaceState(null, '', '/read/a?from=storyloom-app');
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    if (type === 'message') window.removeEventListener(type, listener);
  }
  delete app.webkit;
  delete app.storyloom;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const login = {
  bridge: 'storyloom',
  version: 1,
  command: 'Login',
  data: { returnUrl: '/read/a?from=storyloom-app' },
};

describe('the bridge to the app', () => {
  it('asks an iOS app to log in, and resolves once the app has resumed the page', async () => {
    const postMessage = vi.fn();
    app.webkit = { messageHandlers: { storyloom: { postMessage } } };
    const request = createBridge().requestLogin();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(login);
    receive({ ...resumed, data: { accessToken: 'abc' } });
    await request;
    expect(resume).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('asks an Android app in JSON, and takes its answer as JSON', async () => {
    const postMessage = vi.fn();
    app.storyloom = { postMessage };
    const request = createBridge().requestLogin();
    expect(JSON.parse(postMessage.mock.calls[0]?.[0])).toEqual(login);
    receive(JSON.stringify(resumed));
    await request;
    expect(resume).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('asks the parent frame of the same origin', () => {
    const postMessage = vi.fn();
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
    void createBridge().requestLogin();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(login, location.origin);
  });

  it('names the token of a guest, so that the app logs them in', () => {
    const postMessage = vi.fn();
    app.webkit = { messageHandlers: { storyloom: { postMessage } } };
    guestToken.mockReturnValue('guests');
    void createBridge().requestLogin();
    const data = { ...login.data, guestToken: 'guests' };
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ ...login, data });
    expect(loginCommand.parse({ ...login, data })).toEqual({ ...login, data });
  });

  it('is there only if an app shows the page', () => {
    expect(isInApp(window)).toBe(false);
    app.storyloom = { postMessage: vi.fn() };
    expect(isInApp(window)).toBe(true);
  });

  it('receives messages of this origin that came before it', () => {
    const held: Window = Object.assign(new EventTarget(), { location }) as never;
    new Function('window', 'addEventListener', holdMessages)(held, held.addEventListener.bind(held));
    const send = (origin: string, accessToken: string) =>
      held.dispatchEvent(
        new MessageEvent('message', { data: { ...resumed, data: { accessToken } }, origin }),
      );
    send('https://evil.example', 'evil');
    send(location.origin, 'abc');
    const earlyMessages = takeEarlyMessages(held);
    send(location.origin, 'late');
    createWebviewBridge(window, { resume, guestToken, earlyMessages });
    expect(resume.mock.calls).toEqual([['abc']]);
    expect(takeEarlyMessages(held)).toEqual([]);
  });

  it('takes the command alone', async () => {
    createBridge();
    receive({ command: 'navigationResume' });
    receive('{"command":"navigationResume","data":{"accessToken":"abc"}}');
    await expect.poll(() => resume.mock.calls).toEqual([[null], ['abc']]);
  });

  it.each<[string, unknown, string?]>([
    ['of another origin', resumed, 'https://evil.example'],
    ['of an opaque origin', resumed, 'null'],
    ['with the command alone of another origin', { command: 'navigationResume' }, 'https://evil.example'],
    ['of another bridge', { ...resumed, bridge: 'other' }],
    ['of another version', { ...resumed, version: 2 }],
    ['of an unknown command', { ...resumed, command: 'logout' }],
    ['with a token that is no header value', { ...resumed, data: { accessToken: 'a\nb' } }],
    ['that is no JSON', '{'],
  ])('ignores a message %s', async (_, data, origin) => {
    createBridge();
    receive(data, origin);
    await Promise.resolve();
    expect(resume).not.toHaveBeenCalled();
  });

  it('does not mistake an older answer for that of a command', async () => {
    app.storyloom = { postMessage: vi.fn() };
    const taken = Promise.withResolvers<void>();
    resume.mockReturnValueOnce(taken.promise);
    const bridge = createBridge();
    receive(resumed);
    const asked = settled(bridge.requestLogin());
    const waited = settled(bridge.answered());
    taken.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect([asked, waited].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    receive(resumed);
    await expect.poll(() => [asked, waited].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('lets the visitor continue when the resumed page cannot load its user', async () => {
    app.storyloom = { postMessage: vi.fn() };
    resume.mockRejectedValue(new Error('offline'));
    const request = createBridge().requestLogin();
    receive(resumed);
    await request;
  });

  describe('answered', () => {
    it('does not wait without an open command', async () => {
      await createBridge().answered();
    });

    it('waits until the page has processed an unrequested answer', async () => {
      const taken = Promise.withResolvers<void>();
      resume.mockReturnValue(taken.promise);
      const bridge = createBridge();
      receive(resumed);
      const done = settled(bridge.answered());
      await new Promise((resolve) => setImmediate(resolve));
      expect(done).not.toHaveBeenCalled();
      taken.resolve();
      await expect.poll(() => done.mock.calls.length).toBe(1);
    });

    it('waits until the resumed page has taken over the app’s user', async () => {
      app.storyloom = { postMessage: vi.fn() };
      let taken = () => {};
      resume.mockReturnValue(new Promise((resolve) => (taken = resolve)));
      const bridge = createBridge();
      void bridge.requestLogin();
      const early = settled(bridge.answered());
      receive(resumed);
      const late = settled(bridge.answered());
      await Promise.resolve();
      expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
      taken();
      await expect.poll(() => [early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    });

    it('gives up on a late app', async () => {
      vi.useFakeTimers();
      app.storyloom = { postMessage: vi.fn() };
      const bridge = createBridge();
      void bridge.requestLogin();
      const done = settled(bridge.answered());
      await vi.advanceTimersByTimeAsync(pageTimings.appAnswer - 1);
      expect(done).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(done).toHaveBeenCalled();
    });
  });
});
