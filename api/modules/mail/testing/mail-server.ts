import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

export type SilentServer = Awaited<ReturnType<typeof startSilentServer>>;

interface Behaviour {
  /** Refused recipients, with the reply code. */
  refused?: Record<string, number>;
  /** Refuses mails with these reply codes in turn, then accepts all. */
  failures?: number[];
}

/** Accepts connections and answers nothing, or nothing after its greeting. Counts the connections. */
export async function startSilentServer({ greets }: { greets: boolean }) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (greets) socket.write('220 slow.example ESMTP\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.size,
    async stop(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** An SMTP server, on a free port unless one is given, that keeps received mails. */
export async function startMailServer({ refused = {}, failures = [] }: Behaviour = {}, onPort = 0) {
  const received: { to: string[]; raw: string; mail: Email }[] = [];
  const waiting: ((total: number) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, callback) {
      const code = refused[address];
      callback(
        code === undefined ? null : Object.assign(new Error('Mailbox unavailable'), { responseCode: code }),
      );
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const failure = failures.shift();
        if (failure !== undefined)
          return callback(Object.assign(new Error('Try later'), { responseCode: failure }));
        const raw = Buffer.concat(chunks);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: raw.toString(), mail: await PostalMime.parse(raw) });
        callback();
        for (const tell of waiting.splice(0)) tell(received.length);
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('error', () => {});
  server.listen(onPort, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    /** Resolves when this many mails were received. */
    async reach(total: number): Promise<void> {
      while (received.length < total) await new Promise<number>((resolve) => waiting.push(resolve));
    },
    async stop(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
