import { chatTimings } from '@storyloom/contract/chat/timings';
import { wait } from './wait.ts';

/** Time between a failure and the second request, in ms. An address moves to another machine in this time. */
const pause = 300;

/**
 * Sends a request a second time if the first one fails or is not answered in time (`patience`, in ms), and resolves with
 * the first answer. A browser waits for a minute on a connection that has died. Only for requests that may be repeated.
 * Throws the error of the first request if both fail.
 */
export async function requestTwice(
  request: (isSecond: boolean) => Promise<Response>,
  patience: number = chatTimings.silence,
): Promise<Response> {
  const first = request(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const failed = first.catch(() => wait(pause).then(() => null));
  const early = await Promise.race([failed, late]);
  clearTimeout(timer);
  if (early) return early;
  const both = [first, request(true)];
  const answer = await Promise.any(both).catch(({ errors }: AggregateError) => Promise.reject(errors[0]));
  for (const each of both)
    each.then(
      (other) => {
        if (other !== answer) void other.body?.cancel();
      },
      () => {},
    );
  return answer;
}
