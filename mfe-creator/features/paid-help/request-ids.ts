import { isNetworkError } from '@storyloom/http/errors';
import { randomId } from '../draft/device-copies.ts';

/** The ids of paid requests: one that the connection lost is repeated with its id, so that it is not charged twice. */
export function createRequestIds() {
  let pending: { key: string; id: string } | null = null;
  return {
    /** The same id for the same input until `end`. */
    idFor(input: object): string {
      const key = JSON.stringify(input);
      if (pending?.key !== key) pending = { key, id: randomId() };
      return pending.id;
    },
    /** The request was answered, or failed with an error. */
    end(error?: unknown): void {
      if (!isNetworkError(error)) pending = null;
    },
  };
}
