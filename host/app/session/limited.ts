import { appLoginTimings } from '@storyloom/contract/users/app-login-timings';
import { NetworkError } from '@storyloom/http/errors';

/** Aborts the work with the signal's reason, or with NetworkError if it takes too long. */
export async function limited<Result>(
  work: (until: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new NetworkError('The answer took too long')),
    appLoginTimings.request,
  );
  try {
    const result = await work(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
    signal?.throwIfAborted();
    return result;
  } finally {
    clearTimeout(timer);
  }
}
