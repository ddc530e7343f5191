import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDevRemote } from '@storyloom/build/dev-remote';
import { ROOT } from '../bootstrap/paths.mjs';

/** Serves micro-frontends from source: `mfes.ts reader=3101 points=3104`. */
const dist = join(resolve(process.env.DATA_DIR ?? join(ROOT, '.data')), 'dev');

const servers = await Promise.all(
  process.argv.slice(2).map((argument) => {
    const [name = '', port] = argument.split('=');
    const own = join(dist, name);
    mkdirSync(own, { recursive: true });
    return startDevRemote({ dir: join(ROOT, `mfe-${name}`), port: Number(port), dist: own });
  }),
);
for (const argument of process.argv.slice(2)) {
  const [name, port] = argument.split('=');
  process.stdout.write(`  ${name} from source at http://localhost:${port}\n`);
}
process.send?.({ type: 'ready' });

async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 2_000).unref();
  await Promise.all(servers.map((server) => server.close()));
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('disconnect', stop);
