import { compileScript, type Problem } from './compile.ts';
import { explore } from './explore.ts';
import { type FirstScene, firstSceneOf } from './playthrough.ts';
import { readScript } from './script.ts';
import { type Knot, structureOf } from './structure.ts';

/** What an author has to know about a script. */
export interface Report {
  /** The compiled script; null if it has errors. */
  json: string | null;
  problems: Problem[];
  /** Empty if the script has errors. */
  knots: Knot[];
  /** “3 endings, 1 unreachable”; empty if the script cannot be compiled. */
  summary: string;
  /** Null if the script has errors. */
  start: FirstScene | null;
}

/** Problems that are shown; the first ones cause many of the others. */
const maxProblems = 50;
const playthroughs = 100;
const playMs = 1_000;

/** Compiles a script and plays it at random. Like `compileScript`, it belongs into a worker for untrusted scripts. */
export function reportOn(source: string): Report {
  const { json, problems: found } = compileScript(source);
  const problems = found.slice(0, maxProblems);
  if (json === null) return { json, problems, knots: [], summary: '', start: null };
  const script = readScript(json);
  const knots = structureOf(source, script);
  const summary = summaryOf(knots);
  const { fault } = explore(script, playthroughs, playMs);
  if (fault === null) return { json, problems, knots, summary, start: firstSceneOf(script) };
  const line = knots.find(({ name }) => name === fault.knot)?.line || null;
  const problem = { line, message: fault.message, isWarning: false };
  return { json: null, problems: [problem, ...problems], knots, summary, start: null };
}

function summaryOf(knots: readonly Knot[]): string {
  const endings = knots.filter(({ kind }) => kind === 'ending');
  const unreachable = endings.filter(({ isReachable }) => !isReachable).length;
  const count = endings.length === 1 ? '1 ending' : `${endings.length || 'No'} endings`;
  return unreachable === 0 ? count : `${count}, ${unreachable} unreachable`;
}
