import { type ErrorName, errors } from '@storyloom/contract/core/errors';

export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * An expected error, sent with HTTP 200 and its own code. `details` are sent next to the name in the envelope's data;
 * `msg` replaces the catalogue's message.
 */
export class DomainError extends Error {
  readonly error: ErrorName;
  readonly details: ErrorDetails;

  constructor(error: ErrorName, details: ErrorDetails = {}, msg?: string) {
    super(msg ?? errors[error].msg);
    this.name = 'DomainError';
    this.error = error;
    this.details = details;
  }
}

/** An error expressed by its HTTP status; the envelope adds the message. */
export class TransportError extends Error {
  readonly status: TransportStatus;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: TransportStatus, msg: string, retryAfterSeconds?: number) {
    super(msg);
    this.name = 'TransportError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type TransportStatus = 400 | 401 | 404 | 405 | 413 | 415 | 429 | 499 | 500 | 503;

/** The answer to a token that is invalid or whose user is gone. */
export const sessionEnded = () => new TransportError(401, 'You were logged out. Log in to go on.');
