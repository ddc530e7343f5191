import { createServer, request } from 'node:http';
import { home } from './site.ts';

/** The site under another origin, whose worker changes as with new versions of the shell. */
export interface ChangingSite {
  home: string;
  /** Serves the worker of another build from now on. */
  changeBuild(build: string): void;
  /** Serves the worker and the pages of another host from now on. */
  moveTo(target: string): void;
  close(): void;
}

export async function startChangingSite(port: number): Promise<ChangingSite> {
  let target = home;
  let build: string | null = null;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (url === '/sw.js' && build !== null) return void sendWorker(build).catch(() => outgoing.destroy());
    const passed = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);

    async function sendWorker(other: string): Promise<void> {
      const source = await (await fetch(new URL('/sw.js', target))).text();
      const { id } = await (await fetch(new URL('/precache.json', target))).json();
      const [own = ''] = id.split('-');
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      outgoing.end(source.replaceAll(own, other));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    home: `http://localhost:${port}`,
    changeBuild(next) {
      build = next;
    },
    moveTo(next) {
      build = null;
      target = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
