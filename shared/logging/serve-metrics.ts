import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * Answers `/metrics` on a port of its own, which no visitor reaches. Throws in one line if the port is in use. The
 * server alone does not keep its process running.
 */
export async function serveMetrics(
  registry: Pick<Registry, 'metrics' | 'contentType'>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics().catch(() => null);
    response.writeHead(text === null ? 500 : 200, { 'content-type': registry.contentType }).end(text);
  }).listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    throw new Error(`Metrics cannot be served at ${host}:${port}. Set METRICS_PORT to a free port.`, {
      cause,
    });
  });
  return server.unref();
}
