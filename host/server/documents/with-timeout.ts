/** The work took too long; it may still succeed. */
export class TimeoutError extends Error {}

/** The answer, or a rejection with `TimeoutError` after `ms` milliseconds; the work itself is not stopped. */
export async function withTimeout<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`This took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
