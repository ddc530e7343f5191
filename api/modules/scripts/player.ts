import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { jsonVersion } from '@storyloom/script/json-version';
import { ScriptError } from '@storyloom/script/runtime';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { compileInChild } from './check.ts';
import { ask, startChild } from './child.ts';
import type { CompiledScripts } from './compiled.repository.ts';
import type { Task } from './script-child.ts';
import type { Turns } from './turns.ts';

/** A turn takes some milliseconds; one that takes longer is ended with its process, in ms. */
const turnMs = 2_500;
/** A script that had to be ended is not played again for this time, in ms. */
const restMs = 10 * 60_000;
const maxResting = 1_000;

/** Compiled scripts kept in memory, of up to about 500 kB each. */
const maxKept = 50;

const limit = pLimit(1);
/** Scripts compiled at once: in other processes, so that none waits for turns, or turns for it. */
const limitCompiling = pLimit(2);
/** By version. */
const compilations = new LRUCache<string, ReturnType<typeof compileInChild>>({ max: maxKept });
/** Versions whose scripts had to be ended. */
const resting = new LRUCache<string, true>({ max: maxResting, ttl: restMs });
let playing: ChildProcess | null = null;

/** Plays a turn in a process beside this one. Throws `ScriptError` if the script fails or takes too long. */
export async function play<Turn extends keyof Turns>(
  compiled: CompiledScripts,
  { versionId, source }: { versionId: string; source: string },
  turn: Turn,
  input: Parameters<Turns[Turn]>[1],
): Promise<ReturnType<Turns[Turn]>> {
  const { json, problems } = await compilationOf(compiled, versionId, source);
  if (json === null) throw new ScriptError(`The script cannot be compiled: ${problems[0]?.message}`);
  return limit(async () => {
    if (resting.has(versionId)) throw new ScriptError('The script took too long before.');
    const task = { versionId, script: json, name: turn, input } satisfies Task;
    // A process may end by the memory that a script before has used.
    const answer = (await answerTo<ReturnType<Turns[Turn]>>(task)) ?? (await answerTo(task));
    if (answer === null || answer === 'late') {
      resting.set(versionId, true);
      throw new ScriptError('The script takes too long, or too much memory.');
    }
    if ('error' in answer) throw new ScriptError(answer.error);
    return answer.result;
  });
}

function compilationOf(compiled: CompiledScripts, versionId: string, source: string) {
  const found = compilations.get(versionId) ?? readOrCompile(compiled, source);
  compilations.set(versionId, found);
  // The machine may have been too busy: the next turn tries again.
  found.catch(() => compilations.delete(versionId));
  return found;
}

async function readOrCompile(compiled: CompiledScripts, source: string) {
  const hash = createHash('sha256').update(`${jsonVersion}\n${source}`).digest();
  const stored = await compiled.find(hash);
  if (stored !== undefined) return { json: stored, problems: [] };
  const compilation = await limitCompiling(() => compileInChild(source));
  // If it cannot be stored, the next process compiles it again.
  if (compilation.json !== null) await compiled.save(hash, compilation.json).catch(() => undefined);
  return compilation;
}

/** The answer of the child; null if it has ended, and `late` if it took too long and was ended. */
async function answerTo<Result>(task: Task) {
  playing ??= await startChild();
  const child = playing;
  try {
    return await ask<Result>(child, task, turnMs);
  } catch {
    const hasEnded = child.exitCode !== null || child.signalCode !== null || !child.connected;
    playing = null;
    child.kill('SIGKILL');
    return hasEnded ? null : 'late';
  }
}
