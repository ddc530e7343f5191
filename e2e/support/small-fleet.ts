import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxPath } from '@storyloom/testing/nginx';
import { proxyConfig } from '@storyloom/tools/fleet/proxy.ts';
import { databaseUrl } from './database.ts';
import { end, startService } from './environment.ts';
import { expect } from './fixtures.ts';
import { settings } from './site.ts';

const ports = { site: 5770, api: 5771, registry: 5772, host1: 5773, host2: 5774, api1: 5775, api2: 5776 };
const machines = ['host1', 'host2', 'api1', 'api2'] as const;
type Machine = (typeof machines)[number];

/** A process that has drained already refuses the connection. */
const isLeaving = async (port: number) =>
  fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ status }) => status === 503,
    () => true,
  );

/** Two hosts and two APIs on the database and the registry of the site, behind `deploy/proxies/nginx.conf`. */
export async function startSmallFleet() {
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-fleet-'));
  const down = new Set<string>();
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '1',
    // A reply takes about a second.
    STORYTELLER_CHARS_PER_SECOND: '400',
    DATABASE_URL: databaseUrl(),
    API_URL: `http://127.0.0.1:${ports.api}`,
    REGISTRY_URL: `http://127.0.0.1:${ports.registry}`,
    REGISTRY_PUBLIC_KEY_FILE: join(settings.DATA_DIR ?? '', 'registry', 'public-key.pem'),
    TRUSTED_PROXIES: '1',
  };
  const writeProxy = () => {
    const server = (role: string, machine: number) => {
      if (role === 'registry') return machine === 1 ? `127.0.0.1:${settings.REGISTRY_PORT}` : null;
      const port = ports[`${role}${machine}` as Machine];
      return port ? `127.0.0.1:${port}${down.has(`${role}${machine}`) ? ' down' : ''}` : null;
    };
    const at = (port: number) => `127.0.0.1:${port}`;
    const listen = { site: at(ports.site), api: at(ports.api), registry: at(ports.registry) };
    writeFileSync(join(folder, 'nginx.conf'), proxyConfig({ folder, listen, server, logLevel: 'crit' }));
  };
  // First, because hosts ask the registry through it when they start.
  writeProxy();
  const proxy = spawn(nginxPath() ?? 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const running = {} as Record<Machine, ChildProcess>;
  const start = async (machine: Machine) => {
    const port = String(ports[machine]);
    running[machine] = machine.startsWith('host')
      ? await startService('host/server/main.ts', { ...env, PORT: port, DATA_DIR: join(folder, machine) })
      : await startService('api/main.ts', { ...env, API_PORT: port });
  };
  const setDown = (machine: Machine, isDown: boolean) => {
    if (isDown) down.add(machine);
    else down.delete(machine);
    writeProxy();
    proxy.kill('SIGHUP');
  };
  const stop = async () => {
    await Promise.all(Object.values(running).map((child) => end(child, 'SIGKILL')));
    // Its workers would go on without it.
    await end(proxy, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(machines.map(start));
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    site: `http://127.0.0.1:${ports.site}`,
    /** Takes the machine out of the proxy once it says that it leaves, as balancers do that ask `/ready`. */
    async restart(machine: Machine): Promise<void> {
      const exited = once(running[machine], 'exit');
      running[machine].kill('SIGTERM');
      await expect.poll(() => isLeaving(ports[machine])).toBe(true);
      setDown(machine, true);
      expect(await exited).toEqual([0, null]);
      await start(machine);
      setDown(machine, false);
    },
    stop,
  };
}
