import type { Line } from './blocks.ts';
import type { Piece } from './marks.ts';

/** Maximum number of lines of one emphasis: a stray asterisk must not pair with one far below. */
const EMPHASIS_LINES = 4;

/** Pieces that are emphasized: those between two others, by index. */
export interface Emphasis {
  from: number;
  to: number;
  isStrong: boolean;
}

/** Number of characters at the beginning and end of a run that are marks; the others are text. */
interface Used {
  before: number;
  after: number;
}

interface Opening {
  index: number;
  line: number;
  mark: string;
  left: number;
}

/**
 * Pairs runs of marks. With `isGrowing`, emphasis that is still open continues to the end, and a run at the very end waits
 * for the next character.
 */
export function pairRuns(
  pieces: readonly Piece[],
  lines: readonly Line[],
  { isGrowing, end }: { isGrowing: boolean; end: number },
): { emphases: Emphasis[]; used: ReadonlyMap<number, Used> } {
  const emphases: Emphasis[] = [];
  const used = new Map<number, Used>();
  let open: Opening[] = [];
  const use = (index: number, part: Partial<Used>) => {
    const { before = 0, after = 0 } = used.get(index) ?? {};
    used.set(index, { before: before + (part.before ?? 0), after: after + (part.after ?? 0) });
  };
  const close = (opening: Opening, to: number, size: number, isStrong: boolean) => {
    emphases.push({ from: opening.index, to, isStrong });
    opening.left -= size;
    use(opening.index, { after: size });
  };
  const starts = findStarts(lines);
  const isInReach = (opening: Opening, line: number) => opening.line >= (starts[line] ?? 0);

  for (const [index, { run, line, at, text }] of pieces.entries()) {
    if (run === null) continue;
    const { mark, mayOpen, mayClose } = run;
    const isTag = mark.startsWith('<');
    if (isTag) use(index, { before: text.length });
    const [oldest] = open;
    if (oldest && !isInReach(oldest, line)) open = open.filter((opening) => isInReach(opening, line));
    const isPending = isGrowing && at + text.length === end && !isTag;
    if (isPending && (!mayClose || open.some((opening) => opening.mark === mark))) {
      use(index, { before: text.length });
      continue;
    }
    let left = isTag ? 1 : text.length;
    while (mayClose && left > 0) {
      const place = open.findLastIndex((one) => one.mark === mark);
      const opening = open[place];
      if (opening === undefined) break;
      // Runs in between stay text.
      open.length = place + 1;
      const size = Math.min(opening.left, left, 2);
      close(opening, index, size, size === 2 || mark === '<strong>');
      left -= size;
      if (!isTag) use(index, { before: size });
      if (opening.left === 0) open.pop();
    }
    if (mayOpen && left > 0) open.push({ index, line, mark, left });
  }
  if (isGrowing) {
    for (const opening of open.filter((one) => isInReach(one, lines.length - 1))) {
      const { left, mark } = opening;
      if (left >= 2 || mark === '<strong>') close(opening, pieces.length, Math.min(left, 2), true);
      if (opening.left > 0) close(opening, pieces.length, opening.left, false);
    }
  }
  return { emphases, used };
}

/**
 * The first line from which emphasis may reach each line: it may continue to the next lines of paragraphs or of a quote,
 * but not into or out of anything else.
 */
function findStarts(lines: readonly Line[]): number[] {
  let start = 0;
  return lines.map(({ kind }, index) => {
    const isContinued = kind === lines[index - 1]?.kind && (kind === 'paragraph' || kind === 'quote');
    start = isContinued ? Math.max(start, index - EMPHASIS_LINES + 1) : index;
    return start;
  });
}
