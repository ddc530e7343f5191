import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import type { Bus } from '@storyloom/mfe/bus';
import type { QueryClient } from '@tanstack/react-query';
import type { ClientOptions, createClients } from '../clients.ts';
import type { createPageToken } from '../page-token.ts';
import type { SessionStore } from '../store/session-store.ts';

export interface SessionOptions extends ClientOptions {
  bus: Bus;
  queryClient: QueryClient;
  /** Resolves when the document is hydrated. Until then, a change of the session would make React render it again, at once. */
  hydrated?: Promise<void>;
  /** A token from the page's address; null if it has none. */
  linkToken?: string | null;
  /** Asks a visitor, who may be a guest, whether this user may replace them. */
  confirmReplacement?(user: UserInfo, visitor: 'guest' | 'real'): Promise<boolean>;
  /** Called when the token of the address has started the session of this user. */
  onLinkSession?(user: UserInfo): void;
  /** Called for each request that is refused because the server has ended the user's session. */
  onEnded?(): void;
}

/** Shared context of the session's commands. */
export interface SessionContext extends SessionOptions {
  store: SessionStore;
  token: ReturnType<typeof createPageToken>;
  clients: ReturnType<typeof createClients>;
  /** Loads the user of the token. If the token changes meanwhile, the load of the new token decides. */
  load(reason: LoadReason): Promise<void>;
  /** Announces a change of the token to the other tabs. */
  tellTabs(): void;
}

export type LoadReason = 'loaded' | 'resumed' | 'guest-registered' | 'logged-in' | 'logged-out';
