import type { FailureReason } from './part.ts';

/** Why a micro-frontend's code could not be used; `cause` is for the log. */
export class RemoteLoadError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export function reasonOf(error: unknown): FailureReason {
  return error instanceof RemoteLoadError ? error.reason : 'threw';
}
