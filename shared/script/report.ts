import { compileScript, isCompiled, type Problem } from './compile.ts';
import { explore } from './explore.ts';
import { type FirstScene, firstSceneOf } from './playthrough.ts';
import { maxOption } from './runtime.ts';
import { findSamples } from './samples.ts';
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
  /** The first scene, and the turns of a usual playthrough to an ending (null if none has ended). Null if the script has errors. */
  start: (FirstScene & { turns: number | null }) | null;
}

/** Problems that are shown; the first ones cause many of the others. */
const maxProblems = 50;
const playthroughs = 100;
const playMs = 1_000;

/** Compiles a script and plays it at random, for `maxMs` at most. Like `compileScript`, it belongs into a worker for untrusted scripts. */
export function reportOn(source: string, maxMs = playMs): Report {
  const { json, problems } = compileScript(source);
  if (json === null)
    return { json, problems: problems.slice(0, maxProblems), knots: [], summary: '', start: null };
  const script = readScript(json);
  const knots = structureOf(source, script);
  const summary = summaryOf(knots);
  const lineOf = (knot: string | null) => knots.find(({ name }) => name === knot)?.line || null;
  const { fault, longOptions, lengths } = explore(script, playthroughs, maxMs);
  const lines = isCompiled(source) ? [] : source.split('\n');
  const long = [...longOptions].map(([text, knot]) => ({
    // A text with variables stands in no line.
    line: lines.findIndex((line) => line.includes(text)) + 1 || lineOf(knot),
    message: `The choice “${text}” has ${[...text].length} characters; at most ${maxOption} are possible. Shorten it.`,
    isWarning: false,
  }));
  const all = [...findSamples(source), ...long, ...problems].slice(0, maxProblems);
  if (fault === null) {
    const turns = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? null;
    return { json, problems: all, knots, summary, start: { ...firstSceneOf(script), turns } };
  }
  const problem = { line: lineOf(fault.knot), message: fault.message, isWarning: false };
  return { json: null, problems: [problem, ...all], knots, summary, start: null };
}

function summaryOf(knots: readonly Knot[]): string {
  const endings = knots.filter(({ kind }) => kind === 'ending');
  const unreachable = endings.filter(({ isReachable }) => !isReachable).length;
  const count = endings.length === 1 ? '1 ending' : `${endings.length || 'No'} endings`;
  return unreachable === 0 ? count : `${count}, ${unreachable} unreachable`;
}
