import { checkScript } from '@storyloom/contract/stories/endpoints/check-script';
import type { ScriptReport } from '@storyloom/contract/stories/entities/script-report';
import { storyMessages } from '@storyloom/contract/stories/messages';
import { isBusinessError } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
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

interface Check {
  /** The last report; null before the first. */
  report: ScriptReport | null;
  /** The last report of a script that could be compiled, whose knots are shown while the present one has errors. */
  compiled: ScriptReport | null;
  /** The failure of the last check; null if there was none. */
  error: unknown;
}

/** The server's report on the script, requested after a pause in changes. */
export function useScriptCheck(script: string): Check & { retry: () => void } {
  const host = useHost();
  const [check, setCheck] = useState<Check>({ report: null, compiled: null, error: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      host.call(checkScript, { script }, { signal: abort.signal }).then(
        (report) =>
          setCheck(({ compiled }) => ({
            report,
            compiled: report.knots.length > 0 ? report : compiled,
            error: null,
          })),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          const isRefused = isBusinessError(error, 'request.invalid');
          setCheck((last) => ({ ...last, ...(isRefused ? { report: tooLarge } : { error }) }));
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [host, script, attempt]);
  return { ...check, retry: () => setAttempt((count) => count + 1) };
}
