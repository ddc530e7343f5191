import { globSync } from 'node:fs';
import { ROOT } from '../bootstrap/paths.mjs';

/** In development, ports follow DEV_PORT in this order, so that an address does not depend on the others. */
const FIRST = ['reader', 'creator', 'account', 'points', 'admin'];

/** Names of all micro-frontends of this checkout, the known ones first. */
export function listMfes(): string[] {
  const found = globSync('mfe-*/mfe.ts', { cwd: ROOT })
    .map((file) => file.slice('mfe-'.length, -'/mfe.ts'.length))
    .sort();
  return [...FIRST.filter((name) => found.includes(name)), ...found.filter((name) => !FIRST.includes(name))];
}
