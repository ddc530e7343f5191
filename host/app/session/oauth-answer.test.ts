// @vitest-environment jsdom
import { finishLogin } from '@storyloom/contract/users/dialogs/finish-login';
import { receiveOAuthAnswer, saveOAuthFlow } from '@storyloom/mfe/oauth-flow';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followOAuthAnswer } from './follow-oauth-answer.ts';
import { takeOAuthAnswer } from './oauth-answer.ts';
import { createSession, noSession } from './session.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const response = { state: 'acorn.one', code: 'c1', iss: 'https://acorn.example' };

describe('takeOAuthAnswer', () => {
  it('returns the answer and removes the whole query from the address', () => {
    history.replaceState(null, '', '/?code=c1&state=acorn.one&iss=https%3A%2F%2Facorn.example&scope=email');
    expect(takeOAuthAnswer()).toEqual(response);
    expect(location.href).toBe('http://localhost:3000/');
    expect(takeOAuthAnswer()).toBeNull();
  });

  it.each([
    ['/?error=access_denied&state=acorn.one', { state: 'acorn.one', code: null, iss: null }],
    ['/?oauth_token=t&oauth_verifier=v', { state: '', code: null, iss: null }],
  ])('takes %s', (address, expected) => {
    history.replaceState(null, '', address);
    expect(takeOAuthAnswer()).toEqual(expected);
    expect(location.search).toBe('');
  });

  it.each(['/', '/?code=c1', '/?state=acorn.one', '/?oauth_token=t', '/search/x?code=c1&state=s'])(
    'leaves %s alone',
    (address) => {
      history.replaceState(null, '', address);
      expect(takeOAuthAnswer()).toBeNull();
      expect(`${location.pathname}${location.search}`).toBe(address);
    },
  );
});

describe('followOAuthAnswer', () => {
  function parts() {
    const never = () => Promise.reject(new Error('not asked for'));
    const session = createSession({ initial: noSession, ready: async () => {}, login: never, logout: never });
    return {
      session,
      dialogs: { open: vi.fn(async () => undefined) },
      toast: vi.fn(),
      replacePage: vi.fn(),
    };
  }

  it.each([
    ['/read/x?turn=3', '/read/x?turn=3'],
    ['/en/read/x', '/read/x'],
    ['/en', '/'],
    ['/en?a=1', '/?a=1'],
    ['/entry', '/entry'],
  ])('returns from %s to %s and opens the dialog that finishes the login', async (returnUrl, path) => {
    saveOAuthFlow({ state: 'acorn.one', way: 'redirect', purpose: 'login', returnUrl });
    const { dialogs, replacePage, ...rest } = parts();
    await followOAuthAnswer(response, { dialogs, replacePage, ...rest });
    expect(replacePage).toHaveBeenCalledExactlyOnceWith(path);
    expect(dialogs.open).toHaveBeenCalledExactlyOnceWith(finishLogin, { purpose: 'login', answer: response });
  });

  it('opens the dialog after the page has loaded and the visitor is known', async () => {
    saveOAuthFlow({ state: 'acorn.one', way: 'redirect', purpose: 'login', returnUrl: '/read/x' });
    const { dialogs, replacePage, toast, session } = parts();
    const order: string[] = [];
    const later = (what: string, turns: number) => async () => {
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      order.push(what);
      return undefined;
    };
    replacePage.mockImplementation(later('page', 3));
    session.ready = later('visitor', 2);
    dialogs.open.mockImplementation(later('dialog', 1));
    await followOAuthAnswer(response, { dialogs, replacePage, toast, session });
    expect(order).toEqual(['page', 'visitor', 'dialog']);
  });

  it('only shows an error if this browser has not begun the login', async () => {
    const { dialogs, replacePage, toast, session } = parts();
    await followOAuthAnswer(response, { dialogs, replacePage, toast, session });
    expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'Login wasn’t completed. Try again.');
    expect([dialogs.open, replacePage].map((each) => each.mock.calls)).toEqual([[], []]);
  });

  it('passes the answer on and closes the pop-up', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {});
    const received = vi.fn();
    receiveOAuthAnswer('acorn.one', received);
    saveOAuthFlow({ state: 'acorn.one', way: 'popup', purpose: 'login', returnUrl: '/read/x' });
    const { dialogs, ...rest } = parts();
    await followOAuthAnswer(response, { dialogs, ...rest });
    expect(received).toHaveBeenCalledExactlyOnceWith(response);
    expect(close).toHaveBeenCalledOnce();
    expect(dialogs.open).not.toHaveBeenCalled();
  });

  it('finishes the login in the pop-up if no page waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    saveOAuthFlow({ state: 'acorn.one', way: 'popup', purpose: 'add', returnUrl: '/user/profile' });
    const { dialogs, ...rest } = parts();
    const done = followOAuthAnswer(response, { dialogs, ...rest });
    vi.advanceTimersByTime(1_000);
    await done;
    vi.useRealTimers();
    expect(dialogs.open).toHaveBeenCalledExactlyOnceWith(finishLogin, { purpose: 'add', answer: response });
  });
});
