import type { DataOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { search as searchEndpoint } from '@storyloom/contract/stories/endpoints/search';
import type { SearchHit } from '@storyloom/contract/stories/entities/search-hit';
import type { StoryType } from '@storyloom/contract/stories/filters';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import { toPage, window } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { selectPartitions, toTrendingScore } from '../rankings/rankings.service.ts';
import { createHitsFinder, type Hits } from './hits.repository.ts';
import { formatKeyword, parseKeyword, splitPhrases, type Term } from './keyword.ts';
import { listFields, toFieldTexts, toHit } from './matches.ts';
import { findNearestCategory } from './nearest-category.ts';
import {
  type Corrections,
  noCorrections,
  type SearchQuery,
  toAnyQuery,
  toPrefixQuery,
  toQuery,
  toTermsByWeight,
  toTitlePrefixQuery,
} from './query-terms.ts';
import {
  createHighlighter,
  createSpellingFinder,
  findCharacters,
  refreshTop,
  type UnknownWord,
} from './search.repository.ts';
import {
  correctTerms,
  preferFound,
  type SelectClosest,
  selectClosest,
  selectClosestPrefix,
  selectCorrectable,
  selectLoosely,
} from './spelling.ts';
import { MAX_SUGGESTIONS, type Suggestion, toSuggestions } from './suggestions.ts';

export { runSynonymsCommand } from './synonyms-command.ts';

export type Search = ReturnType<typeof createSearch>;

/** Number of best matches from which suggestions are made. */
const SUGGESTION_SOURCES = 50;
/** Matches ranked for suggestions, the hottest first. */
const SUGGESTION_MATCHES = 200;
/** Copies of the hottest documents are at most a minute old. */
const refreshTopDocuments = defineScheduledJob({ name: 'search.refresh-top', cron: '* * * * *' });
/** Misspelled words corrected in one search. */
const MAX_CORRECTED = 8;
/** Number of best matches of any word, from which the nearest category is chosen. */
const NEAREST_SOURCES = 20;
/** Number of best matches of any word that are shown. */
const NEAREST_STORIES = 3;
/** Minimum length of a word that may find a title by itself, if the keyword has one. */
const MIN_TITLE_WORD = 4;

type Results = DataOf<typeof searchEndpoint>;

interface KeywordRequest {
  viewer: Viewer | null;
  keyword: string;
}

interface HitsWindow {
  viewer: Viewer | null;
  type?: StoryType | undefined;
  limit: number;
  offset: number;
  /** Matches are counted up to this number. */
  cap?: number;
}

interface Misspelled extends UnknownWord {
  similar: string[];
}

interface Parts {
  db: Db;
  clock: Clock;
  catalogue: Pick<Catalogue, 'readRatings' | 'readCards' | 'readFeed'>;
}

/** Full-text search for stories. */
export function createSearch({ db, clock, catalogue }: Parts) {
  const findHits = createHitsFinder(db);
  const highlightTexts = createHighlighter(db);
  const { findUnknownWords, findSimilarWords } = createSpellingFinder(db);

  async function find(query: SearchQuery, { viewer, type, ...window }: HitsWindow): Promise<Hits> {
    const partitions = selectPartitions(await catalogue.readRatings(viewer), type);
    if (partitions.length === 0) return { ids: [], total: 0 };
    const baseScore = toTrendingScore(1, clock.now());
    return findHits({ query, partitions, baseScore, cap: listLimits.totalCountCap + 1, ...window });
  }

  /** The words that no story contains, with known words that are similar. */
  async function findMisspelled(terms: readonly Term[]): Promise<Misspelled[]> {
    const words = selectCorrectable(terms);
    if (words.length === 0) return [];
    const unknown = (await findUnknownWords(words)).slice(0, MAX_CORRECTED);
    return Promise.all(
      unknown.map(async (word) => Object.assign(word, { similar: await findSimilarWords(word.plain) })),
    );
  }

  async function readHits(
    ids: readonly string[],
    query: SearchQuery,
    viewer: Viewer | null,
  ): Promise<SearchHit[]> {
    if (ids.length === 0) return [];
    const cards = await catalogue.readCards(ids, viewer);
    const stories = cards.map((card) => ({ card, fields: listFields(card) }));
    const texts = stories.flatMap(({ card, fields }) => toFieldTexts(card.id, fields));
    const found = await highlightTexts(texts, toTermsByWeight(query));
    let end = 0;
    return stories.map(({ card, fields }) => {
      const start = end;
      end += fields.length;
      return toHit(card, fields, found.texts.slice(start, end), found.characters.get(card.id) ?? []);
    });
  }

  /** The best stories that have some of the words, and the category of most such stories; null if none has any. */
  async function readNearestCategory(
    { viewer, type }: Pick<HitsWindow, 'viewer' | 'type'>,
    query: SearchQuery,
  ): Promise<Results['nearestCategory']> {
    const best = { viewer, type, limit: NEAREST_SOURCES, offset: 0, cap: SUGGESTION_MATCHES };
    const { ids } = query.wanted.length > 0 ? await find(query, best) : { ids: [] };
    const cards = await catalogue.readCards(ids, viewer);
    const category = findNearestCategory(cards);
    if (category === undefined) return null;
    const { totalCount } = await catalogue.readFeed({ viewer, type, category, page: 1, size: 1 });
    return { category, storyCount: totalCount, stories: cards.slice(0, NEAREST_STORIES) };
  }

  async function suggestFor(terms: readonly Term[], corrections: Corrections, viewer: Viewer | null) {
    const window = { viewer, limit: SUGGESTION_SOURCES, offset: 0, cap: SUGGESTION_MATCHES };
    const alternatives = terms.map(({ text }) => [text, ...(corrections.get(text) ?? [])]);
    const { ids } = await find(toPrefixQuery(terms, corrections), window);
    const [cards, characters] = await Promise.all([
      catalogue.readCards(ids, viewer),
      findCharacters(db, ids),
    ]);
    const suggestions = toSuggestions(alternatives, cards, characters);
    const long = terms.filter(({ text }) => text.length >= MIN_TITLE_WORD);
    const titles = suggestions.filter(({ kind }) => kind === 'STORY').length;
    if (terms.length === 1 || long.length === 0 || titles >= MAX_SUGGESTIONS.STORY) return suggestions;
    const some = await find(toTitlePrefixQuery(long, corrections), window);
    const others = await catalogue.readCards(
      some.ids.filter((id) => !ids.includes(id)),
      viewer,
    );
    return toSuggestions(alternatives, [...cards, ...others], characters);
  }

  const refresh = () => refreshTop(db);

  return {
    /** Copies the documents of the hottest stories. */
    refresh,
    jobs: [handleJob(refreshTopDocuments, refresh)],

    /** The best matches first. Without matches, the search is repeated with corrected spelling, at first closely, and then without quotes. */
    async search(
      request: KeywordRequest & { type: StoryType | undefined; page: number; size: number },
    ): Promise<Results> {
      const terms = parseKeyword(request.keyword);
      const { viewer, type } = request;
      const range = { viewer, type, ...window(request) };
      let query = toQuery(terms, noCorrections);
      // Starts in parallel and is only awaited without matches, so only then may its failure reject.
      const finding = findMisspelled(terms);
      finding.catch(() => {});
      let hits = await find(query, range);
      const misspelled = hits.total > 0 ? [] : await finding;
      let corrections = noCorrections;
      const others = query.wanted.length - misspelled.length;
      for (const select of others > 0 ? [selectClosest, selectLoosely] : [selectClosest]) {
        const selected = toCorrections(misspelled, select);
        if (hits.total > 0 || selected.size === 0) continue;
        corrections = selected;
        query = toQuery(terms, corrections);
        hits = await find(query, range);
      }
      let shown = terms;
      const split = splitPhrases(correctTerms(terms, corrections));
      if (hits.total === 0 && split.length > terms.length) {
        const splitQuery = toQuery(split, noCorrections);
        const found = await find(splitQuery, range);
        if (found.total > 0) [hits, query, shown] = [found, splitQuery, split];
      }
      const pageList = await readHits(hits.ids, query, viewer);
      const matched = (pageList[0]?.matches ?? []).map(({ text }) => text);
      const keyword = formatKeyword(correctTerms(shown, preferFound(corrections, matched)));
      const isCorrected = hits.total > 0 && keyword !== formatKeyword(terms);
      return {
        ...toPage(pageList, { ...request, total: hits.total }),
        nearestCategory:
          hits.total > 0 ? null : await readNearestCategory(range, toAnyQuery(terms, corrections)),
        correctedKeyword: isCorrected ? keyword : null,
      };
    },

    /** Suggestions in which every typed word may be the beginning of a word. */
    async suggest({ viewer, keyword }: KeywordRequest): Promise<Suggestion[]> {
      const terms = parseKeyword(keyword).filter(({ exclude }) => !exclude);
      if (terms.length === 0) return [];
      const asTyped = await suggestFor(terms, noCorrections, viewer);
      if (asTyped.length > 0) return asTyped;
      const corrections = toCorrections(await findMisspelled(terms), selectClosestPrefix);
      return corrections.size > 0 ? suggestFor(terms, corrections, viewer) : [];
    },
  };
}

function toCorrections(misspelled: readonly Misspelled[], select: SelectClosest): Corrections {
  const corrections = misspelled.map(({ typed, plain, similar }) => [typed, select(plain, similar)] as const);
  return new Map(corrections.filter(([, words]) => words.length > 0));
}
