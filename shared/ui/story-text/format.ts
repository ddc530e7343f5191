import { type Line, splitLines } from './blocks.ts';
import { type Emphasis, pairRuns } from './emphasis.ts';
import { splitPieces } from './marks.ts';
import { curlQuotes } from './quotes.ts';

/** A part of a block; `at` is its offset in the source. */
export interface TextSpan {
  at: number;
  text: string;
  isEmphasized: boolean;
  isStrong: boolean;
  isCode: boolean;
}

/** A line of story text; `at` is its offset in the source. A rule has no spans. */
export interface Block extends Pick<Line, 'kind'> {
  at: number;
  spans: TextSpan[];
}

/**
 * Reads story text with the marks that models write: emphasis, headings, quotes, rules, code, tables, links and simple
 * HTML. Marks are left out; what only looks like one stays; straight quotation marks become typographic. With `isGrowing`, emphasis that is still open continues to the
 * end, so that shown text does not change when its closing mark arrives.
 */
export function parseText(source: string, { isGrowing = false } = {}): Block[] {
  const lines = splitLines(source);
  const pieces = splitPieces(source, lines);
  const { emphases, used } = pairRuns(pieces, lines, { isGrowing, end: source.length });
  const isEmphasized = coverOf(emphases.filter((one) => !one.isStrong));
  const isStrong = coverOf(emphases.filter((one) => one.isStrong));
  const blocks = lines.map(({ kind, from }): Block => ({ kind, at: from, spans: [] }));
  for (const [index, { line, at, text, isCode }] of pieces.entries()) {
    const { before = 0, after = 0 } = used.get(index) ?? {};
    const marked = { isEmphasized: isEmphasized(index), isStrong: isStrong(index), isCode };
    const spans = blocks[line]?.spans;
    const rest = text.slice(before, text.length - after);
    if (!spans || rest === '') continue;
    spans.push({ at: at + before, text: isCode ? rest : curlQuotes(rest, spans.at(-1)?.text), ...marked });
  }
  return blocks.filter(({ kind, spans }) => kind === 'rule' || textOf(spans).trim() !== '');
}

/** Tells of pieces, asked for in order, whether they are within an emphasis. */
function coverOf(emphases: readonly Emphasis[]): (index: number) => boolean {
  const begins = emphases.map(({ from }) => from).toSorted((a, b) => a - b);
  const ends = emphases.map(({ to }) => to).toSorted((a, b) => a - b);
  let [begun, ended] = [0, 0];
  return (index) => {
    while ((begins[begun] ?? index) < index) begun += 1;
    while ((ends[ended] ?? index + 1) <= index) ended += 1;
    return begun > ended;
  };
}

function textOf(spans: readonly TextSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

/** The paragraphs that are shown, without marks. */
export function plainParagraphs(source: string, options: { isGrowing?: boolean } = {}): string[] {
  return parseText(source, options).flatMap(({ kind, spans }) => (kind === 'rule' ? [] : [textOf(spans)]));
}

/** Splits spans at source offsets, so that each part can fade in on its own. */
export function cutSpans(spans: readonly TextSpan[], cuts: readonly number[]): TextSpan[] {
  return spans.flatMap((span) => {
    const inside = cuts.filter((cut) => cut > span.at && cut < span.at + span.text.length);
    const starts = [span.at, ...inside];
    return starts.map((at, index) => {
      const next = starts[index + 1] ?? span.at + span.text.length;
      return { ...span, at, text: span.text.slice(at - span.at, next - span.at) };
    });
  });
}
