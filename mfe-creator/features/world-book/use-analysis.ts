import { analyze } from '@storyloom/contract/lore/endpoints/analyze';
import type { LoreAnalysis } from '@storyloom/contract/lore/entities/lore-analysis';
import { useHost } from '@storyloom/mfe';
import { useCallback, useEffect, useState } from 'react';
import { usableEntries } from './lore.model.ts';
import { loreTimings } from './lore.timings.ts';
import { useEntries } from './use-lore.ts';

interface Analysis {
  /** Null before the first response. After a failure, tokens and marks keep their last values. */
  data: LoreAnalysis | null;
  /** Error of the last request; null if it succeeded. */
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

/** The server's analysis of the entries, requested after a pause in changes. */
export function useAnalysis(): Analysis {
  const host = useHost();
  const entries = useEntries();
  const [answer, setAnswer] = useState<Omit<Analysis, 'retry'>>({
    data: null,
    error: null,
    isRetrying: false,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      host.call(analyze, { entries: usableEntries(entries) }, { signal: abort.signal }).then(
        (data) => setAnswer({ data, error: null, isRetrying: false }),
        (reason: unknown) => {
          if (!abort.signal.aborted) setAnswer(({ data }) => ({ data, error: reason, isRetrying: false }));
        },
      );
    }, loreTimings.analysisPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [host, entries, attempt]);
  const retry = useCallback(() => {
    // Keeps the error until the response, because its panel contains the focused button.
    setAnswer((last) => ({ ...last, isRetrying: true }));
    setAttempt((count) => count + 1);
  }, []);
  return { ...answer, retry };
}
