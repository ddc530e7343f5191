import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from '../bootstrap/command.mjs';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { NODE, ROOT } from '../bootstrap/paths.mjs';
import { runQuiet } from '../bootstrap/run-quiet.mjs';
import { installPackage } from '../checks/debian-package.ts';
import { LOGS } from './part.ts';

const PROGRAMS = [
  ['/usr/sbin/nginx', 'nginx-light'],
  ['/usr/sbin/keepalived', 'keepalived'],
  ['/usr/sbin/pgbouncer', 'pgbouncer'],
  ['/usr/bin/redis-server', 'redis-server'],
  ['/usr/bin/prometheus', 'prometheus'],
  ['/usr/sbin/ip', 'iproute2'],
] as const;

/** `npm run fleet -- kill api`: the faults whose names have one of the words; without words all. */
try {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new OperatorError('The fleet needs Linux and root, for networks of its own: run it as root.');
  const signal = new AbortController().signal;
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  for (const [path, name] of PROGRAMS) {
    if (!existsSync(path)) await installPackage(name, { folder: LOGS, signal });
    if (!existsSync(path)) throw new OperatorError(`There is no ${path}: install it (Debian: "${name}").`);
  }
  for (const script of ['host/build.ts', 'registry/desk/build.ts'])
    if ((await runQuiet(NODE, [script], { log: join(LOGS, 'build.log'), signal })).status !== 0)
      throw new OperatorError(`${script} failed: see ${join(LOGS, 'build.log')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'storyloom-fleet-'));
  // PostgreSQL and others run as accounts of their own, which must be able to enter.
  chmodSync(folder, 0o755);
  // Networks, mounts and processes end with this process, however it ends. The shell collects processes without a parent.
  const inside = ['sh', '-c', '"$@"; exit $?', 'sh', NODE, 'tools/fleet/inside.ts', folder];
  const own = ['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const args = ['--pdeathsig', 'KILL', ...own, ...inside, ...process.argv.slice(2)];
  const child = spawn('setpriv', args, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
} catch (error) {
  report(error);
  process.exitCode = 1;
}
