import { createClient } from '@storyloom/http/client';
import type { Call } from '@storyloom/mfe/host';
import { cacheAnonymous } from './anonymous-cache.ts';

/** How long anonymous answers are kept, in ms. */
const anonymousMs = 5_000;
/** A page that waits longer for its data is better drawn by the browser. */
const timeoutMs = 5_000;

/** Makes the `call` of one document. A dead token counts as none: the browser sees to a new guest. */
export function createServerCalls(apiUrl: string): (token: string | null, compositionId: string) => Call {
  const asking = (token: string | null, compositionId: string): Call => {
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
  const anonymous = cacheAnonymous(asking(null, 'shared'), anonymousMs);
  return (token, compositionId) => (token ? asking(token, compositionId) : anonymous);
}
