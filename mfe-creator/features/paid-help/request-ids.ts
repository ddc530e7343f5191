import { isRequestError } from '@storyloom/http/errors';
import { randomId } from '@storyloom/http/random-id';

/**
 * True if the server answered with a domain error: the request has ended without a charge. After other failures, such as
 * a lost connection or a 502 of a gateway, the server may still work on it.
 */
export const isRefused = (error: unknown): boolean => isRequestError(error) && error.name === 'BusinessError';

/** The ids of paid requests. An unanswered request is repeated with its id, so that it is not charged twice. */
export function createRequestIds() {
  let pending: { key: string; id: string } | null = null;
  return {
    /** The same id for the same input until `end`. */
    idFor(input: object): string {
      const key = JSON.stringify(input);
      if (pending?.key !== key) pending = { key, id: randomId() };
      return pending.id;
    },
    /** Ends the request. Keeps its id after an error, unless the server refused the request. */
    end(error?: unknown): void {
      if (error === undefined || isRefused(error)) pending = null;
    },
  };
}
