import type { Host, SessionActions, SessionState } from '@storyloom/mfe/host';
import { createStore } from 'zustand/vanilla';

interface Options extends SessionActions {
  initial: SessionState;
}

export function createSession({ initial, login, logout, ready }: Options): Host['session'] {
  return Object.assign(
    createStore<SessionState>(() => initial),
    { login, logout, ready },
  );
}

export const noSession: SessionState = { status: 'none', tokenId: null, userId: null };
