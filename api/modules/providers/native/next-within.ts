import { ProviderError } from '@storyloom/ports/provider-error';

/** The next part of a stream; throws `timeout` if it does not arrive within a time in ms. */
export async function nextWithin<Part>(ms: number, next: Promise<Part>): Promise<Part> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const fail = () => reject(new ProviderError('timeout', `the model was silent for ${ms} ms`));
  const timer = setTimeout(fail, ms);
  try {
    return await Promise.race([next, silence]);
  } finally {
    clearTimeout(timer);
  }
}
