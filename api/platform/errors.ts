import { type ErrorName, errors } from '@storyloom/contract/errors';

export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * A refusal that the product knows: HTTP 200 with the error's own number.
 * `details` travel beside the name in the envelope's data; `msg` replaces the catalogue's words.
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

/** A failure of transport: its HTTP status is the answer, the envelope only says it in words. */
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

export type TransportStatus = 400 | 401 | 404 | 405 | 413 | 415 | 429 | 500 | 503;
