import type { Db } from '../../platform/db.ts';
import { deleteSynonyms, listSynonyms, saveSynonyms } from './synonyms.repository.ts';

const USAGE = `Usage: npm run admin -- synonyms list
       npm run admin -- synonyms set <word> <synonym> ...
       npm run admin -- synonyms delete <word>`;

const MAX_SYNONYMS = 20;
const MAX_LENGTH = 40;
/** A word without spaces; hyphens and apostrophes may be inside. */
const WORD = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*$/u;

/**
 * Runs `list`, `set` or `delete` and returns the lines to print. A search for the word then finds its synonyms as well, at
 * once. Throws a usage error for other arguments.
 */
export async function runSynonymsCommand(args: readonly string[], db: Db): Promise<string[]> {
  const [action, typed = '', ...others] = args;
  if (action === 'list' && args.length === 1) {
    return (await listSynonyms(db)).map(({ word, synonyms }) => `${word}: ${synonyms.join(', ')}`);
  }
  const word = typed.normalize('NFC').toLowerCase();
  if (!WORD.test(word) || word.length > MAX_LENGTH) throw new Error(USAGE);
  if (action === 'delete' && others.length === 0) {
    const isDeleted = await deleteSynonyms(db, word);
    return [isDeleted ? `${word} no longer has synonyms` : `${word} has no synonyms`];
  }
  const synonyms = [...new Set(others.map((synonym) => synonym.normalize('NFC').trim()))];
  const isValid = synonyms.every((synonym) => /[\p{L}\p{N}]/u.test(synonym) && synonym.length <= MAX_LENGTH);
  if (action !== 'set' || !isValid || synonyms.length === 0 || synonyms.length > MAX_SYNONYMS) {
    throw new Error(USAGE);
  }
  await saveSynonyms(db, { word, synonyms });
  return [`${word}: ${synonyms.join(', ')}`];
}
