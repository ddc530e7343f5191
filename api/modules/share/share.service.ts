import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { continueShare } from '@storyloom/contract/endpoints/share/continue-share';
import type { shareArchive } from '@storyloom/contract/endpoints/share/share-archive';
import type { Save } from '@storyloom/contract/entities/save';
import type { Share, ShareDetail } from '@storyloom/contract/entities/share';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import { limits } from '@storyloom/contract/limits';
import type { CursorPage } from '@storyloom/contract/paged';
import { shareSlug } from '@storyloom/contract/slug';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { EXCERPT_SOURCE, toExcerpt } from '../../platform/excerpt.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import type { Logger } from '../../platform/logger.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Saves } from '../saves/saves.service.ts';
import type { Stories } from '../stories/stories.service.ts';
import type { Users } from '../users/users.service.ts';
import { createOpenCounter } from './share.opens.ts';
import {
  countShares,
  findContinuation,
  findReferencedImages,
  findShare,
  findShareOf,
  insertShare,
  keepContinuation,
  keepLiving,
  listMessages,
  listShares,
  pathOf,
  revokeShare,
} from './share.repository.ts';
import type { ShareRow } from './share.schema.ts';

const LATEST = { name: 'SHARED', isWhole: true };

export type Shares = ReturnType<typeof createShares>;

/** Frozen copies of a path: readable by anyone with the link, gone on from in a save of one's own. */
export function createShares(parts: {
  db: Db;
  clock: Clock;
  newId(): string;
  logger: Logger;
  stories: Stories;
  users: Users;
  saves: Pick<Saves, 'shareablePath' | 'addPath'>;
}) {
  const { db, clock, newId, stories, users, saves } = parts;
  const opens = createOpenCounter(parts);

  async function living(id: string): Promise<ShareRow> {
    const row = await findShare(db, id);
    if (row === undefined) throw new DomainError('share.not_found');
    return row;
  }

  return {
    findReferencedImages,

    /** Copies the path of a save, up to a message or its head. The same path shared again is the same share. */
    async share(viewer: Viewer, input: ParsedInputOf<typeof shareArchive>): Promise<Share> {
      const { userId } = viewer;
      const { save, head, path } = await saves.shareablePath(userId, input);
      const { card } = await stories.glance(save.storyId, viewer);
      const row = {
        id: newId(),
        userId,
        storyId: save.storyId,
        versionId: save.versionId,
        headMessageId: head.id,
        excerpt: toExcerpt(head.text.slice(0, EXCERPT_SOURCE)).toWellFormed(),
        createdAt: clock.now(),
      };
      await db.transaction((tx) => insertShare(tx, row, path));
      const made = await findShareOf(db, userId, head.id);
      if (made === undefined) throw new DomainError('share.not_found');
      return toShare(made, card);
    },

    /** Throws share.not_found for a share that was taken back, story.not_found for a story that cannot be opened. */
    async detail(
      viewer: Viewer | null,
      { id, after }: { id: string; after?: number | undefined },
    ): Promise<ShareDetail> {
      const row = await living(id);
      const { card, adultWarning } = await stories.glance(row.storyId, viewer);
      const isOwner = viewer !== null && viewer.userId === row.userId;
      const found = adultWarning ? [] : await listMessages(db, id, after ?? -1, limits.shareMessages + 1);
      const messages = found.slice(0, limits.shareMessages);
      const makers = await users.authors(row.userId === null ? [] : [row.userId]);
      if (viewer !== null && !isOwner && !adultWarning) {
        const own = card.author.id === viewer.userId;
        opens.count({ shareId: id, storyId: row.storyId, ...viewer, own });
      }
      return {
        ...toShare(row, card),
        ...(adultWarning ? { excerpt: '' } : {}),
        adultWarning,
        reader: makers.get(row.userId ?? '') ?? null,
        messages: messages.map(({ position, role, speaker, text, picture }) => ({
          id: String(position),
          role,
          speaker,
          text,
          ...(picture && { picture }),
        })),
        nextAfter: found.length > messages.length ? (messages.at(-1)?.position ?? null) : null,
        isOwner,
      };
    },

    /** The viewer's own; those of stories that cannot be opened now are left out. */
    async page({ userId }: Viewer, request: ListRequest): Promise<CursorPage<Share>> {
      const openable = stories.openable();
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (cut) => listShares(db, { userId, openable }, cut)),
        countShares(db, userId, openable, limits.totalCountCap + 1),
      ]);
      const cards = await stories.opened(rows.map(({ storyId }) => storyId));
      const shown = rows.flatMap((row) => {
        const card = cards.get(row.storyId);
        return card === undefined ? [] : [toShare(row, card)];
      });
      return toCursorPage(shown, { page: request.page, total, nextCursor });
    },

    /** Taking a share back twice is fine. Throws share.not_found. */
    async revoke({ userId }: Viewer, id: string): Promise<{ id: string }> {
      const revoked = await db.transaction((tx) => revokeShare(tx, userId, id, clock.now()));
      if (!revoked) throw new DomainError('share.not_found');
      return { id };
    },

    /**
     * Copies the path into a save of the viewer's, which becomes the current one. While that save stands where
     * it began, asking again answers it.
     */
    async goOn(viewer: Viewer, { id, replaceArchiveId }: ParsedInputOf<typeof continueShare>): Promise<Save> {
      const row = await living(id);
      const { userId } = viewer;
      const admission = await stories.admit(row.storyId, viewer);
      const story = await stories.playable(admission, row.versionId);
      return saves.addPath(userId, {
        story,
        path: pathOf(id),
        length: row.messageCount,
        endedWith: row.headMessageId,
        replaceArchiveId,
        findKnown: async (tx) => {
          if (!(await keepLiving(tx, id))) throw new DomainError('share.not_found');
          return findContinuation(tx, id, userId);
        },
        remember: (tx, made) => keepContinuation(tx, { ...made, shareId: id, userId }),
      });
    },

    /** Writes the opens that are not yet counted; for the end of a process. */
    flushOpens: opens.flush,
  };
}

function toShare(row: ShareRow, story: StoryCard): Share {
  const { id, messageCount, openCount, excerpt, createdAt } = row;
  return {
    id,
    slug: shareSlug(id, story.id, story.title),
    story,
    messageCount,
    openCount,
    excerpt,
    createdAt: createdAt.toISOString(),
  };
}
