/** A table or view that SQL names. Lines count from 1. */
export type SqlReference = { relation: string; writes: boolean; line: number };

const LITERAL = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
const TRIGGER = /\bcreate\s+(?:or\s+replace\s+)?trigger\b[^;]*;/gi;
const WRITE =
  /\b(?:insert\s+into|update(?:\s+only)?|delete\s+from|truncate(?:\s+table)?|merge\s+into|alter\s+table|lock\s+table)\s+$/i;
/** What precedes a column or an alias. */
const NOT_A_RELATION = /(?:\.|\bas\s+)$/i;
/** SQL in TypeScript: a template tagged `sql`, or a text given to `sql.raw`, `query` or `execute`. */
const SQL_START = /\bsql(?:<[^`()]*>)?`|\b(?:sql\.raw|query|execute)(?:<[^`()]*>)?\(\s*[`'"]/g;

/**
 * The relations among `known` that SQL names. Passes over comments, string literals and the declarations of triggers: a
 * trigger listens to a table, and what it does is in its function.
 */
export function relationsInSql(text: string, known: ReadonlySet<string>): SqlReference[] {
  const code = text.replace(LITERAL, blank).replace(TRIGGER, blank);
  return [...code.matchAll(/\b[a-z_][a-z0-9_]*\b/g)].flatMap(({ 0: relation, index }) => {
    const before = code.slice(Math.max(0, index - 40), index);
    if (!known.has(relation) || NOT_A_RELATION.test(before)) return [];
    return [{ relation, writes: WRITE.test(before), line: lineAt(code, index) }];
  });
}

/** The relations among `known` that the SQL in TypeScript names. */
export function relationsInCode(text: string, known: ReadonlySet<string>): SqlReference[] {
  return [...text.matchAll(SQL_START)].flatMap((match) => {
    const start = match.index + match[0].length;
    const sql = readString(text, start, match[0].at(-1) ?? '`');
    const above = lineAt(text, start) - 1;
    return relationsInSql(sql, known).map((each) => ({ ...each, line: each.line + above }));
  });
}

/** A string from its first character to its closing quote, with blanks in the place of substitutions. */
function readString(text: string, start: number, quote: string): string {
  let result = '';
  for (let index = start; index < text.length && text[index] !== quote; index += 1) {
    if (quote === '`' && text.startsWith('${', index)) {
      const end = substitutionEnd(text, index + 2);
      result += blank(text.slice(index, end));
      index = end - 1;
    } else result += text[index];
  }
  return result;
}

function substitutionEnd(text: string, start: number): number {
  let depth = 1;
  let index = start;
  for (; index < text.length && depth > 0; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
  }
  return index;
}

/** Keeps offsets and lines. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
