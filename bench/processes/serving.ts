import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on loopback, reports readiness, and exits on request or when the parent exits. */
export async function serveChild(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => process.exit(0);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  process.send?.({ type: 'ready' });
}
