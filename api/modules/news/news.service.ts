import type { Save } from '@storyloom/contract/saves/entities/save';
import type { SaveNews } from '@storyloom/contract/saves/entities/save-news';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { Clock } from '../../platform/clock.ts';
import { formatKeyDay, startOfDay } from '../../platform/days.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { type Catalogue, listPublications } from '../catalogue/catalogue.service.ts';
import { insertNotices } from '../notices/notices.service.ts';
import type { Saves } from '../saves/saves.service.ts';
import type { Scripts } from '../scripts/scripts.service.ts';
import { countNewThanks, hasThanked, insertThanks } from './news.repository.ts';

interface Parts {
  db: Db;
  clock: Clock;
  saves: Pick<Saves, 'read'>;
  scripts: Pick<Scripts, 'hasFoundEnding'>;
  catalogue: Pick<Catalogue, 'findOpenable' | 'isAuthor'>;
}

export type News = ReturnType<typeof createNews>;

/** A turn is a user message and a reply. */
const MESSAGES_PER_TURN = 2;

/** News for readers of a story: its newer versions, and thanking its author. */
export function createNews({ db, clock, saves, scripts, catalogue }: Parts) {
  async function mayThank({ storyId, depth }: Save, userId: string): Promise<boolean> {
    const isFarEnough =
      depth >= storyLimits.thankTurns * MESSAGES_PER_TURN || (await scripts.hasFoundEnding(userId, storyId));
    return isFarEnough && !(await catalogue.isAuthor(userId, storyId));
  }

  async function readUpdate({ storyId, storyVersion }: Save): Promise<SaveNews['update']> {
    const isOpen = (await catalogue.findOpenable([storyId])).has(storyId);
    const rows = isOpen ? await listPublications(db, storyId, storyVersion) : [];
    const [latest] = rows;
    if (latest === undefined) return null;
    const publications = rows.map(({ number, changedFields, changeNote, createdAt }) => ({
      version: number,
      changedFields,
      changeNote,
      publishedAt: createdAt.toISOString(),
      isCurrent: number === latest.number,
    }));
    return { from: storyVersion, to: latest.number, publications };
  }

  /** One notice for each story and day, of the thanks that the author's list of stories counts too. */
  async function tellAuthor(tx: Tx, storyId: string, now: Date): Promise<void> {
    const found = await countNewThanks(tx, storyId, startOfDay(now));
    if (found === undefined || found.count === 0) return;
    const { authorId: userId, count } = found;
    const key = `thanks${storyId}${formatKeyDay(now)}`;
    await insertNotices(tx, [{ userId, key, kind: 'THANKS', storyId, detail: { count } }], now);
  }

  return {
    /** Throws save.not_found. */
    async read(userId: string, saveId: string): Promise<SaveNews> {
      const save = await saves.read(userId, saveId);
      const [update, isGiven, isAllowed] = await Promise.all([
        readUpdate(save),
        hasThanked(db, { userId, storyId: save.storyId }),
        mayThank(save, userId),
      ]);
      return { update, thanks: { isGiven, isAllowed } };
    },

    /** Repeating it does not count again. Throws save.not_found and story.thanks_too_early. */
    async thank(userId: string, saveId: string): Promise<{ isGiven: true }> {
      const save = await saves.read(userId, saveId);
      if (!(await mayThank(save, userId))) throw new DomainError('story.thanks_too_early');
      const { storyId } = save;
      const now = clock.now();
      await db.transaction(async (tx) => {
        if (await insertThanks(tx, { userId, storyId, createdAt: now })) await tellAuthor(tx, storyId, now);
      });
      return { isGiven: true };
    },
  };
}
