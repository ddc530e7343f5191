import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * Ends a request, and the reply to it, once its signal aborts. In place of Node's option `signal`: that one destroys the socket
 * with an error, and a socket that goes back to its pool in the same tick has nobody left to hear it, which ends the process.
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
