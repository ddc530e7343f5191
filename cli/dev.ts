import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDevRemote } from '@storyloom/build/dev-remote';

/** Serves the micro-frontend in a folder from source, for a development host that is told its address. */
export async function serveFromSource(
  mfe: string,
  root: string,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string', default: '3100' } } });
  if (!/^[1-9]\d{0,4}$/.test(values.port))
    throw new Error(`--port ${values.port} is not a port: give a number, for example 3100.`);
  const dist = join(root, '.storyloom');
  mkdirSync(dist, { recursive: true });
  await startDevRemote({ dir: root, port: Number(values.port), dist });
  const address = `${mfe}=http://localhost:${values.port}`;
  say(`${address}\nIn a checkout of Storyloom: npm run dev -- ${address}`);
}
