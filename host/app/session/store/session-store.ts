import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageSession, Visitor } from './page-session.ts';

/** The whole state is replaced, so that no field of the previous one remains. */
export type SessionStore = StoreApi<PageSession>;

export const createSessionStore = (linkToken: string | null): SessionStore =>
  createStore<PageSession>(() => ({ status: 'none', linkToken }));

/** The visitor whom the page shows. */
export function shownVisitor(state: PageSession): Visitor | null {
  return state.status === 'known' || state.status === 'logging-in' ? state.visitor : null;
}

/** The last visitor whom the page has shown. */
export function lastVisitor(state: PageSession): Visitor | null {
  return state.status === 'logging-out' ? state.left : shownVisitor(state);
}

/** The promise that `ready` returns. Null if `ready` has to start. */
export function workOf(state: PageSession): Promise<void> | null {
  return state.status === 'none' ? null : state.work;
}

/** Makes callers of `ready` wait for the work. After a failure, the next call of `ready` begins again. */
export function startWork(store: SessionStore, task: Promise<void>): Promise<void> {
  const work = task.catch((error) => {
    if (workOf(store.getState()) === work) store.setState(withWork(store.getState(), null), true);
    throw error;
  });
  work.catch(() => {});
  store.setState(withWork(store.getState(), work), true);
  return work;
}

function withWork(state: PageSession, work: Promise<void> | null): PageSession {
  if (state.status !== 'none' && state.status !== 'starting') return { ...state, work };
  return work === null ? { status: 'none', linkToken: null } : { status: 'starting', work };
}

export function enterKnown(store: SessionStore, visitor: Visitor): void {
  store.setState({ status: 'known', visitor, work: workOf(store.getState()) }, true);
}

export function enterLoggingIn(store: SessionStore): void {
  const state = store.getState();
  // After a logout there is nobody to show during the login.
  if (state.status === 'logging-out') return;
  store.setState({ status: 'logging-in', visitor: shownVisitor(state), work: workOf(state) }, true);
}

export function enterLoggingOut(store: SessionStore): void {
  const state = store.getState();
  store.setState({ status: 'logging-out', left: lastVisitor(state), work: workOf(state) }, true);
}
