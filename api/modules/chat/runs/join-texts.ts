import type { Run } from './run.ts';

/** Letters of scripts that are written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
const CLOSED = /[.,;:!?…)”’"'*]$/u;
const OPENED = /^[\p{L}\p{N}“‘"'(*]/u;

/**
 * A piece of a continuation as it joins the text before: with the white space that was cut there, or with a space between
 * two words or sentences. Other pieces are returned as they are.
 */
export function joinTexts({ text, startsAt }: Pick<Run, 'text' | 'startsAt'>, piece: string): string {
  if (startsAt === 0 || text.length > startsAt) return piece;
  if (/\s$/u.test(text)) return piece.trimStart();
  const meets = (end: RegExp, start: RegExp) => end.test(text) && start.test(piece);
  const isUnspaced = UNSPACED.test(text.slice(-1)) || UNSPACED.test(piece.slice(0, 1));
  const needsSpace = meets(WORD_END, WORD_START) || meets(CLOSED, OPENED);
  return needsSpace && !isUnspaced ? ` ${piece}` : piece;
}
