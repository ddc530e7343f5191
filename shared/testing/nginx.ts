import { existsSync } from 'node:fs';

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx of this machine; null without one. */
export function nginxPath(): string | null {
  return PLACES.find((path) => existsSync(path)) ?? null;
}
