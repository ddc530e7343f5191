import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Handle } from '../../platform/db.ts';
import { storySearchSynonyms } from './search.schema.ts';

export interface SynonymEntry {
  word: string;
  synonyms: string[];
}

export async function listSynonyms(handle: Handle): Promise<SynonymEntry[]> {
  const { word, synonyms } = storySearchSynonyms;
  return handle.select({ word, synonyms }).from(storySearchSynonyms).orderBy(asc(word));
}

/** Replaces the synonyms of a word, and of a word with the same stem. The word becomes known to the spelling correction. */
export async function saveSynonyms(db: Db, { word, synonyms }: SynonymEntry): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into story_search_synonyms (word, synonyms) values (${word}, ${sql.param(synonyms)}::text[])
      on conflict (lexemes) do update set word = excluded.word, synonyms = excluded.synonyms`);
    await tx.execute(sql`
      insert into story_search_words select ${word}::text where ${word}::text ~ '^[[:alpha:]]{4,40}$'
      on conflict do nothing`);
  });
}

/** Returns false if the word has no synonyms. */
export async function deleteSynonyms(handle: Handle, word: string): Promise<boolean> {
  const { rowCount } = await handle.delete(storySearchSynonyms).where(eq(storySearchSynonyms.word, word));
  return rowCount === 1;
}
