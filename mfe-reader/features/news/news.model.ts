import type { SaveNews } from '@storyloom/contract/saves/entities/save-news';

export type NewsNotice = { kind: 'update'; update: NonNullable<SaveNews['update']> } | { kind: 'thanks' };

/** The one notice to show. `stayedAt` is the version at which the reader chose to stay. */
export function chooseNotice(
  { update, thanks }: SaveNews,
  {
    stayedAt,
    isThanksDismissed,
    isTimeForThanks,
  }: { stayedAt: number; isThanksDismissed: boolean; isTimeForThanks: boolean },
): NewsNotice | null {
  if (update !== null && update.to > stayedAt) return { kind: 'update', update };
  if (isTimeForThanks && thanks.isAllowed && !thanks.isGiven && !isThanksDismissed) return { kind: 'thanks' };
  return null;
}
