// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The Node of the package `node`, which runs all but the first step, instead of the machine's. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node');
