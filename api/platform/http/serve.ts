import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';

export interface Listening {
  port: number;
  server: Server;
  /** Stops accepting connections. Resolves when active ones have ended; after `graceMs` they are closed. */
  stop(graceMs: number): Promise<void>;
}

/** Starts listening. Rejects with a one-line message if the port is in use. */
export async function serve(app: App, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createServer({ maxHeaderSize: 64 * 1024 }, getRequestListener(app.fetch));
  // The timeout is longer than the proxy's idle timeout, so a socket is never closed while a request is being sent.
  server.keepAliveTimeout = 65_000;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${port} is in use. Set API_PORT to a free port.`) : error;
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
