import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const hostDir = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Where the shell's development build stands: inside the package, so that its imports are found, and by port, so that
 * two hosts of one checkout do not share it.
 */
export function devDist(environment: NodeJS.ProcessEnv): string {
  return join(hostDir, 'node_modules', '.dev', environment.PORT ?? '3000');
}
