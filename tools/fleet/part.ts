import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../bootstrap/paths.mjs';
import { addresses, type Machine } from './network.ts';

export const LOGS = join(ROOT, '.tmp', 'fleet');

export interface Command {
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** Folder of the checkout or the data. */
  cwd: string;
}

export type Part = ReturnType<typeof createPart>;

/** Time after which a process that ended is started again, as in `deploy/systemd`. */
const RESTART_MS = 1_000;

export interface PartOptions {
  /** Has the process that gets the signals, unless it is that of the command. */
  pidFile?: string;
  /** Called when it starts and when it has ended, as commands of its unit are. */
  onChange?(isRunning: boolean): void;
}

/**
 * One process on its machine, which is started again when it ends. `port` tells whether it is ready: with a path by HTTP, or of
 * another address.
 */
export function createPart(
  machine: Machine,
  port: string,
  command: () => Command,
  { pidFile, onChange }: PartOptions = {},
) {
  let child: ChildProcess | undefined;
  let isWanted = false;

  function start(): void {
    isWanted = true;
    const { file, args, env, cwd } = command();
    const log = openSync(join(LOGS, `${machine}.log`), 'a');
    const own = spawn('ip', ['netns', 'exec', machine, file, ...args], {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    child = own;
    onChange?.(true);
    own.once('exit', async () => {
      onChange?.(false);
      endGroup(own);
      await sleep(RESTART_MS);
      if (isWanted && child === own) start();
    });
  }
  const at = port.includes(':') ? port : `${addresses[machine]}:${port}`;
  const isReady = () => (port.includes('/') ? answers(`http://${at}`) : listens(at));
  async function ready(): Promise<void> {
    const late = Date.now() + 90_000;
    while (!(await isReady())) {
      if (Date.now() > late) throw new Error(`${machine} is not ready: see ${LOGS}/${machine}.log`);
      await sleep(50);
    }
  }
  function send(signal: NodeJS.Signals): void {
    if (pidFile) process.kill(Number(readFileSync(pidFile, 'utf8')), signal);
    else child?.kill(signal);
  }
  return {
    machine,
    start,
    ready,
    signal: send,
    /** Ends it for good, as its unit does. */
    async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
      isWanted = false;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      send(signal);
      await ended;
    },
  };
}

/** What a service manager does with processes of a main process that has ended. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // None is left.
  }
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function listens(address: string): Promise<boolean> {
  const [host, port] = address.split(':');
  const socket = connect({ host, port: Number(port), timeout: 1_000 });
  const found = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false));
  });
  return found.finally(() => socket.destroy());
}
