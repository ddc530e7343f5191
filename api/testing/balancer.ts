import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const CHECK_MS = 50;

/** A balancer that sends requests in turn to the servers whose `/ready` answers 200. It repeats none. */
export async function startBalancer() {
  const ready = new Map<string, boolean>();
  let turn = 0;
  const check = async (base: string) => {
    const isReady = await fetch(`${base}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready.has(base)) ready.set(base, isReady);
  };
  const timer = setInterval(() => void Promise.all([...ready.keys()].map(check)), CHECK_MS);
  const server = createServer((incoming, outgoing) => {
    const targets = [...ready].flatMap(([base, isReady]) => (isReady ? [base] : []));
    const target = targets[turn++ % targets.length];
    const fail = () => outgoing.writeHead(502).end('{"code":502}');
    if (target === undefined) return fail();
    const { method = 'GET', headers } = incoming;
    const forwarded = request(new URL(incoming.url ?? '/', target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', fail);
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves once the server gets requests. */
    async add(base: string): Promise<void> {
      ready.set(base, false);
      while (!ready.get(base)) await check(base);
    },
    remove: (base: string) => ready.delete(base),
    stop(): void {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
