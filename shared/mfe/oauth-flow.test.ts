// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type OAuthFlow,
  receiveOAuthAnswer,
  relayOAuthAnswer,
  sameOriginPath,
  saveOAuthFlow,
  takeOAuthFlow,
} from './oauth-flow.ts';

const flow = (change: Partial<OAuthFlow> = {}): OAuthFlow => ({
  state: 'acorn.one',
  way: 'redirect',
  purpose: 'login',
  returnUrl: '/read/x?turn=3#end',
  ...change,
});
const response = { state: 'acorn.one', code: 'c1', iss: 'https://acorn.example' };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('takeOAuthFlow', () => {
  it('returns a flow of this browser once', () => {
    saveOAuthFlow(flow());
    expect(takeOAuthFlow('acorn.one')).toEqual(flow());
    expect(takeOAuthFlow('acorn.one')).toBeNull();
  });

  it('returns no flow of another browser', () => {
    saveOAuthFlow(flow());
    expect(takeOAuthFlow('acorn.two')).toBeNull();
    expect(takeOAuthFlow('')).toBeNull();
  });

  it('deletes a flow after ten minutes', () => {
    vi.useFakeTimers();
    saveOAuthFlow(flow());
    vi.advanceTimersByTime(10 * 60_000);
    expect(takeOAuthFlow('acorn.one')).toBeNull();
    saveOAuthFlow(flow());
    vi.advanceTimersByTime(10 * 60_000);
    saveOAuthFlow(flow({ state: 'acorn.two' }));
    expect(Object.keys(localStorage)).toEqual(['storyloom:oauth:acorn.two']);
  });

  it('rejects a flow that would last longer than ten minutes, as after the clock was set back', () => {
    vi.useFakeTimers();
    saveOAuthFlow(flow());
    vi.setSystemTime(Date.now() - 1);
    expect(takeOAuthFlow('acorn.one')).toBeNull();
  });

  it('does not return to another site', () => {
    saveOAuthFlow(flow({ returnUrl: '//evil.example/x' }));
    expect(takeOAuthFlow('acorn.one')?.returnUrl).toBe('/');
  });
});

describe('sameOriginPath', () => {
  it.each([
    ['/read/x?turn=3#end', '/read/x?turn=3#end'],
    [`${location.origin}/tag/sea`, '/tag/sea'],
    ['tag/sea', '/tag/sea'],
  ])('keeps %s', (address, path) => {
    expect(sameOriginPath(address)).toBe(path);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'blob:http://localhost/1',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'http://evil.example',
    '/read/..//evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    `${location.origin}@evil.example`,
    location.origin.replace('//', '//user:word@'),
    'http://localhost。evil.example',
    'http://localhost%2eevil.example',
    'http://[::1',
    ' //evil.example',
    '/\t/evil.example',
  ])('replaces %j', (address) => {
    expect(sameOriginPath(address)).toBe('/');
  });
});

describe('an answer in a pop-up', () => {
  it('reaches the page that waits for its state, once', async () => {
    const responses: unknown[] = [];
    receiveOAuthAnswer('acorn.one', (each) => responses.push(each));
    expect(await relayOAuthAnswer(response)).toBe(true);
    expect(responses).toEqual([response]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const second = relayOAuthAnswer({ ...response, code: 'forged' });
    vi.advanceTimersByTime(1_000);
    expect(await second).toBe(false);
    expect(responses).toHaveLength(1);
  });

  it('is not taken over by a page that waits for another state, or no longer waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const stopOther = receiveOAuthAnswer('acorn.two', () => expect.unreachable());
    const stopOwn = receiveOAuthAnswer('acorn.one', () => expect.unreachable());
    stopOwn();
    const taken = relayOAuthAnswer(response);
    vi.advanceTimersByTime(1_000);
    expect(await taken).toBe(false);
    stopOther();
  });

  it('is not taken over by a page that has taken over another one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const received = vi.fn();
    receiveOAuthAnswer('acorn.two', received);
    const alone = relayOAuthAnswer(response);
    expect(await relayOAuthAnswer({ ...response, state: 'acorn.two' })).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(await alone).toBe(false);
  });
});
