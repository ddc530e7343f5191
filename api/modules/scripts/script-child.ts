import { compileScript } from '@storyloom/script/compile';
import { reportOn } from '@storyloom/script/report';
import { knotTextsOf } from '@storyloom/script/scene';
import { readScript, type Script } from '@storyloom/script/script';
import { turns } from './turns.ts';

/** What an author has to know about a script. */
const checks = { report: reportOn, knots: knotTextsOf };
export type Checks = typeof checks;

const tasks = { ...checks, ...turns };

export interface Task {
  name: keyof typeof tasks;
  source: string;
  /** Of a turn: the version’s script is compiled once. */
  versionId: string | null;
  input: unknown;
}

/** Compiled scripts kept in memory, by version. */
const maxKept = 50;
const scripts = new Map<string, Script>();

function scriptOf(versionId: string, source: string): Script {
  const script = scripts.get(versionId) ?? compile(source);
  scripts.delete(versionId);
  scripts.set(versionId, script);
  const [oldest] = scripts.keys();
  if (scripts.size > maxKept && oldest !== undefined) scripts.delete(oldest);
  return script;
}

function compile(source: string): Script {
  const { json, problems } = compileScript(source);
  if (json === null) throw new Error(`The script cannot be compiled: ${problems[0]?.message}`);
  return readScript(json);
}

process.on('message', ({ name, source, versionId, input }: Task) => {
  const run = tasks[name] as (script: string | Script, input: unknown) => unknown;
  try {
    process.send?.({ result: run(versionId === null ? source : scriptOf(versionId, source), input) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
});
