import type { FailureReason } from './part.ts';

/** Why a micro-frontend's code could not be loaded; `cause` is for the log. */
export class RemoteLoadError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Errors of the entry and chunk loaders for a missing file or a wrong hash. */
const networkErrors = /ChunkLoadError|Loading (CSS )?chunk|ScriptNetworkError|RUNTIME-00/;

export function reasonOf(error: unknown): FailureReason {
  if (error instanceof RemoteLoadError) return error.reason;
  return error instanceof Error && networkErrors.test(`${error.name} ${error.message}`)
    ? 'unreachable'
    : 'threw';
}
