type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word, in parts if it is wider than a line: not every language has spaces. */
function partsOf(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [''];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (measure(longer) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

/** Lines of at most `width`, broken at spaces where there are some. `measure` returns the width of a text. */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => partsOf(each, width, measure))) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The draft with a quotation at its end. */
export function withQuote(draft: string, quote: string): string {
  const before = draft.trimEnd();
  // Speech alone has its marks; speech within other words gets inner ones.
  const marked = /^“[^“”]*”$/.test(quote) ? quote : `“${quote.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  return `${before === '' ? '' : `${before} `}${marked} `;
}
