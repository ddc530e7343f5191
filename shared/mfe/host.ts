import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Bus } from './bus.ts';

/** Calls the API; throws NetworkError, StatusError or BusinessError of `@storyloom/http`. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: { signal?: AbortSignal },
) => Promise<DataOf<E>>;

export interface SessionState {
  /** `none`: no token yet. `guest` and `real`: the token is good and the user is known. */
  status: 'none' | 'guest' | 'real';
  tokenId: string | null;
  userId: string | null;
}

export type ToastKind = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export interface ConfirmOptions {
  title: string;
  message: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
}

/** What the shell gives to every micro-frontend: one per app in the browser, one per request on the server. */
export interface Host {
  call: Call;
  /** For streams and uploads, which a remote makes with its own copy of `@storyloom/http`: one shared renewal. */
  transport: {
    baseUrl: string;
    headers(): Record<string, string>;
    onUnauthorized?(deadToken: string | null): Promise<boolean>;
  };
  queryClient: QueryClient;
  bus: Bus;
  session: StoreApi<SessionState> & { logout(): Promise<void>; ready(): Promise<void> };
  dialogs: { open<Result = unknown>(name: string, input?: unknown): Promise<Result | undefined> };
  toast(kind: ToastKind, message: string): void;
  confirm(options: ConfirmOptions): Promise<boolean>;
  /** External targets need `external: true`; javascript, data, blob and vbscript targets are refused. */
  navigate(url: string, options?: { external?: boolean; replace?: boolean }): void;
  webview: { active: boolean };
}

export interface PageLoaderArgs {
  host: Host;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** Primes the query cache; throws a Response (`notFound`, `redirect`) to answer something else. */
export type PageLoader = (args: PageLoaderArgs) => Promise<void>;

export const HostContext = createReactContext<Host | null>(null);
export const hostRouterContext = createRouterContext<Host>();

/** The shell's services, for components. Throws outside the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs the shell: render this component inside HostContext.');
  return host;
}

export function useSession(): SessionState {
  return useStore(useHost().session);
}
