import pLimit from 'p-limit';
import { TransportError } from '../../platform/errors.ts';

/** Scripts checked at once: each has a process. */
const atOnce = 2;

/** Checks that run or wait, of all authors and of one; further ones are refused. */
const maxPending = 22;
const maxPendingOfAuthor = 4;

/** Runs the checks of authors’ scripts in turn. */
export function createCheckQueue() {
  const limitChecks = pLimit(atOnce);
  const pendingAuthors: string[] = [];

  /** Throws 503 while too many checks are pending, 429 while too many of the author’s own are. */
  return async function inTurn<T>(authorId: string, work: () => Promise<T>): Promise<T> {
    if (pendingAuthors.filter((id) => id === authorId).length >= maxPendingOfAuthor)
      throw new TransportError(429, 'Your last scripts are still being checked. Try again in a moment.', 5);
    if (pendingAuthors.length >= maxPending)
      throw new TransportError(503, 'Too many scripts are checked right now. Please try again.', 5);
    pendingAuthors.push(authorId);
    try {
      return await limitChecks(work);
    } finally {
      pendingAuthors.splice(pendingAuthors.indexOf(authorId), 1);
    }
  };
}
