/** A line of story text without the marks around it. */
export interface Line {
  kind: 'paragraph' | 'heading' | 'quote' | 'rule' | 'code';
  /** Offsets of the content in the source. */
  from: number;
  to: number;
}

/** A line break, or an HTML tag that starts a line. */
const lineEnd = /\n|<(?:br|\/?(?:p|div|h[1-6]|ul|ol|li|blockquote))\b[^<>\n]*>/gi;
const ruleLine = /^\s*(?:([-*_])(?:\s*\1){2,}|<hr\b[^<>]*>)\s*$/;
const fenceLine = /^\s*(?:```|~~~)/;
const tableRule = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;
/** Marks that are left out before and after the content of a line. */
const marks: readonly [Line['kind'], before: RegExp, after: RegExp][] = [
  ['heading', /^\s*#{1,6}\s+/, /(?:\s+#+)?\s*$/],
  ['quote', /^\s*(?:>\s*)*>(?:\s+|$)/, /$/],
  ['paragraph', /^\s*\|\s*(?=.*\|\s*$)/, /\s*\|\s*$/],
];

/** The lines of a text that show something. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  let isCode = false;
  const add = (to: number) => {
    const line = text.slice(from, to);
    if (fenceLine.test(line)) isCode = !isCode;
    else if (line.trim() !== '' && !tableRule.test(line))
      lines.push(isCode ? { kind: 'code', from, to } : trimMarks(line, from));
  };
  for (const end of text.matchAll(lineEnd)) {
    add(end.index);
    from = end.index + end[0].length;
  }
  add(text.length);
  return lines;
}

function trimMarks(line: string, at: number): Line {
  if (ruleLine.test(line)) return { kind: 'rule', from: at, to: at };
  for (const [kind, before, after] of marks) {
    const start = before.exec(line)?.[0].length;
    if (start === undefined) continue;
    const content = line.slice(start);
    return { kind, from: at + start, to: at + start + content.search(after) };
  }
  return { kind: 'paragraph', from: at, to: at + line.length };
}
