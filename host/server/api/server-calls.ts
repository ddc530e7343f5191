import { createClient } from '@storyloom/http/client';
import type { Call } from '@storyloom/mfe/host';
import { cacheAnonymous } from './anonymous-cache.ts';

/** Lifetime of cached answers for visitors without a token, in ms. */
const anonymousTtl = 5_000;
/** Timeout of a call, in ms; the browser then loads the data itself. */
const timeoutMs = 5_000;

/** Creates the `call` of a document. A rejected token counts as none; the browser then registers a guest. */
export function createServerCalls(apiUrl: string): (token: string | null, compositionId: string) => Call {
  const createCall = (token: string | null, compositionId: string): Call => {
    let alive = token;
    const client = createClient({
      baseUrl: apiUrl,
      headers: () => ({
        plantype: 'H5',
        appchannel: 'web',
        'x-composition': compositionId,
        ...(alive && { tokenid: alive }),
      }),
      onUnauthorized: async () => {
        alive = null;
        return true;
      },
    });
    return (endpoint, input) => client.call(endpoint, input, { signal: AbortSignal.timeout(timeoutMs) });
  };
  const anonymous = cacheAnonymous(createCall(null, 'shared'), anonymousTtl);
  return (token, compositionId) => (token ? createCall(token, compositionId) : anonymous);
}
