import type { Rating } from '@storyloom/contract/ratings';
import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { stories } from './stories.schema.ts';

/** From where somebody looks at stories. */
export type Sight =
  /** Lists for anyone: published, of the ratings the visitor wants. */
  | { from: 'list'; ratings: readonly Rating[] }
  /** Opening by id: published, or unlisted for those who have the address. */
  | { from: 'address' }
  /** What a reader marked or played: as by address, of the ratings the reader wants. */
  | { from: 'kept'; ratings: readonly Rating[] }
  /** An author's own works, drafts too. */
  | { from: 'desk'; authorId: string };

/**
 * The one rule of who sees which story. Every query of stories is filtered by it, so that status,
 * rating and ownership are never decided anywhere else.
 */
export function visible(sight: Sight): SQL {
  switch (sight.from) {
    case 'list':
      return all(eq(stories.status, 'PUBLISHED'), inArray(stories.rating, [...sight.ratings]));
    case 'address':
      return all(or(eq(stories.status, 'PUBLISHED'), eq(stories.status, 'UNLISTED')));
    case 'kept':
      return all(visible({ from: 'address' }), inArray(stories.rating, [...sight.ratings]));
    case 'desk':
      return all(eq(stories.authorId, sight.authorId), ne(stories.status, 'DELETED'));
  }
}

/** `and` of nothing would mean everything; here it means nothing. */
function all(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`false`;
}
