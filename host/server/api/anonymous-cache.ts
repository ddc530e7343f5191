import type { Call } from '@storyloom/mfe/host';

/** Caches answers for visitors without a token for `ttl` ms, by endpoint and input. Failed calls are not cached. */
export function createAnonymousCache(ttl: number, limit = 500): (call: Call) => Call {
  const cache = new Map<string, { until: number; answer: Promise<unknown> }>();
  return (call) => (endpoint, input) => {
    const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`;
    const found = cache.get(key);
    if (found && found.until > Date.now()) return found.answer as ReturnType<typeof call<typeof endpoint>>;
    const response = call(endpoint, input);
    cache.delete(key);
    cache.set(key, { until: Date.now() + ttl, answer: response });
    response.catch(() => {
      if (cache.get(key)?.answer === response) cache.delete(key);
    });
    for (const oldest of cache.keys()) {
      if (cache.size <= limit) break;
      cache.delete(oldest);
    }
    return response;
  };
}
