import type { Endpoint } from '@storyloom/contract/endpoint';
import { useQueryClient } from '@storyloom/mfe';
import { useCallback, useEffect, useRef } from 'react';

/** Usual time for a webhook to arrive and be applied, in ms. */
const WEBHOOK_MS = 2_500;

/** Refetches the queries of endpoints: now, or once a webhook should have been applied. */
export function useRefresh() {
  const cache = useQueryClient();
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const now = useCallback(
    (...endpoints: readonly Endpoint[]) => {
      for (const { path } of endpoints) void cache.invalidateQueries({ queryKey: [path] });
    },
    [cache],
  );
  const afterWebhook = useCallback(
    (...endpoints: readonly Endpoint[]) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => now(...endpoints), WEBHOOK_MS);
    },
    [now],
  );
  return { now, afterWebhook };
}
