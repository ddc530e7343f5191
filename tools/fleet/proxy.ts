import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { addresses, type Machine } from './network.ts';

const example = readFileSync(join(ROOT, 'deploy/proxies/nginx.conf'), 'utf8');
const ROLES = { 3000: 'host', 4000: 'api', 4100: 'registry' } as const;

/** `deploy/proxies/nginx.conf` for two machines of each role, without TLS. Those in `down` get no requests. */
export function proxyConfig(folder: string, down: ReadonlySet<Machine>): string {
  const server = (_: string, at: string, port: string, options: string) => {
    const machine = `${ROLES[Number(port) as keyof typeof ROLES]}${at}` as Machine;
    if (!(machine in addresses)) return '';
    return `server ${addresses[machine]}:${port}${options}${down.has(machine) ? ' down' : ''};`;
  };
  const sites = example
    .replaceAll(/server 10\.0\.0\.(\d):(\d+)(.*);/g, server)
    .replace('listen 443 ssl', 'listen 80')
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replaceAll(/127\.0\.0\.1:(4[01]80)/g, '$1');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `user root; pid ${folder}/nginx.pid; error_log stderr warn; worker_processes 1; daemon off;
events {} http { access_log off; ${temporary.join(' ')} ${sites} }`;
}
