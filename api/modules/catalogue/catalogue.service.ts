import type { CursorPage } from '@storyloom/contract/core/paged';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { Category } from '@storyloom/contract/stories/categories';
import { categoryChoices } from '@storyloom/contract/stories/categories';
import type { StoryAccess, StoryCard } from '@storyloom/contract/stories/entities/story-card';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { perspectiveChoices, type StoryType } from '@storyloom/contract/stories/filters';
import { isAdult, type Rating } from '@storyloom/contract/stories/ratings';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Rankings } from '../rankings/rankings.service.ts';
import type { UserSettings } from '../settings/settings.service.ts';
import type { Users } from '../users/users.service.ts';
import { readAccess } from './access.ts';
import { toCard, toDetail } from './cards.ts';
import {
  createPlayableFinder,
  createStoryFinder,
  findAuthorship,
  findStory,
  findVisibleIds,
  type SharedScope,
  type StoryRow,
} from './catalogue.repository.ts';
import { unknownReader } from './fill-texts.ts';
import { type ListQuery, readList } from './lists.ts';
import { findPreview } from './preview.repository.ts';
import { findSitemapParts, findSitemapStories } from './sitemap.repository.ts';
import type { PlayableStory } from './story-content.ts';
import { createVersionCache } from './versions.ts';
import { createWorks } from './works.service.ts';

export type { StoryCharacter, StoryContent } from '@storyloom/contract/stories/version-content';
export { openingsBeside } from './cards.ts';
export {
  findReportable,
  findVersion,
  hideStory,
  insertVersion,
  rateStory,
  restoreStory,
  saveStory,
  updateStory,
} from './catalogue.repository.ts';
export { fillTexts } from './fill-texts.ts';
export {
  findOwnStory,
  listPublications,
  type OwnStory,
  purgeDeleted,
  setListed,
  softDelete,
  undelete,
} from './own-story.repository.ts';
export {
  deletePreviews,
  endPreview,
  type PreviewContent,
  savePreview,
} from './preview.repository.ts';
export type { PlayableStory } from './story-content.ts';

export interface ListRequest {
  viewer: Viewer | null;
  type: StoryType | undefined;
  category: Category | undefined;
  page: number;
  /** The cursor that the page continues. */
  after?: string | undefined;
  size: number;
}

export type Catalogue = ReturnType<typeof createCatalogue>;

interface Parts {
  db: Db;
  clock: Clock;
  users: Users;
  settings: Pick<UserSettings, 'read'>;
  rankings: Pick<Rankings, 'list' | 'count' | 'filter'>;
  /** Reads the library, which is created after this module. */
  isOnBookshelf(handle: Handle, userId: string, storyId: string): Promise<boolean>;
  /** Reads the answers to the questions of stories, which are created after this module. */
  findAnswers(
    handle: Handle,
    at: { storyId: string; userId: string },
  ): Promise<Readonly<Record<string, string>>>;
}

/** A story that a viewer may play, in its current state. */
export interface Admission {
  storyId: string;
  authorId: string;
  versionId: string | null;
  summary: string;
  readerId: string;
  /** True for a preview, which is always played with its latest version. */
  isPreview?: boolean;
}

interface GatedStory extends Pick<StoryRow['story'], 'rating' | 'authorId'> {
  access: StoryAccess;
}

type PlayableRow = Pick<StoryRow['story'], 'rating' | 'authorId' | 'membersOnly' | 'earlyUntil'>;

/** Reasons why the text of a story is withheld from a user. */
interface Gate {
  adultWarning: boolean;
  isLocked: boolean;
}

const toPlayed = ({ userId }: Viewer) => ({ kind: 'played', userId }) as const;

/** In the same order otherwise. */
const adultLast = (cards: readonly StoryCard[]): StoryCard[] =>
  cards.toSorted((a, b) => Number(isAdult(a.rating)) - Number(isAdult(b.rating)));

const open: Gate = { adultWarning: false, isLocked: false };

