import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import type { Host } from '@storyloom/mfe/host';
import { turnNumber } from '../text/turn-number.ts';

/** The visitor's progress in a story when its document is rendered. */
export interface ReadingPlace {
  /** 0 at the opening. */
  turn: number;
  /** True if the visitor has no playthrough. */
  isNew: boolean;
}

export const readingPlaceKey = (storyId: string) => ['reading-place', storyId] as const;

/**
 * Puts the reading place into the query cache, so that the document of a story in progress does not show the
 * opening as if it were new. Unset if the API refuses or cannot be reached; the browser then reads it with the
 * messages.
 */
export async function primeReadingPlace(
  { call, session, queryClient }: Pick<Host, 'call' | 'session' | 'queryClient'>,
  storyId: string,
): Promise<void> {
  const save = (place: ReadingPlace) => queryClient.setQueryData(readingPlaceKey(storyId), place);
  if (session.getState().tokenId === null) return void save({ turn: 0, isNew: true });
  const page = await call(dialogList, { storyId, size: 1 }).catch(() => null);
  const head = page?.pageList[0];
  if (page) save({ turn: turnNumber(head?.depth ?? 0), isNew: head === undefined });
}
