import { createServer, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { home } from './site.ts';

/** The site behind a server that never answers the first request for the document at `path`. */
export async function loseDocument(path: string) {
  let requests = 0;
  const server = createServer((request, response) => {
    if (request.url === path && ++requests === 1) return;
    const forwarded = open(
      home + request.url,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Number of requests for the document. */
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
