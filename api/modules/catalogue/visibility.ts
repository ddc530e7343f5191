import type { Rating } from '@storyloom/contract/stories/ratings';
import { and, eq, gt, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { stories } from './catalogue.schema.ts';

/** The stories that a query may return, by the place where they are shown. */
export type VisibilityScope =
  /** Lists: published, of the ratings the visitor selected. */
  | { kind: 'list'; ratings: readonly Rating[] }
  /** Access by id: published or unlisted. */
  | { kind: 'address' }
  /** Access by id, for readers with a save: published, unlisted, or deleted by the author while not hidden. */
  | { kind: 'played'; userId: string }
  /** The reader's own library: published or unlisted, of the ratings the reader selected. */
  | { kind: 'library'; ratings: readonly Rating[] }
  /** An author's own works, including drafts and unlisted stories. */
  | { kind: 'works'; authorId: string }
  /** An author's story for editing and restoring, even if deleted after a time. */
  | { kind: 'own'; authorId: string; deletedSince: Date }
  /** An author's preview of a draft, for their own chat. */
  | { kind: 'preview'; authorId: string }
  /** An author's deleted stories that can be restored. */
  | { kind: 'deleted'; authorId: string; deletedSince: Date };

/**
 * The one rule for who sees which story: every query of stories filters by it, so that status, rating and
 * ownership are only decided here. The views `listed_stories` and `openable_stories` are these rules for joins of
 * other modules.
 */
export function isVisible(scope: VisibilityScope): SQL {
  switch (scope.kind) {
    case 'list':
      return all(eq(stories.status, 'PUBLISHED'), inArray(stories.rating, [...scope.ratings]));
    case 'address':
      return all(or(eq(stories.status, 'PUBLISHED'), eq(stories.status, 'UNLISTED')));
    case 'played':
      return all(
        or(
          isVisible({ kind: 'address' }),
          and(
            eq(stories.status, 'DELETED'),
            inArray(stories.statusBeforeDeletion, ['PUBLISHED', 'UNLISTED']),
            isNotNull(stories.versionId),
            sql`exists (select from save_heads h where h.story_id = ${stories.id} and h.user_id = ${scope.userId})`,
          ),
        ),
      );
    case 'library':
      return all(isVisible({ kind: 'address' }), inArray(stories.rating, [...scope.ratings]));
    case 'works':
      return all(eq(stories.authorId, scope.authorId), ne(stories.status, 'DELETED'));
    case 'own':
      return all(
        eq(stories.authorId, scope.authorId),
        or(ne(stories.status, 'DELETED'), isRestorable(scope.deletedSince)),
      );
    case 'preview':
      return all(eq(stories.authorId, scope.authorId), isNotNull(stories.previewOf));
    case 'deleted':
      return all(eq(stories.authorId, scope.authorId), isRestorable(scope.deletedSince));
  }
}

const isRestorable = (since: Date) =>
  and(eq(stories.status, 'DELETED'), isNotNull(stories.statusBeforeDeletion), gt(stories.deletedAt, since));

/** `and` without conditions is true for every row; this is false for every row. */
function all(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`false`;
}
