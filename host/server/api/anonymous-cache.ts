import type { Call } from '@storyloom/mfe/host';

/**
 * Answers of the API to visitors without a token, kept for `holds` ms by endpoint and input: all of them get the same.
 * A failed call is not kept.
 */
export function cacheAnonymous(call: Call, holds: number, limit = 500): Call {
  const kept = new Map<string, { until: number; answer: Promise<unknown> }>();
  return (endpoint, input) => {
    const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`;
    const found = kept.get(key);
    if (found && found.until > Date.now()) return found.answer as ReturnType<typeof call<typeof endpoint>>;
    const answer = call(endpoint, input);
    kept.delete(key);
    kept.set(key, { until: Date.now() + holds, answer });
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return answer;
  };
}
