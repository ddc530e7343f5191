// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebviewBridge } from './bridge.ts';

const resumed = { bridge: 'storyloom', version: 1, command: 'navigationResume' };
const app = window as Window & { webkit?: unknown; storyloom?: unknown };
const resume = vi.fn<(token: string | null) => Promise<void>>();
const receive = (data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));

beforeEach(() => {
  vi.spyOn(window, 'addEventListener');
  resume.mockReset().mockResolvedValue();
  history.replaceState(null, '', '/read/a?from=storyloom-app');
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    if (type === 'message') window.removeEventListener(type, listener);
  }
  delete app.webkit;
  delete app.storyloom;
  vi.restoreAllMocks();
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
    const asked = createWebviewBridge(window, resume).requestLogin();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(login);
    receive({ ...resumed, data: { accessToken: 'abc' } });
    expect(await asked).toBe(true);
    expect(resume).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it('asks an Android app in JSON, and takes its answer as JSON', async () => {
    const postMessage = vi.fn();
    app.storyloom = { postMessage };
    const asked = createWebviewBridge(window, resume).requestLogin();
    expect(JSON.parse(postMessage.mock.calls[0]?.[0])).toEqual(login);
    receive(JSON.stringify(resumed));
    expect(await asked).toBe(true);
    expect(resume).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('asks the parent frame of the same origin', () => {
    const postMessage = vi.fn();
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage } as unknown as Window);
    void createWebviewBridge(window, resume).requestLogin();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(login, location.origin);
  });

  it('answers false without an app', async () => {
    expect(await createWebviewBridge(window, resume).requestLogin()).toBe(false);
  });

  it.each<[string, unknown, string?]>([
    ['of another origin', resumed, 'https://evil.example'],
    ['of an opaque origin', resumed, 'null'],
    ['of another bridge', { ...resumed, bridge: 'other' }],
    ['of another version', { ...resumed, version: 2 }],
    ['of an unknown command', { ...resumed, command: 'logout' }],
    ['with a token that is no header value', { ...resumed, data: { accessToken: 'a\nb' } }],
    ['that is no JSON', '{'],
  ])('ignores a message %s', async (_, data, origin) => {
    createWebviewBridge(window, resume);
    receive(data, origin);
    await Promise.resolve();
    expect(resume).not.toHaveBeenCalled();
  });

  it('lets the visitor go on when the resumed page cannot load its user', async () => {
    app.storyloom = { postMessage: vi.fn() };
    resume.mockRejectedValue(new Error('offline'));
    const asked = createWebviewBridge(window, resume).requestLogin();
    receive(resumed);
    expect(await asked).toBe(true);
  });
});
