/** Writes the apostrophes of a corrected text as its author does: straight, unless the text before has curved quotes. */
export function keepQuoteForm(before: string, corrected: string): string {
  if (!/[‘’“”]/.test(before)) return corrected.replaceAll('’', "'");
  return /['"]/.test(before) ? corrected : corrected.replaceAll("'", '’');
}
