import { compositionHeader } from '@storyloom/contract/core/headers';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { createClient } from '@storyloom/http/client';
import { StatusError } from '@storyloom/http/errors';
import type { createPageToken } from './page-token.ts';

export interface ClientOptions {
  webview: boolean;
  /** Id of the composition that this document runs. */
  compositionId: string;
  /** Web view only: resolves when the app has answered a login request, which may have ended the guest's token. */
  appAnswer?(): Promise<void>;
  onError(error: unknown): void;
}

type Renew = (deadToken: string | null) => Promise<boolean>;

export function createClients(
  { webview, compositionId, appAnswer, onError }: ClientOptions,
  token: ReturnType<typeof createPageToken>,
  renew: Renew,
) {
  const headers = (tokenId: string | null) => ({
    plantype: webview ? 'APP' : 'H5',
    appchannel: 'web',
    [compositionHeader]: compositionId,
    ...(tokenId !== null && { tokenid: tokenId }),
  });
  const clientOf = (onUnauthorized: Renew) =>
    createClient({ baseUrl: '/api', headers: () => headers(token.read()), onError, onUnauthorized });
  /** Calls with a token that is not the session's. */
  const callAs = (tokenId: string) =>
    createClient({ baseUrl: '/api', headers: () => headers(tokenId), onError }).call;
  const visitor = clientOf(renew);
  return {
    page: clientOf(async (deadToken) => {
      await appAnswer?.();
      return (await visitor.transport.onUnauthorized?.(deadToken)) ?? false;
    }),
    /** Client that loads the visitor. It never waits for the app, whose answer is complete only when the visitor is loaded. */
    visitor,
    /** Client of logins: a login refused for a dead token is sent again without the token. */
    login: clientOf(async () => {
      token.save(null);
      return true;
    }),
    callAs,
    /** The user of a token; null if it is dead. Throws if that is unknown. */
    userOf: (tokenId: string, signal?: AbortSignal) =>
      callAs(tokenId)(loginUser, {}, signal ? { signal } : {}).catch((error) => {
        if (error instanceof StatusError && error.status === 401) return null;
        throw error;
      }),
  };
}
