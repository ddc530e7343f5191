import { describe, expect, it } from 'vitest';
import type { Visitor } from './page-session.ts';
import {
  createSessionStore,
  enterKnown,
  enterLoggingIn,
  enterLoggingOut,
  lastVisitor,
  shownVisitor,
  startWork,
  workOf,
} from './session-store.ts';

const guest: Visitor = { status: 'guest', tokenId: 'token1', userId: 'guest1' };

describe('the session store', () => {
  it('takes the token of the address once, even if the first visitor does not load', async () => {
    const store = createSessionStore('link');
    await expect(startWork(store, Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(store.getState()).toEqual({ status: 'none', linkToken: null });
  });

  it('keeps newer work when older work fails', async () => {
    const store = createSessionStore(null);
    const older = startWork(store, Promise.reject(new Error('no network')));
    const newer = startWork(store, Promise.resolve());
    await expect(older).rejects.toThrow('no network');
    expect(workOf(store.getState())).toBe(newer);
  });

  it('shows the visitor during a login, and nobody after a logout, which ends the login', () => {
    const store = createSessionStore(null);
    const shown = () => shownVisitor(store.getState());
    enterKnown(store, guest);
    enterLoggingIn(store);
    expect(shown()).toBe(guest);
    enterLoggingOut(store);
    expect([shown(), lastVisitor(store.getState())]).toEqual([null, guest]);
    enterLoggingIn(store);
    expect(store.getState().status).toBe('logging-out');
  });
});
