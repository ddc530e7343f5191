import type { FlagValues } from '@storyloom/contract/platform/flags';
import { silentBus } from '@storyloom/mfe/bus';
import type { Call, Host } from '@storyloom/mfe/host';
import { createQueryClient } from '@storyloom/mfe/query';
import { createStore } from 'zustand/vanilla';
import type * as ShellModule from '../../app/server.tsx';

/** The shell's module for the server. */
export type Shell = typeof ShellModule;

/** The host of one request, or of a page that is drawn without one. */
export function requestHost(shell: Shell, call: Call, tokenId: string | null, flags: FlagValues = {}): Host {
  const never = () => Promise.reject(new Error('Only the browser can do this.'));
  return shell.createHost({
    call,
    transport: { baseUrl: '', headers: () => ({}) },
    queryClient: createQueryClient(),
    bus: silentBus,
    session: shell.createSession({
      initial: { ...shell.noSession, tokenId },
      login: never,
      logout: never,
      ready: async () => {},
    }),
    dialogs: { open: never },
    toast: () => {},
    confirm: never,
    requireLogin: never,
    holdReload: () => () => {},
    webview: { active: false },
    track: () => {},
    consent: shell.createConsent('off'),
    flags: createStore(() => flags),
    go: () => {},
    leave: () => {},
  });
}
