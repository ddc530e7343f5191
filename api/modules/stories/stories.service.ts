import type { Category } from '@storyloom/contract/categories';
import { categoryChoices } from '@storyloom/contract/categories';
import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import type { UserStats } from '@storyloom/contract/entities/user-stats';
import type { WorkCard } from '@storyloom/contract/entities/work-card';
import { perspectiveChoices, type StoryType } from '@storyloom/contract/filters';
import { limits } from '@storyloom/contract/limits';
import type { CursorPage } from '@storyloom/contract/paged';
import { isAdult, type Rating } from '@storyloom/contract/ratings';
import type { SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Job } from '../../platform/job.ts';
import { readPage } from '../../platform/keyset.ts';
import type { Logger } from '../../platform/logger.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { UserSettings } from '../settings/settings.service.ts';
import type { Users } from '../users/users.service.ts';
import { toCard, toDetail, toWorkCard } from './stories.cards.ts';
import type { PlayableStory } from './stories.content.ts';
import { countShareOpened, type ShareOpened } from './stories.heat.ts';
import { createKept } from './stories.kept.ts';
import { type ListQuery, readList } from './stories.lists.ts';
import { bringRanksUpToDate, RANKS_EVERY_MS } from './stories.ranks.ts';
import {
  conditions,
  countStories,
  findStory,
  listWorks,
  playableFinder,
  type StoryRow,
  storiesFinder,
  sumStories,
} from './stories.repository.ts';
import { shelvesOf } from './stories.shelves.ts';
import { createTurnCounter } from './stories.turns.ts';
import { createVersions } from './stories.versions.ts';

export type { PlayableStory } from './stories.content.ts';
export { heatOf } from './stories.heat.ts';

const LATEST_WORKS = { name: 'WORKS', isWhole: true };

export interface ListRequest {
  viewer: Viewer | null;
  type: StoryType | undefined;
  category: Category | undefined;
  page: number;
  /** The cursor of the page before. */
  after?: string | undefined;
  size: number;
}

export type Stories = ReturnType<typeof createStories>;

interface Parts {
  db: Db;
  clock: Clock;
  users: Users;
  settings: UserSettings;
  logger: Logger;
  /** Whether a reader marked a story; the bookshelf stands on stories, so it is handed in. */
  isOnShelf(userId: string, storyId: string): Promise<boolean>;
}

/** A story that a viewer may play, as it is now. */
export interface Admission {
  storyId: string;
  authorId: string;
  versionId: string | null;
}

