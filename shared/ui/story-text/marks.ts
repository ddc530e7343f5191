import type { Line } from './blocks.ts';

/** A piece of the content of a line: text, or a run of marks that may begin or end emphasis. */
export interface Piece {
  line: number;
  /** Offset in the source. */
  at: number;
  text: string;
  isCode: boolean;
  run: Run | null;
}

export interface Run {
  /** Runs of the same mark pair: `*`, `_`, or the name of an HTML tag. */
  mark: string;
  mayOpen: boolean;
  mayClose: boolean;
}

const tags: Record<string, string> = { i: '<em>', em: '<em>', b: '<strong>', strong: '<strong>' };
const otherTags = 'u|s|del|ins|q|a|span|font|center|small|big|sub|sup|code|pre|img|mark|tt';
const pattern = new RegExp(
  [
    String.raw`\\(?<escaped>[\\*_\`#>~[\]])`,
    '`(?<code>[^`]+)`',
    String.raw`!?\[(?<label>[^[\]]*)\]\([^()\s]*\)`,
    String.raw`(?<run>\*+|_+)`,
    `<(?<end>/?)(?:(?<tag>${Object.keys(tags).join('|')})|${otherTags})(?:\\s[^<>]*)?/?>`,
    '<!--.*?-->',
    '(?<entity>&(?:#x?[0-9a-f]{1,6}|[a-z]{2,6});)',
  ].join('|'),
  'gi',
);
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** The pieces of the lines in order. Links, images and HTML tags leave their text, comments nothing; other markup stays as typed. */
export function splitPieces(source: string, lines: readonly Line[]): Piece[] {
  return lines.flatMap((line, index) => {
    const content = source.slice(line.from, line.to);
    const pieces: Piece[] = [];
    let end = 0;
    const add = (at: number, text: string, more: Partial<Piece> = {}) => {
      if (text !== '')
        pieces.push({ line: index, at: line.from + at, text, isCode: false, run: null, ...more });
    };
    if (line.kind === 'code') add(0, content, { isCode: true });
    else {
      for (const match of content.matchAll(pattern)) {
        const [whole] = match;
        const { escaped, code, label, run, tag, end: slash, entity } = match.groups ?? {};
        add(end, content.slice(end, match.index));
        end = match.index + whole.length;
        if (escaped) add(match.index + 1, escaped);
        else if (code) add(match.index + 1, code, { isCode: true });
        else if (label) add(match.index + whole.indexOf('[') + 1, label);
        else if (run) add(match.index, run, { run: toRun(content, match.index, end) });
        else if (tag)
          add(match.index, whole, {
            run: { mark: tags[tag.toLowerCase()] ?? '', mayOpen: !slash, mayClose: slash !== '' },
          });
        else if (entity) add(match.index, decode(entity));
      }
      add(end, content.slice(end));
    }
    return pieces;
  });
}

const asciiLetter = /[0-9A-Za-z]/;
const asciiSymbol = /[$+<=>^`|~]/;
/** Scripts without spaces: a mark may stand between two letters. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}`;
const beforeOpening = new RegExp(`[\\s\\p{P}${unspaced}]`, 'u');
const afterClosing = new RegExp(`[\\s\\p{P}\\p{S}${unspaced}]`, 'u');

/** A run opens or closes at the edge of a word, and does neither within one: `5*6`, `snake_case`. */
function toRun(content: string, from: number, to: number): Run {
  const before = content.charAt(from - 1) || ' ';
  const after = String.fromCodePoint(content.codePointAt(to) ?? 0x20);
  const isAfterEdge =
    before < '\x7f' ? !asciiLetter.test(before) && !asciiSymbol.test(before) : beforeOpening.test(before);
  const isBeforeEdge = after < '\x7f' ? !asciiLetter.test(after) : afterClosing.test(after);
  return {
    mark: content.charAt(from),
    mayOpen: after.trim() !== '' && isAfterEdge,
    mayClose: before.trim() !== '' && isBeforeEdge,
  };
}

function decode(entity: string): string {
  const name = entity.slice(1, -1).toLowerCase();
  if (!name.startsWith('#')) return entities[name] ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : entity;
}
