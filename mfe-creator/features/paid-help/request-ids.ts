import { isRequestError } from '@storyloom/http/errors';
import { randomId } from '@storyloom/http/random-id';

/**
 * True if the server answered with a domain error: the request has ended without a charge. After other failures, such as
 * a lost connection or a 502 of a gateway, the server may still work on it.
 */
export const isRefused = (error: unknown): boolean => isRequestError(error) && error.name === 'BusinessError';

/** The ids of paid requests: one without an answer is repeated with its id, so that it is not charged twice. */
export function createRequestIds() {
  let pending: { key: string; id: string } | null = null;
  return {
    /** The same id for the same input until `end`. */
    idFor(input: object): string {
      const key = JSON.stringify(input);
      if (pending?.key !== key) pending = { key, id: randomId() };
      return pending.id;
    },
    /** The request was answered, or failed with an error. Its id is kept unless the server refused it. */
    end(error?: unknown): void {
      if (error === undefined || isRefused(error)) pending = null;
    },
  };
}
