import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Command, LOGS } from './part.ts';

export const nginxPid = (folder: string) => join(folder, 'nginx.pid');

/** Runs while nginx does, which is in the background as Debian starts it, and ends its workers, as a service manager does. */
const SUPERVISE = `pid=$1/nginx.pid
rm -f $pid $pid.oldbin
/usr/sbin/nginx -p "$1" -c "$2" -e stderr
until [ -s $pid ]; do sleep 0.05; done
group=$(cat $pid)
while kill -0 $(cat $pid.oldbin $pid | head -n 1); do sleep 0.05; done 2>/dev/null
kill -KILL -$group 2>/dev/null`;

export const superviseNginx = (folder: string, config: string): Command => ({
  file: '/bin/sh',
  args: ['-c', SUPERVISE, 'nginx', folder, config],
  env: { PATH: '/usr/bin:/bin' },
  cwd: folder,
});

/** As Debian's `service nginx upgrade`: a new process takes the open sockets, and the old one ends with its last request. */
export async function upgradeNginx(folder: string): Promise<void> {
  const pid = nginxPid(folder);
  const read = (file: string) => Number(readFileSync(file, 'utf8'));
  process.kill(read(pid), 'SIGUSR2');
  const late = Date.now() + 10_000;
  while (!existsSync(`${pid}.oldbin`) || !existsSync(pid)) {
    if (Date.now() > late) throw new Error(`No new process of nginx: see ${LOGS}.`);
    await sleep(50);
  }
  process.kill(read(`${pid}.oldbin`), 'SIGQUIT');
}
