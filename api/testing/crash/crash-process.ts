import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type JobStop, journeyHeader, type Report, type Stop } from './statement-stops.ts';

const API = join(import.meta.dirname, '..', '..');

export type CrashProcess = Awaited<ReturnType<typeof startCrashProcess>>;

/** Starts the API as a process of its own whose journeys can be stopped at any statement. */
export async function startCrashProcess(env: NodeJS.ProcessEnv) {
  const child = fork(join(API, 'main.ts'), {
    execArgv: ['--import', pathToFileURL(join(import.meta.dirname, 'statement-stops.ts')).href],
    env: { PATH: process.env.PATH, API_PORT: '0', ...env },
    silent: true,
  });
  const statements = new Map<string, string[]>();
  const stopped = new Set<string>();
  child.on('message', (message: Report | { type: 'ready' }) => {
    if (message.type === 'stopped') stopped.add(message.journey);
    if (message.type === 'statement') {
      statements.set(message.journey, [...(statements.get(message.journey) ?? []), message.text]);
    }
    child.emit('progress');
  });
  const base = `http://127.0.0.1:${await readPort(child)}`;

  return {
    base,
    /** The header that stops the journey of a request. */
    header: (journey: string, { when, statement }: Stop) => ({
      [journeyHeader]: `${journey} ${when} ${statement}`,
    }),
    /** Stops the journey of the job that applies the events of a subject. */
    stopJob: (stop: JobStop) => new Promise<void>((resolve) => child.send(stop, () => resolve())),
    /** The statements of a journey so far. */
    statementsOf: (journey: string): readonly string[] => statements.get(journey) ?? [],
    /** Resolves once all these journeys stopped. */
    async stopped(journeys: readonly string[]): Promise<void> {
      while (!journeys.every((journey) => stopped.has(journey))) await once(child, 'progress');
    },
    async kill(): Promise<void> {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/** The port, from the log of the process. */
async function readPort(child: ChildProcess): Promise<number> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    const port = /"port":(\d+)/.exec(output)?.[1];
    if (port === undefined) continue;
    child.stdout?.resume();
    return Number(port);
  }
  throw new Error('The API did not start.');
}
