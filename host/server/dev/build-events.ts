import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers `/dev/events` with the build that this process serves. A page of another build reloads itself. */
export function createBuildEvents(
  build: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (request.url !== '/dev/events') return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\ndata: ${build}\n\n`);
    return true;
  };
}
