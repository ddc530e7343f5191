import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../bootstrap/paths.mjs';

export type StartCommand = {
  npm: ChildProcess;
  output(): string;
  /** Resolves with the exit code of npm. */
  exited: Promise<number | null>;
  /** Resolves when this text was printed; rejects with all output if npm ends before. */
  said(text: string): Promise<void>;
};

const SMALL_PLAN = 'tools/supervisor/fixtures/plan.ts';

/** Runs `npm start` on the small plan of the fixtures or another one. */
export function npmStart(env: Record<string, string>, plan: string = SMALL_PLAN): StartCommand {
  const npm = spawn('npm', ['start', '--', '--plan', plan], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  npm.stdout.on('data', (chunk) => {
    text += chunk;
  });
  npm.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const exited = once(npm, 'close').then(([code]) => code);
  return {
    npm,
    exited,
    output: () => text,
    async said(words) {
      while (!text.includes(words)) {
        if (npm.exitCode !== null) throw new Error(`npm ended before it said "${words}":\n${text}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

export type FoundProcess = { pid: number; command: string };

/** All processes with this data folder in their environment or arguments. */
export function processesOf(dataDir: string): FoundProcess[] {
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 1e8 });
  return lines
    .split('\n')
    .filter((line) => line.includes(`DATA_DIR=${dataDir}`) || line.includes(`-D ${dataDir}/`))
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line.trim().slice(0, 200) }));
}

/** The id of the process of that data folder whose command contains `words`. Throws if there is none. */
export function processNamed(dataDir: string, text: string): number {
  const found = processesOf(dataDir).find(({ command }) => command.includes(text));
  if (!found) throw new Error(`no process of ${dataDir} is called "${text}"`);
  return found.pid;
}
