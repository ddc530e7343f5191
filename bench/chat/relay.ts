import { Agent, createServer, request } from 'node:http';
import { ports } from '../ports.ts';
import { serveChild } from '../processes/serving.ts';

const agent = new Agent({ keepAlive: true });

/** A minimal relay between reader and provider that copies bytes. */
const server = createServer((incoming, outgoing) => {
  const { method, url, headers } = incoming;
  const upstream = request(
    { agent, host: '127.0.0.1', port: ports.provider, method, path: url, headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
});

await serveChild(server, ports.relay);
