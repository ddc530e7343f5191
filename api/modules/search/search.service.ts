import type { SearchHit } from '@storyloom/contract/entities/search-hit';
import type { StoryCard } from '@storyloom/contract/entities/story-card';
import type { StoryType } from '@storyloom/contract/filters';
import { limits } from '@storyloom/contract/limits';
import type { Page } from '@storyloom/contract/paged';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Job } from '../../platform/job.ts';
import { toPage, window } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { selectPartitions, toTrendingScore } from '../rankings/rankings.service.ts';
import { toPieces } from './highlights.ts';
import { createHitsFinder, type Hits } from './hits.repository.ts';
import { parseKeyword, type Term, writeKeyword } from './keyword.ts';
import { type Alternatives, type SearchQuery, toBeginnings, toLit, toQuery } from './query-terms.ts';
import {
  findCharacters,
  findLikeWords,
  findUnknownWords,
  markTexts,
  refreshHot,
} from './search.repository.ts';
import { closest, closestBegun, corrected, doubtful, type Nearest } from './spelling.ts';
import { type Suggestion, toSuggestions } from './suggestions.ts';

export type Search = ReturnType<typeof createSearch>;

/** Suggestions are drawn from so many of the best matches. */
const SUGGESTED_FROM = 50;
/** Matches looked at while typing: the hottest of them are enough to suggest from. */
const RANKED_WHILE_TYPING = 200;
/** How late the copies of the hottest documents may be. */
const HOT_EVERY_MS = 60_000;
/** Slips forgiven in one search. */
const MOST_MENDED = 8;

interface Asked {
  viewer: Viewer | null;
  keyword: string;
}

interface Parts {
  db: Db;
  clock: Clock;
  catalogue: Pick<Catalogue, 'readRatings' | 'cards'>;
}

/** Finds stories by what is written about them. */
export function createSearch({ db, clock, catalogue }: Parts) {
  const findHits = createHitsFinder(db);

  async function find(
    query: SearchQuery,
    asked: {
      viewer: Viewer | null;
      type?: StoryType | undefined;
      limit: number;
      offset: number;
      cap?: number;
    },
  ): Promise<Hits> {
    const { viewer, type, limit, offset, cap = limits.totalCountCap + 1 } = asked;
    const partitions = selectPartitions(await catalogue.readRatings(viewer), type);
    if (partitions.length === 0) return { ids: [], total: 0 };
    const baseScore = toTrendingScore(1, clock.now());
    return findHits({ query, partitions, baseScore, cap, limit, offset });
  }

  /** What mistyped words may mean, each likeliest first; empty when none is mistyped or none is like it. */
  async function mended(terms: readonly Term[], nearest: Nearest): Promise<Alternatives> {
    const words = doubtful(terms);
    if (words.length === 0) return new Map();
    const unknown = (await findUnknownWords(db, words)).slice(0, MOST_MENDED);
    const likely = await Promise.all(
      unknown.map(async ({ typed, plain }) => {
        return [typed, nearest(plain, await findLikeWords(db, plain))] as const;
      }),
    );
    return new Map(likely.filter(([, words]) => words.length > 0));
  }

  async function light(cards: readonly StoryCard[], query: SearchQuery): Promise<SearchHit[]> {
    if (cards.length === 0) return [];
    const texts = cards.flatMap(({ title, summary }) => [title, summary]);
    const marked = (await markTexts(db, texts, toLit(query))).map(toPieces);
    return cards.map((card, place) => ({
      ...card,
      highlights: { title: marked[2 * place] ?? [], summary: marked[2 * place + 1] ?? [] },
    }));
  }

  async function suggest(terms: readonly Term[], meant: Alternatives, viewer: Viewer | null) {
    const { ids } = await find(toBeginnings(terms, meant), {
      viewer,
      limit: SUGGESTED_FROM,
      offset: 0,
      cap: RANKED_WHILE_TYPING,
    });
    const [cards, characters] = await Promise.all([catalogue.cards(ids, viewer), findCharacters(db, ids)]);
    const ways = terms.map(({ text }) => [text, ...(meant.get(text) ?? [])]);
    return toSuggestions(ways, cards, characters);
  }

  const refresh = () => refreshHot(db);

  return {
    /** Copies the documents of the hottest stories. */
    refresh,
    jobs: [{ name: 'refresh hot search documents', intervalMs: HOT_EVERY_MS, run: refresh }] satisfies Job[],

    /** Best matches first; when nothing matches, words that no story knows are read as those most like them. */
    async search(
      request: Asked & { type: StoryType | undefined; page: number; size: number },
    ): Promise<Page<SearchHit> & { correctedKeyword: string | null }> {
      const terms = parseKeyword(request.keyword);
      const where = { ...request, ...window(request) };
      let query = toQuery(terms, new Map());
      // Looked up meanwhile: it is needed only where nothing matches, and only there may it fail.
      const mending = mended(terms, closest);
      mending.catch(() => {});
      let hits = await find(query, where);
      const meant = hits.total > 0 ? new Map() : await mending;
      if (meant.size > 0) {
        query = toQuery(terms, meant);
        hits = await find(query, where);
      }
      const cards = await catalogue.cards(hits.ids, request.viewer);
      return {
        ...toPage(await light(cards, query), { ...request, total: hits.total }),
        correctedKeyword: meant.size > 0 && hits.total > 0 ? writeKeyword(corrected(terms, meant)) : null,
      };
    },

    /** Every word typed may be only the beginning of one. */
    async suggestions({ viewer, keyword }: Asked): Promise<Suggestion[]> {
      const terms = parseKeyword(keyword).filter(({ exclude }) => !exclude);
      if (terms.length === 0) return [];
      const asTyped = await suggest(terms, new Map(), viewer);
      if (asTyped.length > 0) return asTyped;
      const meant = await mended(terms, closestBegun);
      return meant.size > 0 ? suggest(terms, meant, viewer) : [];
    },
  };
}
