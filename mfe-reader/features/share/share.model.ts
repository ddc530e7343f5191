import type { ShareDetail } from '@storyloom/contract/entities/share';

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
