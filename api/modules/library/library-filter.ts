import type { Rating } from '@storyloom/contract/stories/ratings';

/**
 * A reader's stories that may be shown to them: stories stay in the library when they are unlisted, and disappear while
 * their rating is not among those the reader selected.
 */
export interface LibraryFilter {
  userId: string;
  ratings: readonly Rating[];
}
