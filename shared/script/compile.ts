import { Compiler, CompilerOptions, Story } from 'inkjs/full';
import { readScript } from './script.ts';

/** Source of a script, in bytes of UTF-8. */
export const maxScriptBytes = 200_000;

/** True for a script that Inky or inkjs has compiled: JSON in place of ink. */
export const isCompiled = (source: string): boolean => /^\uFEFF?\s*\{\s*"inkVersion"/.test(source);

export interface Problem {
  /** Counted from 1; null for a problem of the whole script. */
  line: number | null;
  message: string;
  isWarning: boolean;
}

export interface Compilation {
  /** The script as JSON of inkjs; null if it has errors. */
  json: string | null;
  problems: Problem[];
}

/**
 * Compiles a script, or reads one that Inky has compiled. It takes up to some seconds for scripts of many knots and does not stop by itself, so untrusted scripts
 * are compiled in a worker.
 */
export function compileScript(file: string): Compilation {
  const source = file.replace(/^\uFEFF/, '');
  const isJson = isCompiled(source);
  const bytes = new TextEncoder().encode(source).length;
  if (bytes > maxScriptBytes)
    return failed(`The script has ${bytes} bytes; at most ${maxScriptBytes} are possible. Shorten it.`);
  const include = source.split('\n').findIndex((line) => /^\s*INCLUDE\b/.test(line));
  if (include >= 0)
    return failed('A script is one file. Put the text of the included file here.', include + 1);
  const problems: Problem[] = [];
  const onProblem = (message: string, type: number) => void problems.push(problemOf(message, type < 2));
  try {
    const story = isJson
      ? new Story(source)
      : new Compiler(source, new CompilerOptions(null, [], true, onProblem, null)).Compile();
    if (problems.some(({ isWarning }) => !isWarning)) return { json: null, problems };
    // Written again, JSON would lead to other places.
    const json = isJson ? source : (story.ToJson() as string);
    return isReadable(json) ? { json, problems } : failed(unreadableTag, lineOfTag(source));
  } catch (error) {
    if (problems.some(({ isWarning }) => !isWarning)) return { json: null, problems };
    const reason = error instanceof Error ? error.message : String(error);
    return failed(
      `The script cannot be read: ${reason}${isJson ? `. Export it from an Inky with version ${Story.inkVersionCurrent} of ink’s JSON.` : ''}`,
    );
  }
}

const unreadableTag =
  'A tag at the top of the script or below a part’s name is plain text, without { }. Put this one after a line of text.';

/** False for a script with ink in a tag that is read before a playthrough, which only a playthrough could evaluate. */
function isReadable(json: string): boolean {
  try {
    readScript(json);
    return true;
  } catch {
    return false;
  }
}

/** The first tag with ink in it at the top of the script or below the header of a knot, before any text. */
function lineOfTag(source: string): number | null {
  let isAtTop = true;
  const at = source.split('\n').findIndex((line) => {
    isAtTop = /^\s*==/.test(line) || (isAtTop && /^\s*(?:#|\/\/|VAR\b|LIST\b|CONST\b|$)/.test(line));
    return isAtTop && /^\s*#.*\{/.test(line);
  });
  return at < 0 ? null : at + 1;
}

function failed(message: string, line: number | null = null): Compilation {
  return { json: null, problems: [{ line, message, isWarning: false }] };
}

/** `ERROR: line 3: …` of inkjs. */
function problemOf(text: string, isWarning: boolean): Problem {
  const [, line, message] = /line (\d+): (.*)$/s.exec(text) ?? [];
  return { line: line === undefined ? null : Number(line), message: message ?? text, isWarning };
}
