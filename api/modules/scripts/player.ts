import type { ChildProcess } from 'node:child_process';
import { ScriptError } from '@storyloom/script/runtime';
import pLimit from 'p-limit';
import { answerOf, startChild } from './child.ts';
import type { Turns } from './turns.ts';

export interface PlayTask {
  versionId: string;
  json: string;
  turn: keyof Turns;
  input: unknown;
}

/** A child starts within this time on a busy machine, in ms. */
const startMs = 20_000;
/** A turn takes some milliseconds; one that takes longer is ended with its process, in ms. */
const turnMs = 2_500;
/** A script that had to be ended is not played again for this time, in ms. */
const restMs = 10 * 60_000;

const limit = pLimit(1);
/** When scripts that had to be ended may be played again, by version. */
const resting = new Map<string, number>();
let playing: Promise<ChildProcess> | null = null;

/** Plays a turn in a process beside this one. Throws `ScriptError` if the script fails or takes too long. */
export function play<Turn extends keyof Turns>(
  { versionId, json }: Pick<PlayTask, 'versionId' | 'json'>,
  turn: Turn,
  input: Parameters<Turns[Turn]>[1],
): Promise<ReturnType<Turns[Turn]>> {
  return limit(async () => {
    if ((resting.get(versionId) ?? 0) > Date.now()) throw new ScriptError('The script took too long before.');
    resting.delete(versionId);
    const task = { versionId, json, turn, input } satisfies PlayTask;
    // A process may end by the memory that a script before has used.
    const answer = (await answerTo<ReturnType<Turns[Turn]>>(task)) ?? (await answerTo(task));
    if (answer === null) {
      resting.set(versionId, Date.now() + restMs);
      throw new ScriptError('The script takes too long, or too much memory.');
    }
    if ('error' in answer) throw new ScriptError(answer.error);
    return answer.result;
  });
}

type PlayAnswer<Result> = { result: Result } | { error: string };

/** The answer of the child; null if it has ended. One that takes too long is ended, and its script rests. */
async function answerTo<Result>(task: PlayTask): Promise<PlayAnswer<Result> | null> {
  playing ??= start();
  const child = await playing;
  try {
    child.send(task);
    return await answerOf<PlayAnswer<Result>>(child, turnMs);
  } catch (cause) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null || !child.connected;
    playing = null;
    child.kill('SIGKILL');
    if (hasEnded) return null;
    resting.set(task.versionId, Date.now() + restMs);
    throw new ScriptError('The script takes too long.', { cause });
  }
}

async function start(): Promise<ChildProcess> {
  const child = startChild(new URL('play-child.ts', import.meta.url));
  // A message to a process that has just ended fails; the turn that waits for the answer reports it.
  child.on('error', () => {});
  try {
    await answerOf(child, startMs);
  } catch (error) {
    playing = null;
    child.kill('SIGKILL');
    throw error;
  }
  // It ends with this process.
  child.unref();
  child.channel?.unref();
  return child;
}
