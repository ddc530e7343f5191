import { cutCharacters } from '@storyloom/contract/characters';
import { analyze } from '@storyloom/contract/endpoints/lore/analyze';
import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';
import { loreLimits } from '@storyloom/contract/limits/lore';
import { useHost } from '@storyloom/mfe';
import { useCallback, useEffect, useState } from 'react';
import { usableEntries } from './lore.model.ts';
import { loreTimings } from './lore.timings.ts';
import { useEntries } from './use-lore.ts';

interface Analysis {
  /** Null before the first answer. After a failure, prices and marks keep their last values. */
  data: LoreAnalysis | null;
  /** Of the last request; null while it has not failed. */
  error: unknown;
  retry: () => void;
}

/** The server's analysis of the entries and of a text, some time after the last change. */
export function useAnalysis(text: string): Analysis {
  const host = useHost();
  const entries = useEntries();
  const [{ data, error }, setAnswer] = useState<Omit<Analysis, 'retry'>>({ data: null, error: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const input = { entries: usableEntries(entries), text: cutCharacters(text, loreLimits.analyzedText) };
      host.call(analyze, input, { signal: abort.signal }).then(
        (answer) => setAnswer({ data: answer, error: null }),
        (reason: unknown) => {
          if (!abort.signal.aborted) setAnswer((last) => ({ data: last.data, error: reason }));
        },
      );
    }, loreTimings.analysisPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [host, entries, text, attempt]);
  const retry = useCallback(() => {
    setAnswer((last) => ({ data: last.data, error: null }));
    setAttempt((count) => count + 1);
  }, []);
  return { data, error, retry };
}
