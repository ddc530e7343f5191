import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * Ends a request and its reply when the signal aborts. Replaces Node's `signal` option, which destroys the socket with an
 * error: a socket that returns to the pool in the same tick has no error listener, so the process would crash.
 */
export function endOnAbort(request: ClientRequest, signal: AbortSignal): void {
  let reply: IncomingMessage | undefined;
  const end = () => void (reply ?? request).destroy();
  request.once('response', (response) => {
    reply = response;
  });
  request.once('close', () => signal.removeEventListener('abort', end));
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
}