/** Stories as visitors read them: cards, details, lists, versions. */
export function createCatalogue({ db, clock, users, settings, rankings, isOnBookshelf, findAnswers }: Parts) {
  const findPlayable = createPlayableFinder(db);
  const findStories = createStoryFinder(db);
  const findVersion = createVersionCache(db);

  async function readRatings(viewer: Viewer | null): Promise<readonly Rating[]> {
    return (await settings.read(viewer?.userId ?? null)).contentRatingList;
  }

  async function readListPage(
    request: ListRequest & Pick<ListQuery, 'sort' | 'timePeriod' | 'tag'>,
  ): Promise<CursorPage<StoryCard>> {
    const { viewer, page, sort, after } = request;
    const { contentRatingList: ratings, adultContentStatus } = await settings.read(viewer?.userId ?? null);
    const query = { ...request, ratings };
    const { ids, ...list } = await readList({ db, rankings, query, now: clock.now() });
    const cards = await readListCards(ids, ratings);
    // Visitors who have not confirmed the adult warning see curtains last.
    const isDrawn =
      sort === 'HOTTEST' && page === 1 && after === undefined && adultContentStatus !== 'DISABLED';
    return toCursorPage(isDrawn ? adultLast(cards) : cards, { page, ...list });
  }

  /** Cards in the order of the ids, without stories that lists with these ratings may not show. */
  async function readListCards(ids: readonly string[], ratings: readonly Rating[]): Promise<StoryCard[]> {
    const cards = await readCardsById(ids, { kind: 'list', ratings });
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  async function readCardsById(ids: readonly string[], scope: SharedScope): Promise<Map<string, StoryCard>> {
    const rows = await findStories(ids, scope);
    const authors = await users.authors(rows.map(({ story }) => story.authorId));
    const now = clock.now();
    return new Map(rows.map((row) => [row.story.id, toCard(row, authors, now)]));
  }

  /** True for members, and for administrators, who review stories. */
  async function readsMembersStories(userId: string | null): Promise<boolean> {
    if (userId === null) return false;
    const { plan, isAdmin } = await users.info(userId);
    return plan !== null || isAdmin;
  }

  /**
   * The one rule for withholding the text of a story from everybody but its author: adult text until the user
   * confirms the warning, and exclusive and early stories unless the user is a member.
   */
  async function readGate(
    { rating, access, authorId }: GatedStory,
    userId: string | null,
    readsThem = () => readsMembersStories(userId),
  ): Promise<Gate> {
    if (authorId === userId) return open;
    const [adultWarning, isLocked] = await Promise.all([
      isAdult(rating ?? 'XXX') &&
        settings.read(userId).then((each) => each.adultContentStatus !== 'DISABLED'),
      access !== 'ALL' && readsThem().then((reads) => !reads),
    ]);
    return { adultWarning, isLocked };
  }

  /** Throws story.adult_confirm_required and story.members_only while the text is withheld. */
  async function assertOpen(story: PlayableRow, userId: string): Promise<void> {
    const { adultWarning, isLocked } = await readGate(toGated(story), userId);
    if (adultWarning) throw new DomainError('story.adult_confirm_required');
    if (isLocked) throw new DomainError('story.members_only');
  }

  const readerOf = (storyId: string, userId: string | undefined) => async (asks: boolean) => {
    if (userId === undefined) return unknownReader;
    const [name, answers] = await Promise.all([
      users.chosenName(userId),
      asks ? findAnswers(db, { storyId, userId }) : unknownReader.answers,
    ]);
    return { name, answers };
  };

  const findOwnPreview = (id: string, viewer: Viewer | null) =>
    viewer === null ? undefined : findPreview(db, id, viewer.userId);

  async function admitToPreview(storyId: string, viewer: Viewer): Promise<Admission> {
    const preview = await findOwnPreview(storyId, viewer);
    if (preview === undefined) throw new DomainError('story.not_found');
    const { authorId, versionId, summary } = preview.story;
    return { storyId, authorId, versionId, summary, readerId: viewer.userId, isPreview: true };
  }

  const toGated = <Row extends PlayableRow>(row: Row) => ({ ...row, access: readAccess(row, clock.now()) });

  return {
    listCategories: () => categoryChoices.map((choice) => ({ ...choice })),
    listViewpoints: () => perspectiveChoices.map((choice) => ({ ...choice })),
    findSitemapParts: () => findSitemapParts(db),
    findSitemapStories: ({ part, afterId }: { part: string; afterId?: string | undefined }) =>
      findSitemapStories(db, part, afterId),
    ...createWorks({ db, clock, users, readRatings }),

    /** Ratings that lists show to this visitor. */
    readRatings,

    /** Trending stories of all time. */
    async readFeed(request: ListRequest): Promise<CursorPage<StoryCard>> {
      return readListPage({ ...request, sort: 'HOTTEST', timePeriod: 'ALL_TIME' });
    },

    /** Stories by filter and order. */
    readPage: readListPage,

    /** Cards in the order of the ids, without stories that the visitor's lists may not show. */
    async readCards(ids: readonly string[], viewer: Viewer | null): Promise<StoryCard[]> {
      return ids.length === 0 ? [] : readListCards(ids, await readRatings(viewer));
    },

    /** Cards by id, of stories that open by address. */
    readOpenableCards: (ids: readonly string[]): Promise<Map<string, StoryCard>> =>
      readCardsById(ids, { kind: 'address' }),

    /** Cards by id, of stories that a reader with these ratings may have in their library. */
    readLibraryCards: (ids: readonly string[], ratings: readonly Rating[]): Promise<Map<string, StoryCard>> =>
      readCardsById(ids, { kind: 'library', ratings }),

    /** Finds which of these stories open by address. */
    findOpenable: (ids: readonly string[]): Promise<Set<string>> =>
      findVisibleIds(db, ids, { kind: 'address' }),

    /** Throws story.not_found; drafts, deleted stories and previews of others are indistinguishable from ids that never existed. */
    async readDetail(id: string, viewer: Viewer | null): Promise<StoryDetail> {
      const scope = viewer === null ? ({ kind: 'address' } as const) : toPlayed(viewer);
      const row = (await findStory(db, id, scope)) ?? (await findOwnPreview(id, viewer));
      const readReader = readerOf(id, viewer?.userId);
      const version = row?.story.versionId
        ? await findVersion(id, row.story.versionId, readReader)
        : undefined;
      if (row === undefined || version === undefined) throw new DomainError('story.not_found');
      const [authors, gate, onBookshelf] = await Promise.all([
        users.authors([row.story.authorId]),
        readGate(toGated(row.story), viewer?.userId ?? null),
        viewer === null ? false : isOnBookshelf(db, viewer.userId, id),
      ]);
      const isOwner = row.story.authorId === viewer?.userId;
      const { content, number } = version;
      const parts = { now: clock.now(), content, version: number, ...gate, isOwner, onBookshelf };
      return toDetail(row, authors, parts);
    },

    /** True for the author of a story of any status. */
    isAuthor: async (userId: string, storyId: string): Promise<boolean> =>
      (await findAuthorship(db, [storyId])).get(storyId)?.authorId === userId,

    /** Reads a story's card and the reasons why its text is withheld. Throws story.not_found. */
    async readPreview(id: string, viewer: Viewer | null): Promise<{ card: StoryCard } & Gate> {
      const row = await findStory(db, id, { kind: 'address' });
      if (row === undefined) throw new DomainError('story.not_found');
      const [authors, gate] = await Promise.all([
        users.authors([row.story.authorId]),
        readGate(toGated(row.story), viewer?.userId ?? null),
      ]);
      return { card: toCard(row, authors, clock.now()), ...gate };
    },

    /** Throws story.not_found, story.adult_confirm_required and story.members_only. */
    async admit(storyId: string, viewer: Viewer): Promise<Admission> {
      const found = await findPlayable(storyId, viewer.userId);
      if (found === undefined) return admitToPreview(storyId, viewer);
      await assertOpen(found, viewer.userId);
      return { ...found, readerId: viewer.userId };
    },

    /** Throws story.adult_confirm_required and story.members_only while the text of the story is withheld from the user. */
    async assertTextVisible(storyId: string, userId: string): Promise<void> {
      const found = await findPlayable(storyId, userId);
      if (found !== undefined) await assertOpen(found, userId);
    },

    /** Finds the ids of the cards whose story text is withheld from the user. */
    async findWithheld(cards: Iterable<StoryCard>, userId: string): Promise<Set<string>> {
      const withheld = new Set<string>();
      let reads: Promise<boolean> | undefined;
      const readsThem = () => {
        reads ??= readsMembersStories(userId);
        return reads;
      };
      for (const { id, rating, access, author } of cards) {
        const { adultWarning, isLocked } = await readGate(
          { rating, access, authorId: author.id },
          userId,
          readsThem,
        );
        if (adultWarning || isLocked) withheld.add(id);
      }
      return withheld;
    },

    /** The version of a save, or the current one, with placeholders filled for the reader. Throws story.not_found. */
    async readPlayable(
      { storyId, authorId, versionId, summary, readerId, isPreview = false }: Admission,
      savedVersionId?: string,
    ): Promise<PlayableStory> {
      const current = versionId ?? '';
      const id = isPreview ? current : (savedVersionId ?? current);
      const version = await findVersion(storyId, id, readerOf(storyId, readerId));
      if (version === undefined) throw new DomainError('story.not_found');
      const { content, number, lore, answers } = version;
      const played = { storyId, authorId, summary, versionId: id, version: number, lore, answers, isPreview };
      return { ...content, ...played };
    },

    /** Lore entries of a version; none if it no longer exists. */
    async readLore(storyId: string, versionId: string): Promise<readonly LoreEntry[]> {
      return (await findVersion(storyId, versionId))?.lore ?? [];
    },
  };
}
