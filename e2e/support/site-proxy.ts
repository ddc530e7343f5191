import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as open,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { home } from './site.ts';

/** A server in front of the site. */
export interface SiteProxy {
  /** Address of the site behind this server. */
  origin: string;
  close(): void;
}

export async function startSiteProxy(listener: RequestListener): Promise<SiteProxy> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends a request to the site, and the answer's head to the page; `sendBody` sends the rest. */
export function forwardToSite(
  request: IncomingMessage,
  response: ServerResponse,
  sendBody: (answer: IncomingMessage) => void = (answer) => void answer.pipe(response),
  headers: IncomingHttpHeaders = request.headers,
): void {
  const forwarded = open(home + request.url, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    sendBody(answer);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}
