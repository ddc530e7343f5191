import { createHash } from 'node:crypto';
import { cutCharacters } from '@storyloom/contract/core/characters';
import { moderationLimits } from '@storyloom/contract/moderation/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { countHeldOpen, deleteHeldBefore, findHeldCase, openCase } from './cases.repository.ts';

const DAY = 86_400_000;
/** Decided cases of held content are deleted after this time. */
const RETENTION_MS = 90 * DAY;

/** Content that the automatic moderation refused and others would have seen. */
export interface HeldContent {
  userId: string;
  kind: 'TEXT' | 'PICTURE';
  /** The name of the field, for the moderator and the author. */
  title: string;
  /** The text, or the name of the picture, which is a hash of its pixels. */
  content: string;
  /** WebP. */
  picture?: Buffer;
}

export type HeldContents = ReturnType<typeof createHeldContents>;

/** Refused texts and pictures for moderators, who may release them for their author. */
export function createHeldContents({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * Returns true if a moderator has released the content for this person. Otherwise opens a case, once for the same
     * content, and up to a limit of waiting cases for each person.
     */
    async releasedOrHold(held: HeldContent): Promise<boolean> {
      const { userId, kind, title, content, picture } = held;
      const subjectId = hashOf(userId, content);
      const found = await findHeldCase(db, kind, subjectId);
      if (found !== undefined) return found.outcome === 'NO_VIOLATION';
      if ((await countHeldOpen(db, userId)) >= moderationLimits.heldOpen) return false;
      const now = clock.now();
      await db.transaction((tx) =>
        openCase(tx, {
          id: newId(),
          subjectKind: kind,
          subjectId,
          authorId: userId,
          title,
          excerpt: kind === 'TEXT' ? cutCharacters(content, moderationLimits.excerpt) : '',
          href: null,
          picture: picture ?? null,
          openedAt: now,
          updatedAt: now,
        }),
      );
      return false;
    },

    purge: () => deleteHeldBefore(db, new Date(clock.now().getTime() - RETENTION_MS)),
  };
}

/** The subject of a held content: the same for the same person and content. */
function hashOf(userId: string, content: string): string {
  return createHash('sha256').update(`${userId} ${content}`).digest('hex').slice(0, 32);
}
