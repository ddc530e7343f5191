import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

export interface Listening {
  port: number;
  server: Server;
  /** Takes no more connections; resolves when those that are busy have ended, or were cut after the time given. */
  stop(graceMs: number): Promise<void>;
}

/** Listens; rejects with one clear line when the port is taken. */
export async function serve(app: App, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createServer(getRequestListener(app.fetch));
  // Longer than the proxy keeps its idle sockets, so that a socket is never closed under a request.
  server.keepAliveTimeout = 65_000;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${port} is taken. Set API_PORT to a free one.`) : error;
  }
  return {
    port: (server.address() as AddressInfo).port,
    server,
    async stop(graceMs) {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
