import { compositionHeader } from '@storyloom/contract/core/headers';
import { createClient } from '@storyloom/http/client';
import { traceHeaders } from '@storyloom/logging/request-fields';
import type { Call } from '@storyloom/mfe/host';
import { createAnonymousCache } from './anonymous-cache.ts';

/** Lifetime of cached answers for visitors without a token, in ms. */
const anonymousTtl = 5_000;
/** Timeout of a call, in ms; the browser then loads the data itself. */
const timeoutMs = 5_000;

/** The visitor for whom a document is rendered. */
export interface Visitor {
  token: string | null;
  /** True if an app shows the document. */
  isInApp: boolean;
  /** The API counts the calls of a document against this address. */
  address: string;
}

/** Creates the `call` of a document. A rejected token counts as none; the browser then registers a guest. */
export function createServerCalls(apiUrl: string): (visitor: Visitor, compositionId: string) => Call {
  const createCall = ({ token, isInApp, address }: Visitor, compositionId: string): Call => {
    let alive = token;
    const client = createClient({
      baseUrl: apiUrl,
      headers: () => ({
        plantype: isInApp ? 'APP' : 'H5',
        appchannel: 'web',
        [compositionHeader]: compositionId,
        'x-forwarded-for': address,
        ...traceHeaders(),
        ...(alive && { tokenid: alive }),
      }),
      onUnauthorized: async () => {
        alive = null;
        return true;
      },
    });
    return (endpoint, input) => client.call(endpoint, input, { signal: AbortSignal.timeout(timeoutMs) });
  };
  const cached = createAnonymousCache(anonymousTtl);
  return (visitor, compositionId) => {
    const call = createCall(visitor, compositionId);
    return visitor.token ? call : cached(call);
  };
}