/** Stories as readers find and open them. */
export function createStories({ db, clock, users, settings, logger, isOnShelf }: Parts) {
  const CAP = limits.totalCountCap + 1;
  const findPlayable = playableFinder(db);
  const findStories = storiesFinder(db);
  const versions = createVersions(db);
  const turns = createTurnCounter({ db, clock, logger });
  const refreshRanks = () => bringRanksUpToDate(db, clock.now());

  async function ratingsOf(viewer: Viewer | null): Promise<readonly Rating[]> {
    return (await settings.read(viewer?.userId ?? null)).contentRatingList;
  }

  async function readCards(
    request: ListRequest & Pick<ListQuery, 'sort' | 'timePeriod' | 'tag'>,
  ): Promise<CursorPage<StoryCard>> {
    const ratings = await ratingsOf(request.viewer);
    const { ids, ...list } = await readList(db, { ...request, ratings }, clock.now());
    return toCursorPage(await cardsOf(ids, ratings), { page: request.page, ...list });
  }

  /** In the order of their ids, without those that lists with these ratings may not show. */
  async function cardsOf(ids: readonly string[], ratings: readonly Rating[]): Promise<StoryCard[]> {
    const cards = await cardsById(ids, { from: 'list', ratings });
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  async function cardsById(ids: readonly string[], sight: Parameters<typeof findStories>[1]) {
    const rows = await findStories(ids, sight);
    const authors = await users.authors(rows.map(({ story }) => story.authorId));
    return new Map(rows.map((row) => [row.story.id, toCard(row, authors)]));
  }

  /** Whose works the viewer looks at, and which of them; without an author named, their own. */
  async function authorFilter(viewer: Viewer | null, named: string | undefined) {
    const authorId = named ?? viewer?.userId;
    if (authorId === undefined) throw new DomainError('user.not_found');
    const author = await users.profile(authorId);
    if (authorId === viewer?.userId) return { author, sight: { from: 'desk', authorId } as const };
    return { author, sight: { from: 'list', ratings: await ratingsOf(viewer) } as const };
  }

  async function isBehindWarning(
    { rating, authorId }: Pick<StoryRow['story'], 'rating' | 'authorId'>,
    viewer: Viewer | null,
  ): Promise<boolean> {
    if (!isAdult(rating ?? 'XXX') || authorId === viewer?.userId) return false;
    return (await settings.read(viewer?.userId ?? null)).adultContentStatus !== 'DISABLED';
  }

  async function open(id: string) {
    const row = await findStory(db, id, { from: 'address' });
    const version = row?.story.versionId ? await versions(id, row.story.versionId) : undefined;
    if (row === undefined || version === undefined) throw new DomainError('story.not_found');
    return { row, version };
  }

  return {
    categories: () => categoryChoices.map((choice) => ({ ...choice })),
    viewpoints: () => perspectiveChoices.map((choice) => ({ ...choice })),

    ...createKept({ db, findStories, users, settings }),

    /** What to read next: what is read most now. */
    async feed(request: ListRequest): Promise<CursorPage<StoryCard>> {
      return readCards({ ...request, sort: 'HOTTEST', timePeriod: 'ALL_TIME' });
    },

    /** Stories by filter and order. */
    page: readCards,

    /** Which stories a visitor's lists may show, as a condition over the table `stories`. */
    async listed({ viewer, type, category }: Omit<ListRequest, 'page' | 'size'>): Promise<SQL> {
      return conditions({ sight: { from: 'list', ratings: await ratingsOf(viewer) }, type, category });
    },

    /** The same as shelves of `story_ranks`. */
    async shelves(viewer: Viewer | null, type: StoryType | undefined): Promise<number[]> {
      return shelvesOf(await ratingsOf(viewer), type);
    },

    /** Cards in the order of their ids, without those that the visitor's lists may not show. */
    async cards(ids: readonly string[], viewer: Viewer | null): Promise<StoryCard[]> {
      return ids.length === 0 ? [] : cardsOf(ids, await ratingsOf(viewer));
    },

    /** Throws story.not_found for what is deleted, a draft, or never was: they are not told apart. */
    async detail(id: string, viewer: Viewer | null): Promise<StoryDetail> {
      const { row, version } = await open(id);
      const [authors, adultWarning, onShelf] = await Promise.all([
        users.authors([row.story.authorId]),
        isBehindWarning(row.story, viewer),
        viewer === null ? false : isOnShelf(viewer.userId, id),
      ]);
      const isOwner = row.story.authorId === viewer?.userId;
      return toDetail(row, authors, {
        content: version.content,
        version: version.number,
        adultWarning,
        isOwner,
        onShelf,
      });
    },

    /** A story's card as one finds it by its address. Throws story.not_found. */
    async glance(id: string, viewer: Viewer | null): Promise<{ card: StoryCard; adultWarning: boolean }> {
      const row = await findStory(db, id, { from: 'address' });
      if (row === undefined) throw new DomainError('story.not_found');
      const [authors, adultWarning] = await Promise.all([
        users.authors([row.story.authorId]),
        isBehindWarning(row.story, viewer),
      ]);
      return { card: toCard(row, authors), adultWarning };
    },

    /** Which stories open by their address, as a condition over the table `stories`. */
    openable: (): SQL => conditions({ sight: { from: 'address' } }),

    /** The cards of those that open by their address, by id. */
    async opened(ids: readonly string[]): Promise<Map<string, StoryCard>> {
      return cardsById(ids, { from: 'address' });
    },

    async works(
      request: Omit<ListRequest, 'category'> & { authorId: string | undefined },
    ): Promise<CursorPage<WorkCard>> {
      const { author, sight } = await authorFilter(request.viewer, request.authorId);
      const filter = { sight, type: request.type, authorId: author.id };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST_WORKS, request, (cut) => listWorks(db, filter, cut)),
        countStories(db, filter, CAP),
      ]);
      const authors = await users.authors([author.id]);
      return toCursorPage(
        rows.map((row) => toWorkCard(row, authors)),
        { page: request.page, total, nextCursor },
      );
    },

    async stats(authorId: string | undefined, viewer: Viewer | null): Promise<UserStats> {
      const { author, sight } = await authorFilter(viewer, authorId);
      const sums = await sumStories(db, { sight, authorId: author.id });
      const joined = Date.parse(author.createdAt);
      return {
        wordsWritten: sums?.words ?? 0,
        daysJoined: Math.max(1, Math.ceil((clock.now().getTime() - joined) / 86_400_000)),
        worksCount: sums?.works ?? 0,
        chatCount: sums?.chats ?? 0,
        readerCount: sums?.readers ?? 0,
      };
    },

    /**
     * Lets a viewer into a story as it is now. Throws story.not_found, and story.adult_confirm_required
     * while the viewer has not confirmed the warning.
     */
    async admit(storyId: string, viewer: Viewer): Promise<Admission> {
      const found = await findPlayable(storyId);
      if (found === undefined) throw new DomainError('story.not_found');
      if (await isBehindWarning(found, viewer)) throw new DomainError('story.adult_confirm_required');
      return found;
    },

    /** What replies are written from: the story's current version, or the one a save stands on. */
    async playable({ storyId, authorId, versionId }: Admission, saved?: string): Promise<PlayableStory> {
      const version = await versions(storyId, saved ?? versionId ?? '');
      if (version === undefined) throw new DomainError('story.not_found');
      const { content, id, number, lore } = version;
      return { ...content, storyId, authorId, versionId: id, version: number, lore };
    },

    /** The lore of a version; none when it is no more. */
    async lore(storyId: string, versionId: string): Promise<readonly LoreEntry[]> {
      return (await versions(storyId, versionId))?.lore ?? [];
    },

    /** Counts a turn for the lists' orders; it shows there within some seconds. */
    countTurn: turns.count,
    /** Warms stories by shares of them that were opened, in the transaction that counts the opens. */
    countShareOpened: (tx: Tx, opens: readonly ShareOpened[]) => countShareOpened(tx, opens, clock.now()),
    /** Writes what was counted and is not yet written; for the end of a process. */
    flushTurns: turns.flush,
    /** Brings the lists' orders to what was counted. */
    refreshRanks,
    jobs: [{ name: 'refresh rankings', intervalMs: RANKS_EVERY_MS, run: refreshRanks }] satisfies Job[],
  };
}
