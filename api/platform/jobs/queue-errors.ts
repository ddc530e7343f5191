import { isUnavailable } from '../db.ts';
import type { Logger } from '../logger.ts';

/** Minimum time between lines about an unreachable database, which every queue reports with each poll, in ms. */
const QUIET_MS = 30_000;

/** Logs errors of the job queue; those of an unreachable database at most once in 30 s. */
export function createErrorLog(logger: Logger, now = () => performance.now()): (err: Error) => void {
  let logged = Number.NEGATIVE_INFINITY;
  return (err) => {
    if (isUnavailable(err)) {
      if (now() - logged < QUIET_MS) return;
      logged = now();
    }
    logger.warn({ err }, 'the job queue reported an error');
  };
}
