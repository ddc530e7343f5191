import { checkScript } from '@storyloom/contract/stories/endpoints/check-script';
import type { ScriptReport } from '@storyloom/contract/stories/entities/script-report';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { isBusinessError } from '@storyloom/http/errors';
import { useHost, useQuery } from '@storyloom/mfe';
import { useEffect, useState } from 'react';

/** Delay between a change and its check, in ms. */
const pause = 700;

/** The only script that the server does not check. */
const tooLarge: ScriptReport = {
  problems: [{ line: null, message: storyMessages.script, isWarning: false }],
  knots: [],
  summary: '',
  json: null,
};

/**
 * The server's last report on the script, requested after a pause in changes; undefined before the first, and kept while a check
 * fails. `compiled`: the last one of a script that could be compiled, whose knots are shown while the present one has errors.
 */
export function useScriptCheck(typed: string) {
  const host = useHost();
  const [script, setScript] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setScript(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch } = useQuery({
    queryKey: [checkScript.path, script],
    queryFn: ({ signal }) =>
      host.call(checkScript, { script: script ?? '' }, { signal }).catch((reason: unknown) => {
        if (isBusinessError(reason, 'request.invalid')) return tooLarge;
        throw reason;
      }),
    enabled: script !== null,
    retry: false,
    gcTime: 0,
  });
  const [last, setLast] = useState<{ report?: ScriptReport; compiled?: ScriptReport }>({});
  if (data && data !== last.report)
    setLast({ ...last, report: data, ...(data.knots.length > 0 && { compiled: data }) });
  return { ...last, error, retry: () => void refetch() };
}
