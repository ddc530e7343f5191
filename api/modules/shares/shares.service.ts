import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import { quotas } from '@storyloom/contract/core/quota-limits';
import { shareSlug } from '@storyloom/contract/core/slug';
import type { Save } from '@storyloom/contract/saves/entities/save';
import type { continueShare } from '@storyloom/contract/shares/endpoints/continue-share';
import type { createShare } from '@storyloom/contract/shares/endpoints/create-share';
import type { Share, ShareDetail } from '@storyloom/contract/shares/entities/share';
import { shareLimits } from '@storyloom/contract/shares/limits';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { EXCERPT_SOURCE, toExcerpt } from '../../platform/excerpt.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import type { Logger } from '../../platform/logger.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import type { Rankings } from '../rankings/rankings.service.ts';
import type { Saves, WithSaveId } from '../saves/saves.service.ts';
import type { Users } from '../users/users.service.ts';
import { createOpenCounter } from './open-counter.ts';
import {
  countCopies,
  countShares,
  findContinuation,
  findShare,
  findShareByHead,
  insertMessages,
  insertShare,
  listMessages,
  listShares,
  lockShare,
  revokeShare,
  saveContinuation,
} from './shares.repository.ts';
import type { ShareRow } from './shares.schema.ts';

const LATEST = { name: 'SHARED', isInteger: true };

export { hideShare, restoreShare } from './shares.repository.ts';

export type Shares = ReturnType<typeof createShares>;

/** Immutable copies of paths: anyone with the link can read a share and continue it in a save of their own. */
export function createShares(parts: {
  db: Db;
  clock: Clock;
  newId(): string;
  logger: Logger;
  catalogue: Pick<Catalogue, 'findWithheld' | 'readPreview' | 'readOpenableCards' | 'admit' | 'readPlayable'>;
  rankings: Pick<Rankings, 'countOpenedShares'>;
  users: Users;
  saves: Pick<Saves, 'shareablePath' | 'addPath'>;
}) {
  const { db, clock, newId, catalogue, users, saves } = parts;
  const opens = createOpenCounter(parts);

  async function findActive(id: string): Promise<ShareRow> {
    const row = await findShare(db, id);
    if (row === undefined) throw new DomainError('share.not_found');
    return row;
  }

  return {
    /** Copies the path of a save to a message or to its head. Returns the existing share if that path is shared already. */
    async create(viewer: Viewer, input: WithSaveId<ParsedInputOf<typeof createShare>>): Promise<Share> {
      const { userId } = viewer;
      const { save, head } = await saves.shareablePath(userId, input);
      const { card, adultWarning, isLocked } = await catalogue.readPreview(save.storyId, viewer);
      const row = {
        id: newId(),
        userId,
        storyId: save.storyId,
        versionId: save.versionId,
        headMessageId: head.id,
        excerpt: toExcerpt(head.text.slice(0, EXCERPT_SOURCE)).toWellFormed(),
        createdAt: clock.now(),
      };
      await db.transaction(async (tx) => {
        const isNew = await insertShare(tx, row);
        if (isNew && (await countCopies(tx, userId)) > quotas.shares) throw new DomainError('quota.shares');
      });
      const share = await findShareByHead(db, userId, head.id);
      if (share === undefined) throw new DomainError('share.not_found');
      return toShare(share, card, adultWarning || isLocked);
    },

    /** Throws share.not_found for a revoked share, story.not_found for a story that does not open by address. */
    async detail(
      viewer: Viewer | null,
      { id, after }: { id: string; after?: number | undefined },
    ): Promise<ShareDetail> {
      const row = await findActive(id);
      const { card, adultWarning, isLocked } = await catalogue.readPreview(row.storyId, viewer);
      const isWithheld = adultWarning || isLocked;
      const isOwner = viewer !== null && viewer.userId === row.userId;
      const found = isWithheld ? [] : await listMessages(db, id, after ?? -1, shareLimits.messages + 1);
      const messages = found.slice(0, shareLimits.messages);
      const makers = await users.authors(row.userId === null ? [] : [row.userId]);
      if (viewer !== null && !isOwner && !isWithheld) {
        const own = card.author.id === viewer.userId;
        opens.count({ shareId: id, storyId: row.storyId, ...viewer, own });
      }
      return {
        ...toShare(row, card, isWithheld),
        adultWarning,
        isLocked,
        reader: makers.get(row.userId ?? '') ?? null,
        messages: messages.map(({ position, role, speaker, text, picture, ending }) => ({
          id: String(position),
          role,
          speaker,
          text,
          ...(picture && { picture }),
          ...(ending !== null && { ending }),
        })),
        nextAfter: found.length > messages.length ? (messages.at(-1)?.position ?? null) : null,
        isOwner,
      };
    },

    /** The share that a report is about; null if it does not open. */
    async describe(id: string) {
      const row = await findShare(db, id);
      const story = row && (await catalogue.readOpenableCards([row.storyId])).get(row.storyId);
      if (row === undefined || story === undefined) return null;
      const { title } = story;
      return { authorId: row.userId, title, excerpt: row.excerpt, slug: shareSlug(id, story.id, title) };
    },

    /** The viewer's own shares, without those of stories that do not open by address. */
    async list({ userId }: Viewer, request: ListRequest): Promise<CursorPage<Share>> {
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listShares(db, userId, range)),
        countShares(db, userId, listLimits.totalCountCap + 1),
      ]);
      const cards = await catalogue.readOpenableCards(rows.map(({ storyId }) => storyId));
      const withheld = await catalogue.findWithheld(cards.values(), userId);
      const shown = rows.flatMap((row) => {
        const card = cards.get(row.storyId);
        return card === undefined ? [] : [toShare(row, card, withheld.has(row.storyId))];
      });
      return toCursorPage(shown, { page: request.page, total, nextCursor });
    },

    /** Idempotent. Throws share.not_found. */
    async revoke({ userId }: Viewer, id: string): Promise<{ id: string }> {
      const revoked = await db.transaction((tx) => revokeShare(tx, userId, id, clock.now()));
      if (!revoked) throw new DomainError('share.not_found');
      return { id };
    },

    /**
     * Copies the path into a save of the viewer's, which becomes the current one. Repeated calls return that save
     * until it is played.
     */
    async continue(
      viewer: Viewer,
      { id, replaceSaveId }: ParsedInputOf<typeof continueShare>,
    ): Promise<Save> {
      const row = await findActive(id);
      const { userId } = viewer;
      const admission = await catalogue.admit(row.storyId, viewer);
      const story = await catalogue.readPlayable(admission, row.versionId);
      return saves.addPath(userId, {
        story,
        length: row.messageCount,
        insertMessages: (tx, tree) =>
          insertMessages(tx, id, { ...tree, endedWith: row.headMessageId, isOwn: row.userId === userId }),
        place: { replaceSaveId },
        findKnown: async (tx) => {
          if (!(await lockShare(tx, id))) throw new DomainError('share.not_found');
          return findContinuation(tx, id, userId);
        },
        remember: (tx, made) => saveContinuation(tx, { ...made, shareId: id, userId }),
      });
    },

    /** Writes queued opens; called when the process ends. */
    flushOpens: opens.flush,
  };
}

function toShare(row: ShareRow, story: StoryCard, isTextWithheld: boolean): Share {
  const { id, messageCount, openCount, createdAt } = row;
  return {
    id,
    slug: shareSlug(id, story.id, story.title),
    story,
    messageCount,
    openCount,
    excerpt: isTextWithheld ? '' : row.excerpt,
    createdAt: createdAt.toISOString(),
  };
}
