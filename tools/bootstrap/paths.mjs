// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node that runs everything after the first step: the one of the `node` package, not the machine's. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node');
