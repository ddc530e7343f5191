import type { FailureReason } from './part.ts';

/** Why a micro-frontend's code could not be used; `cause` is for the log. */
export class RemoteLoadError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** What the loaders of entries and chunks say when a file is not there, or is not what its hash says. */
const notArrived = /ChunkLoadError|Loading (CSS )?chunk|ScriptNetworkError|RUNTIME-00/;

export function reasonOf(error: unknown): FailureReason {
  if (error instanceof RemoteLoadError) return error.reason;
  return error instanceof Error && notArrived.test(`${error.name} ${error.message}`)
    ? 'unreachable'
    : 'threw';
}
