/** A stretch of a paragraph; `at` is where it begins in the source. */
export interface Stretch {
  at: number;
  text: string;
  emphasis: boolean;
}

export interface Paragraph {
  at: number;
  text: string;
}

/** Lines that hold something, and where each begins. */
export function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n]+/g)]
    .map((line) => ({ at: line.index, text: line[0] }))
    .filter((line) => line.text.trim() !== '');
}

const marked = /(\*{1,3})(?=\S)([^*\n]*[^*\s])\1/g;

/** Reads `*so*` and `**so**` as emphasis and nothing else as anything: all other signs stay text. */
export function stretchesOf(paragraph: Paragraph): Stretch[] {
  const { text } = paragraph;
  const found: Stretch[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) found.push({ at: paragraph.at + end, text: text.slice(end, to), emphasis: false });
  };
  for (const match of text.matchAll(marked)) {
    const [whole, stars = '', inner = ''] = match;
    plain(match.index);
    found.push({ at: paragraph.at + match.index + stars.length, text: inner, emphasis: true });
    end = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

/** Parts stretches at the given places of the source, so that each part can appear on its own. */
export function cutStretches(stretches: readonly Stretch[], cuts: readonly number[]): Stretch[] {
  return stretches.flatMap((stretch) => {
    const inside = cuts.filter((cut) => cut > stretch.at && cut < stretch.at + stretch.text.length);
    const starts = [stretch.at, ...inside];
    return starts.map((at, index) => {
      const next = starts[index + 1] ?? stretch.at + stretch.text.length;
      return { ...stretch, at, text: stretch.text.slice(at - stretch.at, next - stretch.at) };
    });
  });
}
