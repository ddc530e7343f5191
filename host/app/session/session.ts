import type { Host, SessionState } from '@storyloom/mfe/host';
import { createStore } from 'zustand/vanilla';

interface Options {
  initial: SessionState;
  logout(): Promise<void>;
  ready(): Promise<void>;
}

export function createSession({ initial, logout, ready }: Options): Host['session'] {
  return Object.assign(
    createStore<SessionState>(() => initial),
    { logout, ready },
  );
}

export const noSession: SessionState = { status: 'none', tokenId: null, userId: null };
