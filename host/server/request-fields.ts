import { AsyncLocalStorage } from 'node:async_hooks';

type Read = () => string | null;

const running = new AsyncLocalStorage<{ read: Read }>();

/** Runs the answer to a request; what is logged meanwhile has the composition of its visitor. */
export function withComposition<Result>(read: Read, answer: () => Result): Result {
  return running.run({ read }, answer);
}

/** Sets the composition of the document that is answered. */
export function noteComposition(composition: string): void {
  const request = running.getStore();
  if (request) request.read = () => composition;
}

/** Fields of each line of the log. */
export function requestFields(): { composition?: string } {
  const composition = running.getStore()?.read() ?? '';
  return /^[\w-]{1,40}$/.test(composition) ? { composition } : {};
}
