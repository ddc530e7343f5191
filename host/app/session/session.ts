import type { Host, SessionState } from '@storyloom/mfe/host';
import { createStore } from 'zustand/vanilla';

interface Options {
  initial: SessionState;
  login(tokenId: string): Promise<void>;
  logout(): Promise<void>;
  ready(): Promise<void>;
}

export function createSession({ initial, login, logout, ready }: Options): Host['session'] {
  return Object.assign(
    createStore<SessionState>(() => initial),
    { login, logout, ready },
  );
}

export const noSession: SessionState = { status: 'none', tokenId: null, userId: null };
