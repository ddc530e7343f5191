import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const ip = (...args: string[]) => run('ip', ...args);

/** The machines of the fleet by their names. Players and Prometheus are at 10.0.0.254. */
export const addresses = {
  host1: '10.0.0.1',
  host2: '10.0.0.2',
  proxy1: '10.0.0.7',
  proxy2: '10.0.0.8',
  api1: '10.0.0.11',
  api2: '10.0.0.12',
  registry1: '10.0.0.21',
  registry2: '10.0.0.22',
  database1: '10.0.0.31',
  database2: '10.0.0.32',
  pooler: '10.0.0.41',
  cache: '10.0.0.42',
  bucket: '10.0.0.43',
} as const;
export type Machine = keyof typeof addresses;
/** The address of the site and of its inner ports, which one of the proxies has. */
export const SHARED_ADDRESS = '10.0.0.9';

let hostsFile = '';

/** Connects the machines, each a network namespace, by a switch. Everything ends with the namespaces of this process. */
export function createNetwork(folder: string): void {
  mkdirSync('/run/netns', { recursive: true });
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'switch', 'type', 'bridge');
  ip('address', 'add', '10.0.0.254/24', 'dev', 'switch');
  ip('link', 'set', 'switch', 'up');
  for (const [name, address] of Object.entries(addresses)) {
    ip('netns', 'add', name);
    ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', name, 'master', 'switch', 'up');
    ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
    for (const link of ['lo', 'eth0']) ip('-n', name, 'link', 'set', link, 'up');
  }
  // As in docs/guides/proxies.md.
  const set = (machine: string, name: string, value: number) =>
    // Without those that an older kernel lacks.
    run('ip', 'netns', 'exec', machine, 'sysctl', '-qew', `net.ipv4.tcp_${name}=${value}`);
  const ofProxy = { keepalive_time: 1, keepalive_intvl: 1, keepalive_probes: 1 };
  const ofAll = { thin_linear_timeouts: 1, rto_max_ms: 1_000, retries2: 120 };
  for (const proxy of ['proxy1', 'proxy2']) {
    for (const [name, value] of Object.entries(ofProxy)) set(proxy, name, value);
    ip('-n', proxy, 'address', 'add', `${SHARED_ADDRESS}/32`, 'dev', 'lo');
    run('ip', 'netns', 'exec', proxy, 'sysctl', '-qw', 'net.ipv4.conf.all.arp_ignore=1');
    run('ip', 'netns', 'exec', proxy, 'sysctl', '-qw', 'net.ipv4.conf.all.arp_announce=2');
  }
  for (const machine of Object.keys(addresses))
    for (const [name, value] of Object.entries(ofAll)) set(machine, name, value);
  hostsFile = join(folder, 'hosts');
  nameDatabase('database1');
  run('mount', '--bind', hostsFile, '/etc/hosts');
}

/** Leads the name of the database to one of its machines. */
export function nameDatabase(machine: Machine): void {
  const lines = [
    '127.0.0.1 localhost',
    `${SHARED_ADDRESS} stories.example`,
    `${addresses[machine]} database`,
  ];
  writeFileSync(hostsFile, `${lines.join('\n')}\n`);
}

export const unplug = (machine: Machine) => ip('link', 'set', machine, 'down');
export const plugIn = (machine: Machine) => ip('link', 'set', machine, 'up');
