export type Import = {
  specifier: string;
  line: number;
  /** `export * from`: hands on names nobody listed. */
  star: boolean;
};

const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
const TEMPLATE = /`(?:\\[\s\S]|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\}|[^\\`])*`/.source;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source;
const CLAUSE = /\b(import|export)\s+(?:type\s+)?([\w$*{},\s]*?)\s*\bfrom\s*['"]([^'"\n]+)['"]/.source;
const BARE = /\bimport\s*\(?\s*['"]([^'"\n]+)['"]/.source;
const SCANNER = new RegExp(`(?:${CLAUSE})|(?:${BARE})|${COMMENT}|${TEMPLATE}|${STRING}`, 'g');

/**
 * Every module a TypeScript file names: static, type-only, re-exported and dynamic with a literal. Works on
 * the text, because TypeScript 7 has no programming interface; what stands in comments and strings is passed
 * over.
 */
export function importsOf(text: string): Import[] {
  return [...text.matchAll(SCANNER)].flatMap((match) => {
    const specifier = match[3] ?? match[4];
    if (specifier === undefined) return [];
    const star = match[1] === 'export' && match[2]?.trim().startsWith('*') === true;
    return [{ specifier, line: lineOf(text, match.index), star }];
  });
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
