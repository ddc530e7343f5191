import * as z from '@storyloom/schema';
import { count } from '../../core/fields.ts';
import type { storyTypes } from '../filters.ts';
import { storyMessages } from '../messages.ts';

/** True for a script that Inky has compiled: JSON in place of ink. */
export const isCompiledScript = (script: string): boolean => /^\uFEFF?\s*\{\s*"inkVersion"/.test(script);

/** The name of a part, as a request may have it. */
export const knotName = z.string().check(z.regex(/^[\p{L}\p{N}_]{1,100}$/u));

/** A part of a script. */
export const scriptKnot = z.object({
  name: z.string(),
  kind: z.enum(['scene', 'ending', 'topic', 'reaction', 'function', 'part']),
  /** The ending’s title, the words of a topic, or who reacts to what. */
  title: z.nullable(z.string()),
  /** Counted from 1; 0 in a compiled script, which has no lines. */
  line: count,
  /** Names of the knots that it leads to, or that it uses. */
  leadsTo: z.array(z.string()),
  /** False if nothing in the script leads here. */
  isReachable: z.boolean(),
  /** True if a preview can begin here. */
  canBegin: z.boolean(),
});
export type ScriptKnot = z.output<typeof scriptKnot>;

export const scriptProblem = z.object({
  /** Counted from 1; null for a problem of the whole script. */
  line: z.nullable(count),
  message: z.string(),
  isWarning: z.boolean(),
});
export type ScriptProblem = z.output<typeof scriptProblem>;

/** What compiling a script and playing it at random has found. */
export const scriptReport = z.object({
  problems: z.array(scriptProblem),
  /** In the order of the script; empty if it cannot be compiled. */
  knots: z.array(scriptKnot),
  /** “3 endings, 1 unreachable”; empty if the script cannot be compiled. */
  summary: z.string(),
  /** The compiled script, if it was asked for and has no errors. */
  json: z.nullable(z.string()),
});
export type ScriptReport = z.output<typeof scriptReport>;

/** Why a story with this script cannot be published; null if it can. A character (ROLE) needs no ending. */
export function scriptRefusal(
  { problems, knots }: Pick<ScriptReport, 'problems' | 'knots'>,
  type: (typeof storyTypes)[number],
): string | null {
  const error = problems.find(({ isWarning }) => !isWarning);
  if (error) return error.line === null ? error.message : `Line ${error.line}: ${error.message}`;
  const endings = knots.filter(({ kind }) => kind === 'ending');
  const lost = endings.find(({ isReachable }) => !isReachable);
  if (lost)
    return `Nothing leads to the ending “${lost.title}”${lost.line === 0 ? '' : ` on line ${lost.line}`}. Lead to it or remove it.`;
  return type === 'STORY' && endings.length === 0 ? storyMessages.scriptEndless : null;
}
