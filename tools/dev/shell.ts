import { join } from 'node:path';
import { startDevShell } from '@storyloom/build/dev-shell';
import { ROOT } from '../bootstrap/paths.mjs';

const shell = await startDevShell({
  dir: join(ROOT, 'host'),
  dist: process.env.DEV_SHELL_DIR ?? '',
  built: () => process.send?.({ type: 'ready' }),
});

async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 2_000).unref();
  await shell.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('disconnect', stop);
