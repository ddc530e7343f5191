import { analyze } from '@storyloom/contract/endpoints/lore/analyze';
import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';
import { useHost } from '@storyloom/mfe';
import { useEffect, useState } from 'react';
import { loreTimings } from './lore.timings.ts';
import { useEntries } from './use-lore.ts';

/** The server's analysis of the entries and of a text, some time after the last change; null before the first. */
export function useAnalysis(text: string): LoreAnalysis | null {
  const host = useHost();
  const entries = useEntries();
  const [analysis, setAnalysis] = useState<LoreAnalysis | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      host
        .call(analyze, { entries: [...entries], text }, { signal: abort.signal })
        .then(setAnalysis)
        // Prices and marks keep their last values; the next change asks again.
        .catch(() => {});
    }, loreTimings.analysisPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [host, entries, text]);
  return analysis;
}
