import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer', 'cookie'];

/**
 * Passes `/api/...` on to the API without that prefix, and `/files/...` as it is, unbuffered both ways. Cookies stay here: the API knows the tokenid header alone.
 * X-Forwarded-For is what this server saw, not what the visitor claims.
 */
export function createApiProxy(apiUrl: string) {
  const target = new URL(apiUrl);
  const agent = new Agent({ keepAlive: true });

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const headers = { ...incoming.headers };
    for (const name of hopByHop) delete headers[name];
    headers.host = target.host;
    headers['x-forwarded-for'] = incoming.socket.remoteAddress ?? '';
    const path = (incoming.url ?? '/').replace(/^\/api(?=[/?]|$)\/?/, '/');
    const upstream = request(
      { agent, hostname: target.hostname, port: target.port, method: incoming.method, path, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    upstream.on('error', () => {
      if (outgoing.headersSent) return outgoing.destroy();
      const msg = 'The service cannot be reached right now. Try again in a moment.';
      outgoing.writeHead(502, { 'content-type': 'application/json', 'retry-after': '2' });
      outgoing.end(JSON.stringify({ code: 502, msg, data: { error: 'transport.unreachable' } }));
    });
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };
}
