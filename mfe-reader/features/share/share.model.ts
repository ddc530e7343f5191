import type { ShareDetail } from '@storyloom/contract/entities/share';

/** Who played it and how far: the opening is not counted, a turn is the reader's words and the reply. */
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
