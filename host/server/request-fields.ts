import { AsyncLocalStorage } from 'node:async_hooks';

interface Fields {
  composition: string | null;
}

const running = new AsyncLocalStorage<Fields>();

/** Runs the answer to a request; what is logged meanwhile has the composition of its visitor. */
export function withComposition<Result>(composition: string | null, answer: () => Result): Result {
  return running.run({ composition }, answer);
}

/** Sets the composition of the document that is answered. */
export function noteComposition(composition: string): void {
  const fields = running.getStore();
  if (fields) fields.composition = composition;
}

/** For the log: fields of each line. */
export function requestFields(): { composition?: string } {
  const composition = running.getStore()?.composition;
  return composition ? { composition } : {};
}
