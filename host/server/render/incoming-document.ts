import type { Writable } from 'node:stream';

/** A document that arrives in pieces, perhaps before somebody wants it. */
export function createIncoming() {
  const early: Uint8Array[] = [];
  let to: Writable | undefined;
  let isComplete = false;
  let failure: Error | undefined;
  return {
    write: (bytes: Uint8Array) => void (to ? to.write(bytes) : early.push(bytes)),
    end(bytes?: Uint8Array) {
      isComplete = true;
      if (to) to.end(bytes);
      else if (bytes) early.push(bytes);
    },
    fail(error: Error) {
      failure = error;
      to?.destroy(error);
    },
    pipe(target: Writable) {
      to = target;
      for (const bytes of early) to.write(bytes);
      if (failure) to.destroy(failure);
      else if (isComplete) to.end();
    },
  };
}
