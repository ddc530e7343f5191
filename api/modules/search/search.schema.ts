import { customType, doublePrecision, pgTable, smallint, text } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The search document of each story. */
export const storySearch = pgTable('story_search', {
  storyId: text('story_id').primaryKey(),
  document: tsvector().notNull(),
  /** Names, for suggestions. */
  characters: text().array().notNull(),
  /** Null for unlisted stories. */
  partition: smallint(),
  trendingScore: doublePrecision('trending_score').notNull(),
  /** 0 to 7, generated from the id: the index that holds the document. */
  tier: smallint(),
});

/** Copies of the documents with the highest trending scores of each partition. */
export const storySearchTop = pgTable('story_search_top', {
  storyId: text('story_id').primaryKey(),
  partition: smallint().notNull(),
  trendingScore: doublePrecision('trending_score').notNull(),
  document: tsvector().notNull(),
});

/** All words of the documents, unstemmed, for corrections of spelling. */
export const storySearchWords = pgTable('story_search_words', { word: text().primaryKey() });

/** Words that a search for a word finds as well. */
export const storySearchSynonyms = pgTable('story_search_synonyms', {
  word: text().primaryKey(),
  synonyms: text().array().notNull(),
  /** Generated: the stem of the word. */
  lexemes: text().array().notNull(),
});
