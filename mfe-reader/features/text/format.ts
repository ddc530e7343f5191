/** A part of a paragraph; `at` is its offset in the source. */
export interface TextSpan {
  at: number;
  text: string;
  emphasis: boolean;
}

export interface Paragraph {
  at: number;
  text: string;
}

/** The lines that are not blank; `at` is the offset of a line in the source. */
export function splitParagraphs(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n]+/g)]
    .map((line) => ({ at: line.index, text: line[0] }))
    .filter((line) => line.text.trim() !== '');
}

const emphasisPattern = /(\*{1,3})(?=\S)([^*\n]*[^*\s])\1/g;

/** Parses `*text*`, `**text**` and `***text***` as emphasis. Everything else stays text. */
export function parseSpans(paragraph: Paragraph): TextSpan[] {
  const { text } = paragraph;
  const found: TextSpan[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) found.push({ at: paragraph.at + end, text: text.slice(end, to), emphasis: false });
  };
  for (const match of text.matchAll(emphasisPattern)) {
    const [whole, stars = '', inner = ''] = match;
    plain(match.index);
    found.push({ at: paragraph.at + match.index + stars.length, text: inner, emphasis: true });
    end = match.index + whole.length;
  }
  plain(text.length);
  return found;
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
