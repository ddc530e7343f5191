import { flushCompileCache } from 'node:module';
import { compileScript } from '@storyloom/script/compile';
import { reportOn } from '@storyloom/script/report';
import { knotTextsOf } from '@storyloom/script/scene';
import { readScript, type Script } from '@storyloom/script/script';
import { LRUCache } from 'lru-cache';
import { turns } from './turns.ts';

/** Tasks that read the source of a script. */
const checks = { compile: compileScript, report: (source: string) => reportOn(source), knots: knotTextsOf };
export type Checks = typeof checks;

const tasks = { ...checks, ...turns };

export interface Task {
  name: keyof typeof tasks;
  /** The source for a check, the compiled script for a turn. */
  script: string;
  /** Of a turn: the version’s script is parsed once. */
  versionId: string | null;
  input: unknown;
}

/** Parsed scripts, by version. */
const scripts = new LRUCache<string, Script>({ max: 50 });

function scriptOf(versionId: string, json: string): Script {
  const script = scripts.get(versionId) ?? readScript(json);
  scripts.set(versionId, script);
  return script;
}

process.on('message', ({ name, script, versionId, input }: Task) => {
  const run = tasks[name] as (script: string | Script, input: unknown) => unknown;
  try {
    process.send?.({ result: run(versionId === null ? script : scriptOf(versionId, script), input) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
// Its code is kept here, because it is killed at its end.
flushCompileCache();
process.send?.('ready');
