/** Lines of at most `width`, broken at spaces. `measure` returns the width of a text. */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
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
