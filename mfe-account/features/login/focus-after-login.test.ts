// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { focusAfterLogin } from './focus-after-login.ts';

const find = (id: string) => document.getElementById(id);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = `
    <header><a id="logo" href="/">Home</a><a id="account-link" href="/user/profile">You</a></header>
    <main><textarea id="message-hidden"></textarea><textarea id="message-s1"></textarea></main>
    <button id="opener"></button>`;
  for (const shown of document.querySelectorAll('#message-s1, #account-link'))
    shown.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
});

describe('focusAfterLogin', () => {
  it('is what had the focus before, if it is still there', () => {
    expect(focusAfterLogin(find('opener'))).toBe(find('opener'));
  });

  it('is the message box of the story shown, after "Log in" has gone', () => {
    const opener = find('opener');
    opener?.remove();
    expect(focusAfterLogin(opener)).toBe(find('message-s1'));
  });

  it('is the account on a phone and outside of stories, or the first link until the account has loaded', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(focusAfterLogin(document.body)).toBe(find('account-link'));
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    find('message-s1')?.remove();
    expect(focusAfterLogin(null)).toBe(find('account-link'));
    find('account-link')?.remove();
    expect(focusAfterLogin(null)).toBe(find('logo'));
  });
});
