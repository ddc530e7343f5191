import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';

const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
  'cookie',
];

interface Options {
  /** Proxies before this server whose word on the visitor's address counts. */
  trustedProxies?: number;
  /** Silence after which an answer is given up, in ms; streams have a heartbeat every 15 s. */
  silenceMs?: number;
}

/**
 * The visitor's address: each trusted proxy has appended the one it saw; what stands before is only claimed.
 * A request that passed fewer of them did not come the usual way: it counts by its own address.
 */
function visitorOf(incoming: IncomingMessage, trustedProxies: number): string {
  const claimed = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  const own = incoming.socket.remoteAddress ?? '';
  const seen = [...claimed.map((each) => each.trim()).filter(Boolean), own];
  return seen.at(-1 - trustedProxies) ?? own;
}

/** Answers in the envelope that every reply has. */
function refuse(outgoing: ServerResponse, status: number, error: string, msg: string): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  outgoing.writeHead(status, status === 502 ? { ...headers, 'retry-after': '2' } : headers);
  outgoing.end(JSON.stringify({ code: status, msg, data: { error } }));
}

/**
 * Passes `/api/...` on to the API without that prefix, and `/files/...` as it is, unbuffered both ways. Cookies stay here: the API knows the tokenid header alone.
 * X-Forwarded-For is what this server saw, not what the visitor claims.
 */
export function createApiProxy(apiUrl: string, { trustedProxies = 0, silenceMs = 60_000 }: Options = {}) {
  const target = new URL(apiUrl);
  const agent = new Agent({ keepAlive: true });

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const method = incoming.method ?? 'GET';
    if (!['GET', 'HEAD', 'POST'].includes(method)) {
      incoming.resume();
      refuse(outgoing, 405, 'transport.method_not_allowed', 'The service answers GET and POST.');
      return;
    }
    const headers = { ...incoming.headers };
    for (const name of hopByHop) delete headers[name];
    headers.host = target.host;
    headers['x-forwarded-for'] = visitorOf(incoming, trustedProxies);
    // Node sends the body of such a request without saying where it ends: the API would read it as the next request.
    const hasBody = method === 'POST';
    if (!hasBody) delete headers['content-length'];
    const path = (incoming.url ?? '/').replace(/^\/api(?=[/?]|$)\/?/, '/');
    const { hostname, port } = target;
    let answered = false;
    /** What the API did not want is read away: the visitor's connection would stand still on it. */
    const discardRest = () => {
      incoming.unpipe();
      incoming.resume();
    };
    const upstream = request(
      { agent, hostname, port, method, path, headers, timeout: silenceMs },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('end', () => {
          answered = true;
          discardRest();
        });
        answer.on('error', () => outgoing.destroy());
      },
    );
    upstream.on('timeout', () => upstream.destroy(new Error('The API fell silent')));
    upstream.on('error', () => {
      // The API may close on the rest of an upload that it has refused: the whole answer is here.
      if (answered) return;
      discardRest();
      if (outgoing.headersSent) return outgoing.destroy();
      const msg = 'The service cannot be reached right now. Try again in a moment.';
      refuse(outgoing, 502, 'transport.unreachable', msg);
    });
    outgoing.on('close', () => upstream.destroy());
    if (hasBody) return void incoming.pipe(upstream);
    incoming.resume();
    upstream.end();
  };
}
