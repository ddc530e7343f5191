import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDevRemote } from '@storyloom/build/dev-remote';

/** Serves the micro-frontend in a folder from source, for a development host that is told its address. */
export async function serveFromSource(
  mfe: string,
  root: string,
  port: number,
  say: (line: string) => void,
): Promise<void> {
  const dist = join(root, '.storyloom');
  mkdirSync(dist, { recursive: true });
  await startDevRemote({ dir: root, port, dist });
  const address = `${mfe}=http://localhost:${port}`;
  say(`${address}\nIn a checkout of Storyloom: npm run dev -- ${address}`);
}
