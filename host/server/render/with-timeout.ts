/** The work took too long; it may still succeed. */
export class TimeoutError extends Error {}

/** The answer, or a rejection with `TimeoutError` after `ms` milliseconds; the work itself is not stopped. */
export async function withTimeout<Answer>(response: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`This took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}
