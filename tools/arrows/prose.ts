const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
const TEMPLATE = /`(?:\\[\s\S]|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\}|[^\\`])*`/.source;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source;
const CODE = new RegExp(`(?<comment>${COMMENT})|(?<text>${TEMPLATE}|${STRING})`, 'g');
const SQL_COMMENT = /--[^\n]*/g;
const TITLE = /\b(?:describe|it|test)(?:\.\w+(?:\([^()]*\))?)*\(\s*$/;

export type Prose = { kind: 'comment' | 'title' | 'text'; line: number; words: string };

/** The natural language of a file: comments, test titles and string literals; the whole text of a Markdown file. */
export function proseOf(path: string, text: string): Prose[] {
  if (path.endsWith('.md')) {
    return text.split('\n').map((words, index) => ({ kind: 'comment', line: index + 1, words }));
  }
  if (path.endsWith('.sql')) {
    return [...text.matchAll(SQL_COMMENT)].map(({ index, 0: words }) => at(text, index, 'comment', words));
  }
  return [...text.matchAll(CODE)].flatMap(({ index, groups }) => {
    const { comment, text: literal } = groups ?? {};
    if (comment !== undefined) return linesOf(at(text, index, 'comment', comment));
    const isTitle = TITLE.test(text.slice(Math.max(0, index - 200), index));
    return literal === undefined ? [] : [at(text, index, isTitle ? 'title' : 'text', literal)];
  });
}

/** The text of a source file with blanks in place of its string literals. Keeps lines. */
export function withoutLiterals(text: string): string {
  return text.replace(CODE, (found: string, comment?: string) =>
    comment === undefined ? found.replace(/[^\n]/g, ' ') : found,
  );
}

function at(text: string, index: number, kind: Prose['kind'], words: string): Prose {
  return { kind, line: text.slice(0, index).split('\n').length, words };
}

/** A block comment, line by line; a phrase may not be broken across two, which is accepted. */
function linesOf({ kind, line, words }: Prose): Prose[] {
  return words.split('\n').map((each, offset) => ({ kind, line: line + offset, words: each }));
}
