import { once } from 'node:events';
import net from 'node:net';

/** A relay in front of the database server of a URL. */
export async function openDatabaseDoor(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  let lost: string | undefined;
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(port), hostname);
    let isLosing = false;
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    client.on('data', (chunk) => {
      if (lost !== undefined && chunk.includes(lost)) {
        lost = undefined;
        isLosing = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => (isLosing ? client.destroy() : client.write(chunk)));
  });
  let at = 0;
  const open = async () => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    at = (server.address() as net.AddressInfo).port;
  };
  await open();
  return {
    open,
    /** Looks like the end of the server. */
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
    /** The next statement with this text is executed, and its answer is lost with the connection. */
    loseAnswerTo(text: string): void {
      lost = text;
    },
    /** The address of a database of the server through the relay. */
    to(database: string): string {
      const through = new URL(database);
      through.hostname = '127.0.0.1';
      through.port = String(at);
      return through.href;
    },
  };
}
