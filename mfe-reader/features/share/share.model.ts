import type { ShareDetail } from '@storyloom/contract/shares/entities/share';
import { plainParagraphs } from '@storyloom/ui/story-text/format';

/** The reader of a share and its length in turns; the opening scene does not count. */
export function sharedText({
  reader,
  isOwner,
  messageCount,
}: Pick<ShareDetail, 'reader' | 'isOwner' | 'messageCount'>): string {
  const turns = Math.floor(messageCount / 2);
  const length = turns === 1 ? '1 turn' : `${turns} turns`;
  if (isOwner) return `You shared this · ${length}`;
  return `${reader ? `Played by ${reader.name}` : 'Played by a reader'} · ${length}`;
}

/** Maximum length of either end of a path in the preview of a share. */
const PREVIEW_LENGTH = 120;

/** The beginning of a text as one line without emphasis marks, cut at a word. */
export function firstWords(text: string): string {
  const line = toLine(text);
  if (line.length <= PREVIEW_LENGTH) return line;
  const cut = line.slice(0, PREVIEW_LENGTH + 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : PREVIEW_LENGTH).toWellFormed()}…`;
}

/** The end of a text as one line without emphasis marks, cut at a word. */
export function lastWords(text: string): string {
  const line = toLine(text);
  if (line.length <= PREVIEW_LENGTH) return line;
  const cut = line.slice(-PREVIEW_LENGTH - 1);
  return `…${cut.slice(cut.indexOf(' ') + 1).toWellFormed()}`;
}

function toLine(text: string): string {
  return plainParagraphs(text).join(' ').replace(/\s+/g, ' ').trim();
}
