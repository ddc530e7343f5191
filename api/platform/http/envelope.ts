import { errors } from '@storyloom/contract/core/errors';
import { isUnavailable } from '../db.ts';
import { DomainError, TransportError, type TransportStatus } from '../errors.ts';
import { isOutOfSpace } from '../space.ts';

export interface FailureReply {
  status: 200 | TransportStatus;
  headers: Record<string, string>;
  body: { code: number; msg: string; data: Record<string, unknown> };
  /** True for errors to be logged in full. */
  unexpected: boolean;
}

const TRANSPORT_NAMES: Record<TransportStatus, string> = {
  400: 'transport.bad_request',
  401: 'transport.unauthorized',
  404: 'transport.not_found',
  405: 'transport.method_not_allowed',
  413: 'transport.too_large',
  415: 'transport.unsupported_type',
  429: 'transport.too_many_requests',
  499: 'transport.cut_off',
  500: 'transport.internal',
  503: 'transport.unavailable',
};

const OUT_OF_SPACE_RETRY_SECONDS = 30;

export function success(data: unknown) {
  return { code: 0, msg: '', data };
}

/** Converts any thrown value into a reply. */
export function failure(error: unknown): FailureReply {
  if (error instanceof DomainError) {
    return {
      status: 200,
      headers: {},
      body: {
        code: errors[error.error].code,
        msg: error.message,
        data: { ...error.details, error: error.error },
      },
      unexpected: false,
    };
  }
  if (error instanceof TransportError) {
    return { ...transport(error.status, error.message, error.retryAfterSeconds), unexpected: false };
  }
  if (isOutOfSpace(error)) {
    const msg = 'The site is out of space, so nothing can be saved right now. Try again later.';
    return { ...transport(503, msg, OUT_OF_SPACE_RETRY_SECONDS), unexpected: true };
  }
  if (isUnavailable(error)) {
    return { ...transport(503, 'The service is restarting. Try again in a moment.'), unexpected: true };
  }
  if (isUnstorableText(error)) {
    return failure(
      new DomainError('request.invalid', {}, 'The text contains a character that cannot be stored.'),
    );
  }
  return { ...transport(500, 'Something went wrong on our side. Try again.'), unexpected: true };
}

function transport(status: TransportStatus, msg: string, retryAfterSeconds?: number) {
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds);
  return { status, headers, body: { code: status, msg, data: { error: TRANSPORT_NAMES[status] } } };
}

/** True for text with NUL, the only character that PostgreSQL cannot store. */
function isUnstorableText(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === '22021' || at.code === '22P05')) return true;
  }
  return false;
}
