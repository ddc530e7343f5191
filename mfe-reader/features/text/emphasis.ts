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
  const reaches = (line: number) => (opening: Opening) =>
    line - opening.line < EMPHASIS_LINES && isOneKind(lines.slice(opening.line, line + 1));

  for (const [index, { run, line, at, text }] of pieces.entries()) {
    if (run === null) continue;
    const { mark, mayOpen, mayClose } = run;
    const isTag = mark.startsWith('<');
    if (isTag) use(index, { before: text.length });
    open = open.filter(reaches(line));
    const isPending = isGrowing && at + text.length === end && !isTag;
    if (isPending && (!mayClose || open.some((opening) => opening.mark === mark))) {
      use(index, { before: text.length });
      continue;
    }
    let left = isTag ? 1 : text.length;
    while (mayClose && left > 0) {
      const opening = open.findLast((one) => one.mark === mark);
      if (opening === undefined) break;
      // Runs in between stay text.
      open = open.slice(0, open.indexOf(opening) + 1);
      const size = Math.min(opening.left, left, 2);
      close(opening, index, size, size === 2 || mark === '<strong>');
      left -= size;
      if (!isTag) use(index, { before: size });
      if (opening.left === 0) open.pop();
    }
    if (mayOpen && left > 0) open.push({ index, line, mark, left });
  }
  if (isGrowing) {
    for (const opening of open.filter(reaches(lines.length - 1))) {
      const { left, mark } = opening;
      if (left >= 2 || mark === '<strong>') close(opening, pieces.length, Math.min(left, 2), true);
      if (opening.left > 0) close(opening, pieces.length, opening.left, false);
    }
  }
  return { emphases, used };
}

/** Emphasis may continue to the next lines of a paragraph or a quote, but not into or out of anything else. */
function isOneKind([first, ...others]: readonly Line[]): boolean {
  return others.every(({ kind }) => kind === first?.kind && (kind === 'paragraph' || kind === 'quote'));
}
