import type { WebEvent } from '@storyloom/contract/analytics/web-event';
import type { DialogDefinition, DialogInput, DialogResult } from '@storyloom/contract/core/dialog';
import type { DataOf, Endpoint, InputOf } from '@storyloom/contract/core/endpoint';
import type { confirm } from '@storyloom/contract/platform/dialogs/confirm';
import type { FlagValues } from '@storyloom/contract/platform/flags';
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
  options?: {
    signal?: AbortSignal;
    /** The browser sends the request even if the page is closed, if its body has at most 60 KB, compressed. */
    keepalive?: boolean;
  },
) => Promise<DataOf<E>>;

export interface SessionState {
  /** `none`: no token yet. `guest` and `real`: the token is good and the user is known. */
  status: 'none' | 'guest' | 'real';
  tokenId: string | null;
  userId: string | null;
  /** True for an administrator. Only the API decides what they may do. */
  isAdmin?: boolean;
  /** True if the server has ended this user's session: the page stays, and requests are refused until the next login. */
  isEnded?: boolean;
  /** Id of the guest that this user was on this page before logging in. A guest who registers keeps their id. */
  previousGuestId?: string | null;
}

export interface SessionActions {
  /** Resolves once the session is known. */
  ready(): Promise<void>;
  /**
   * Takes over the token that a login or a registration returns; the page stays as it is, and all tabs follow.
   * Make the request with the given `call`: it ends the token it is sent with, and other requests must not replace
   * that token with one of a new guest.
   */
  login<Result extends { tokenId: string }>(request: (call: Call) => Promise<Result>): Promise<Result>;
  /** Ends the session and registers a new guest. All tabs follow. `isEnded`: the server has ended the session already. */
  logout(options?: { isEnded?: boolean }): Promise<void>;
}

/** Whether this device lets the site count visits; `ask`: it has not answered, `off`: the site does not count. */
export type ConsentState = 'ask' | 'granted' | 'refused' | 'off';

export type ToastKind = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

export type ConfirmOptions = DialogInput<typeof confirm>;

/** An input that may be undefined may be left out. */
type InputArgument<Input> = undefined extends Input ? [input?: Input] : [input: Input];

export interface Dialogs {
  /**
   * Opens a dialog of the contract. Resolves with its result, or with undefined if it is dismissed or cannot be loaded;
   * rejects if the input or the result does not match the dialog's schema.
   */
  open<D extends DialogDefinition>(
    dialog: D,
    ...input: InputArgument<DialogInput<D>>
  ): Promise<DialogResult<D> | undefined>;
}

/** The shell's services for micro-frontends: one object per micro-frontend and app in the browser, or request on the server. */
export interface Host {
  call: Call;
  /** Transport of streams and uploads by a micro-frontend's own copy of `@storyloom/http`; token renewal is shared. */
  transport: {
    baseUrl: string;
    headers(): Record<string, string>;
    onUnauthorized?(deadToken: string | null): Promise<boolean>;
  };
  queryClient: QueryClient;
  bus: Bus;
  session: StoreApi<SessionState> & SessionActions;
  dialogs: Dialogs;
  toast(kind: ToastKind, message: string): void;
  confirm(options: ConfirmOptions): Promise<boolean>;
  /**
   * True if the visitor is logged in. A guest is asked to log in first, so that the action can follow the login:
   * `if (await host.requireLogin()) save()`. False if the visitor dismisses the dialog, or if the site has none.
   * In a web view, the app asks instead of the dialog.
   */
  requireLogin(): Promise<boolean>;
  /** External targets need `external: true`; javascript, data, blob and vbscript targets are refused. */
  navigate(url: string, options?: { external?: boolean; replace?: boolean }): void;
  /**
   * Keeps the shell from reloading the page for a newer version of itself, until the returned function is called: for
   * work that is not input and that a reload would interrupt.
   */
  holdReload(): () => void;
  webview: { active: boolean };
  /** Counts a use of an element, if the visitor has consented. Never throws. */
  track(event: WebEvent): void;
  /** What this visitor gets, by the flags' names; `useFlag` of `defineFlags` reads it. Its initial state is that of the document. */
  flags: StoreApi<FlagValues>;
  consent: StoreApi<ConsentState> & { answer(state: 'granted' | 'refused'): void };
}

export interface PageLoaderArgs {
  host: Host;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** Primes the query cache; throws a Response (`notFound`, `redirect`) to show something else. */
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

/** `off` until the page is hydrated. */
export function useConsent(): ConsentState {
  return useStore(useHost().consent);
}
