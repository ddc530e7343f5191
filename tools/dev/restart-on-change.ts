import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';
import { watchFolders } from './watch-folders.ts';

/** Runs a script and restarts it after each change: `restart-on-change.ts <script> <folder or file> ...` */
const [script = '', ...places] = process.argv.slice(2);
const name = script.split('/')[0];
let child: ChildProcess | null = null;
let stopping = false;
let turn: Promise<void> = Promise.resolve();

function start(): void {
  const own = fork(resolve(ROOT, script), { cwd: ROOT, stdio: 'inherit', execArgv: process.execArgv });
  child = own;
  own.on('message', (message: { type?: string }) => {
    if (message.type === 'ready') process.send?.({ type: 'ready' });
  });
  own.on('exit', () => {
    if (child !== own) return;
    child = null;
    if (!stopping) process.stderr.write(`! ${name} stopped: it starts again at the next change.\n`);
  });
}

async function end(): Promise<void> {
  const old = child;
  child = null;
  if (!old) return;
  const gone = once(old, 'exit');
  old.kill('SIGTERM');
  // A developer waits: a process that does not stop at once is killed.
  const insist = setTimeout(() => old.kill('SIGKILL'), 1_500);
  await gone;
  clearTimeout(insist);
}

async function restart(): Promise<void> {
  await end();
  if (!stopping) start();
}

async function stop(): Promise<void> {
  stopping = true;
  await turn;
  await end();
  process.exit(0);
}

start();
watchFolders(
  places.map((place) => resolve(ROOT, place)),
  () => {
    turn = turn.then(restart);
  },
);
process.on('SIGTERM', stop);
process.on('disconnect', stop);
