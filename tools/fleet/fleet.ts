import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { NODE, ROOT } from '../bootstrap/paths.mjs';
import { poolerConfig, postgresCommand, prepareDatabases } from './databases.ts';
import {
  addresses,
  createNetwork,
  type Machine,
  nameDatabase,
  plugIn,
  SHARED_ADDRESS,
  unplug,
} from './network.ts';
import { nginxPid, superviseNginx, upgradeNginx } from './nginx.ts';
import { type Command, createPart, type Part } from './part.ts';
import { keeperConfig, proxyConfig } from './proxy.ts';

export const METRICS_PORT = 9464;
const SITE = 'http://stories.example';
const PORTS = { host: 3000, api: 4000, registry: 4100 };
const PROXY = `http://${SHARED_ADDRESS}`;
const PROXIES = ['proxy1', 'proxy2'] as const;
const execute = promisify(execFile);

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

/** The whole site on thirteen machines, as in the guide. */
export async function startFleet(folder: string) {
  createNetwork(folder);
  const databases = prepareDatabases(folder);
  const down = new Set<Machine>();
  const checkouts = new Map<string, string>();
  let primary: 'database1' | 'database2' = 'database1';
  const login = `postgres://${databases.user}:${databases.password}`;
  const data = {
    NODE_ENV: 'production',
    DATABASE_URL: `postgres://${databases.user}@${addresses.pooler}:6432/postgres`,
    DATABASE_DIRECT_URL: `${login}@database:5432/postgres`,
    DATABASE_READ_URL: `${login}@${addresses.database2}:5432/postgres`,
    FILES_URL: `s3://key:secret@${addresses.bucket}:9000/storyloom?http=1`,
    VALKEY_URL: `redis://${addresses.cache}:6379`,
    PUBLIC_ORIGIN: SITE,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    DRAIN_SECONDS: '3',
  };
  const release = (checkout: string, ...args: string[]) =>
    execute(NODE, ['registry/cli/release.ts', ...args], {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        ...keys,
        REGISTRY_URL: `${PROXY}:4180`,
        DATA_DIR: join(folder, 'release'),
      },
    });
  const keys = newKeys();

  const role = (
    name: 'host' | 'api' | 'registry',
    machine: Machine,
    own: Record<string, string>,
  ): Command => ({
    file: 'deploy/role.sh',
    args: [name],
    cwd: checkouts.get(machine) ?? ROOT,
    env: {
      ...data,
      ...own,
      DATA_DIR: join(folder, machine),
      METRICS_PORT: String(METRICS_PORT),
      METRICS_HOST: addresses[machine],
    },
  });
  const host = (machine: Machine) =>
    createPart(machine, '3000/ready', () =>
      role('host', machine, {
        API_URL: `${PROXY}:4080`,
        REGISTRY_URL: `${PROXY}:4180`,
        REGISTRY_PUBLIC_KEYS: keys.REGISTRY_PUBLIC_KEYS ?? '',
        REGISTRY_HOST_TOKEN: keys.REGISTRY_HOST_TOKEN ?? '',
        TRUSTED_PROXIES: '1',
      }),
    );
  const api = (machine: Machine) =>
    createPart(machine, '4000/ready', () => role('api', machine, { API_HOST: addresses[machine] }));
  const registry = (machine: Machine) =>
    createPart(machine, '4100/ready', () =>
      role('registry', machine, { ...keys, REGISTRY_HOST: addresses[machine] }),
    );
  const other = (machine: Machine, port: string, file: string, ...args: string[]) =>
    createPart(machine, port, () => ({ file, args, cwd: folder }));
  const database = (machine: 'database1' | 'database2') =>
    createPart(machine, '5432', () => postgresCommand(databases.folders[machine]));

  const proxy = (machine: 'proxy1' | 'proxy2') =>
    createPart(machine, '80', () => superviseNginx(join(folder, machine), nginx(machine)), {
      pidFile: nginxPid(join(folder, machine)),
      // The commands of `deploy/proxies/nginx.service.d`.
      onChange: (isRunning) => writeFileSync(nginxEnded(machine), isRunning ? '0' : '1'),
    });
  const keeper = (machine: 'proxy1' | 'proxy2') => {
    const place = join(folder, machine, 'keepalived');
    const other = addresses[machine === 'proxy1' ? 'proxy2' : 'proxy1'];
    const pids = ['-p', `${place}.pid`, '-r', `${place}-vrrp.pid`];
    return createPart(machine, `${SHARED_ADDRESS}:80`, () => {
      writeFileSync(
        `${place}.conf`,
        keeperConfig({
          own: addresses[machine],
          other,
          shared: SHARED_ADDRESS,
          nginxEnded: nginxEnded(machine),
        }),
      );
      return {
        file: '/usr/sbin/keepalived',
        args: ['-P', '-n', '-l', ...pids, '-f', `${place}.conf`],
        cwd: folder,
      };
    });
  };
  const nginx = (machine: Machine) => join(folder, machine, 'nginx.conf');
  const nginxEnded = (machine: Machine) => join(folder, machine, 'nginx-ended');
  const pooler = join(folder, 'pgbouncer.ini');
  const bucketFolder = join(folder, 'bucket');
  // As a whole: nginx may read it for the change before.
  const writeProxy = () => {
    const server = (role: string, at: number) => {
      const machine = `${role}${at}` as Machine;
      if (!(machine in addresses)) return null;
      return `${addresses[machine]}:${PORTS[role as keyof typeof PORTS]}${down.has(machine) ? ' down' : ''}`;
    };
    const listen = { site: '80', api: '4080', registry: '4180' };
    for (const machine of PROXIES) {
      const own = nginx(machine);
      writeFileSync(
        `${own}.new`,
        proxyConfig({ folder: join(folder, machine), listen, server, isDaemon: true }),
      );
      renameSync(`${own}.new`, own);
    }
  };
  const writePooler = () => writeFileSync(pooler, poolerConfig(primary, databases.user, databases.password));
  for (const machine of PROXIES) mkdirSync(join(folder, machine));
  writeProxy();
  writePooler();
  mkdirSync(bucketFolder);
  const parts: Record<Machine, Part> = {
    database1: database('database1'),
    database2: database('database2'),
    pooler: other('pooler', '6432', '/usr/sbin/pgbouncer', '-u', 'nobody', pooler),
    cache: other(
      'cache',
      '6379',
      'redis-server',
      '--bind',
      '0.0.0.0',
      '--protected-mode',
      'no',
      '--dir',
      folder,
    ),
    bucket: createPart('bucket', '9000', () => ({
      file: NODE,
      args: ['tools/fleet/bucket.ts', bucketFolder],
      cwd: ROOT,
    })),
    proxy1: proxy('proxy1'),
    proxy2: proxy('proxy2'),
    registry1: registry('registry1'),
    registry2: registry('registry2'),
    api1: api('api1'),
    api2: api('api2'),
    host1: host('host1'),
    host2: host('host2'),
  };
  const keepers = { proxy1: keeper('proxy1'), proxy2: keeper('proxy2') };
  const start = async (...machines: Machine[]) => {
    for (const machine of machines) parts[machine].start();
    await Promise.all(machines.map((machine) => parts[machine].ready()));
  };
  const task = (script: string, checkout = ROOT) =>
    execute(NODE, [script], {
      cwd: checkout,
      env: { PATH: process.env.PATH, ...data, DATA_DIR: join(folder, 'task') },
    });

  await start('database1', 'database2', 'pooler', 'cache', 'bucket', ...PROXIES);
  for (const machine of PROXIES) keepers[machine].start();
  await keepers.proxy1.ready();
  await task('api/migrate.ts');
  await task('api/seed.ts');
  await start('registry1', 'registry2');
  await release(ROOT, 'deployed', 'shell', 'api');
  const mfes = readdirSync(ROOT)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => name.slice('mfe-'.length));
  for (const mfe of mfes) await release(ROOT, 'start', mfe);
  await start('api1', 'api2');
  await start('host1', 'host2');

  const setDown = (machine: Machine, isDown: boolean) => {
    if (isDown) down.add(machine);
    else down.delete(machine);
    writeProxy();
    for (const proxy of PROXIES) parts[proxy].signal('SIGHUP');
  };
  /** As in the runbook: takes it out of the proxy, restarts it with the code of `checkout`, and takes it in again. */
  async function restart(machine: Machine, checkout?: string): Promise<void> {
    if (checkout) checkouts.set(machine, checkout);
    if (machine === 'proxy1' || machine === 'proxy2') return upgradeNginx(join(folder, machine));
    const isBalanced = /^(?:host|api|registry)/.test(machine);
    if (isBalanced) setDown(machine, true);
    await parts[machine].stop(machine.startsWith('database') ? 'SIGINT' : 'SIGTERM');
    await start(machine);
    if (isBalanced) setDown(machine, false);
  }
  return {
    site: SITE,
    parts,
    release,
    task,
    unplug,
    plugIn,
    /** A connection to the database that is written to. */
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      const client = new pg.Client({ connectionString: `${login}@${addresses[primary]}:5432/postgres` });
      await client.connect();
      try {
        return (await client.query<Row>(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    restart,
    /** As in the runbook: hosts know the new keys before registries use them. */
    async rotateKeys(): Promise<void> {
      const { REGISTRY_PUBLIC_KEYS: known = '', REGISTRY_HOST_TOKEN: token = '', ...secrets } = newKeys();
      keys.REGISTRY_PUBLIC_KEYS = `${known},${keys.REGISTRY_PUBLIC_KEYS}`;
      for (const machine of ['host1', 'host2'] as const) await restart(machine);
      Object.assign(keys, secrets);
      for (const machine of ['registry1', 'registry2'] as const) await restart(machine);
      Object.assign(keys, { REGISTRY_PUBLIC_KEYS: known, REGISTRY_HOST_TOKEN: token });
      for (const machine of ['host1', 'host2'] as const) await restart(machine);
      await release(ROOT, 'deployed', 'shell', 'api');
    },
    /** As in the runbook: the standby becomes the primary. */
    async failOver(): Promise<void> {
      await parts.database1.stop('SIGKILL');
      primary = 'database2';
      await this.query('select pg_promote()');
      nameDatabase('database2');
      writePooler();
      parts.pooler.signal('SIGHUP');
    },
  };
}

function newKeys(): Record<string, string> {
  const args = ['registry/cli/release.ts', 'keys', '--json'];
  return JSON.parse(
    execFileSync(NODE, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
}
