import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

const example = readFileSync(join(ROOT, 'deploy/proxies/nginx.conf'), 'utf8');
const keeperExample = readFileSync(join(ROOT, 'deploy/proxies/keepalived.conf'), 'utf8');
/** Roles by the ports that they have unless a setting says otherwise. */
export const ROLES = { 3000: 'host', 4000: 'api', 4100: 'registry' } as const;

export interface ProxyPlaces {
  /** Folder of nginx's own files. */
  folder: string;
  /** Where it listens for visitors, for calls of APIs, and for those of registries. */
  listen: { site: string; api: string; registry: string };
  /** Address of a role on the machine with this number, with ` down` if it gets no requests; null for none. */
  server(role: (typeof ROLES)[keyof typeof ROLES], machine: number): string | null;
  logLevel?: 'warn' | 'crit';
  /** In the background, as Debian runs it: only there it can be upgraded while it runs. */
  isDaemon?: boolean;
}

/** `deploy/proxies/nginx.conf` without TLS, as the whole settings of an nginx. */
export function proxyConfig({
  folder,
  listen,
  server,
  logLevel = 'warn',
  isDaemon = false,
}: ProxyPlaces): string {
  const place = (_: string, machine: string, port: string, options: string) => {
    const address = server(ROLES[Number(port) as keyof typeof ROLES], Number(machine));
    return address === null ? '' : `server ${address}${options};`;
  };
  const sites = example
    .replaceAll(/server 10\.0\.0\.(\d):(\d+)(.*);/g, place)
    .replace('listen 443 ssl', `listen ${listen.site}`)
    .replaceAll(/^ *ssl_.*$/gm, '')
    .replace('127.0.0.1:4080', listen.api)
    .replace('127.0.0.1:4180', listen.registry);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} pid ${folder}/nginx.pid; error_log stderr ${logLevel}; worker_processes 1; daemon ${isDaemon ? 'on' : 'off'};
events {} http { access_log off; ${temporary.join(' ')} ${sites} }`;
}

/** `deploy/proxies/keepalived.conf` for one of two proxies without TLS. */
export const keeperConfig = (places: {
  own: string;
  other: string;
  shared: string;
  /** File that says whether nginx has ended. */
  nginxEnded: string;
}): string =>
  keeperExample
    .replace('/run/nginx-ended', places.nginxEnded)
    .replace('/443', '/80')
    .replace('unicast_src_ip 10.0.0.1', `unicast_src_ip ${places.own}`)
    .replace(/10\.0\.0\.2\s+10\.0\.0\.3/, places.other)
    .replace('10.0.0.10/24', `${places.shared}/24`);
