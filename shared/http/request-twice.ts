import { chatTimings } from '@storyloom/contract/chat/timings';
import { wait } from './wait.ts';

/** Time after which a request that failed is repeated, in ms: an address takes a moment to move to another machine. */
const pause = 300;

/**
 * Requests again what fails or is not answered in time, and resolves with the first answer: over a connection that has
 * died meanwhile, a browser waits for a minute. Only for requests that may be repeated. Throws the error of the first.
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
