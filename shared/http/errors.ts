/**
 * The request got no complete, readable answer: no connection, a response that broke off, or not the API's format.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** An HTTP status outside 200-299. The message is status plus status text. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;
  readonly statusText: string;
  /** The server's message; empty if it sent no readable one. */
  readonly msg: string;
  /** In seconds, from Retry-After. */
  readonly retryAfter: number | null;

  constructor(reply: { status: number; statusText: string; msg: string; retryAfter: number | null }) {
    super(`${reply.status} ${reply.statusText}`.trim());
    this.status = reply.status;
    this.statusText = reply.statusText;
    this.msg = reply.msg;
    this.retryAfter = reply.retryAfter;
  }
}

/** The API answered with a code that is not 0. `error` is its name in the contract's catalogue. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: number;
  readonly error: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: number, msg: string, error: string, details: Record<string, unknown>) {
    super(msg);
    this.code = code;
    this.error = error;
    this.details = details;
  }
}

export type RequestError = NetworkError | StatusError | BusinessError;

// Errors are compared by name, because each remote bundles its own copy of these classes and also catches errors
// of the shell's copy.
function isNamed(error: unknown, ...names: string[]): error is Error {
  return error instanceof Error && names.includes(error.name);
}

export function isRequestError(error: unknown): error is RequestError {
  return isNamed(error, 'NetworkError', 'StatusError', 'BusinessError');
}

/** True if the request did not get through. In a browser, the cause is mostly the visitor's own connection. */
export function isNetworkError(error: unknown): error is NetworkError {
  return isNamed(error, 'NetworkError');
}

/**
 * The server's message for the visitor: of a domain error, of an ended session, of a rate limit, or of a server that
 * cannot answer now. Null for other failures.
 */
export function serverMessage(error: unknown): string | null {
  if (!isRequestError(error)) return null;
  if (error.name === 'BusinessError') return error.message;
  return (error.name === 'StatusError' && [401, 429, 503].includes(error.status) && error.msg) || null;
}

/** True if the visitor sent too many requests; `retryAfter` tells when the next one is allowed. */
export function isRateLimited(error: unknown): error is StatusError {
  return isRequestError(error) && error.name === 'StatusError' && error.status === 429;
}

/** True if the server has ended the visitor's session. */
export function isLoggedOut(error: unknown): error is StatusError {
  return isRequestError(error) && error.name === 'StatusError' && error.status === 401;
}

/** True if the same request may succeed later: no connection, a busy server or one that fails. Domain errors are final. */
export function isRetryable(error: unknown): error is NetworkError | StatusError {
  if (!isRequestError(error) || error.name === 'BusinessError') return false;
  return error.name === 'NetworkError' || error.status >= 500 || [408, 409, 425, 429].includes(error.status);
}

/** True for the domain error of that name. The caller must know the type of its details. */
export function isBusinessError(error: unknown, name: string): error is BusinessError {
  return isRequestError(error) && error.name === 'BusinessError' && error.error === name;
}
