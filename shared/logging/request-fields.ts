import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

interface CurrentRequest {
  /** The trace of the request and the span that waits for it, in the format of W3C Trace Context. */
  traceparent: string;
  readComposition(): string | null;
}

const running = new AsyncLocalStorage<CurrentRequest>();

/** Runs the answer to a request; what is logged and called meanwhile has its id and the composition of its visitor. */
export const withRequest = <Result>(request: CurrentRequest, answer: () => Result): Result =>
  running.run(request, answer);

/** Sets the composition of the document that is answered. */
export function noteComposition(composition: string): void {
  const request = running.getStore();
  if (request) request.readComposition = () => composition;
}

/** An id for a request that is not traced. */
export const createTraceparent = (): string =>
  `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;

/** Returns a header of another process of this site, or null if it has another format. */
export const readTraceparent = (header: string | undefined): string | null =>
  header && /^00-[\da-f]{32}-[\da-f]{16}-0[01]$/.test(header) ? header : null;

export const requestIdOf = (traceparent: string): string => traceparent.slice(3, 35);

export const currentTraceparent = (): string | null => running.getStore()?.traceparent ?? null;

/** Headers for a call of another process of this site. None outside of a request. */
export function traceHeaders(traceparent = currentTraceparent()): Record<string, string> {
  return traceparent === null ? {} : { traceparent, 'x-request-id': requestIdOf(traceparent) };
}

/** Fields of each line of the log. */
export function requestFields(): { requestId?: string; composition?: string } {
  const request = running.getStore();
  if (!request) return {};
  const requestId = requestIdOf(request.traceparent);
  const composition = request.readComposition() ?? '';
  return /^[\w.:-]{1,64}$/.test(composition) ? { requestId, composition } : { requestId };
}
