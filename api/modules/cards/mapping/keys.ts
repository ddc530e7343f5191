import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters } from '@storyloom/contract/core/characters';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { isUsablePattern } from '../../lore/lore.service.ts';
import type { BookEntry } from '../formats/book.ts';
import { cleanText } from '../formats/values.ts';
import { fillName, replaceMacros } from './macros.ts';

interface Key {
  text: string;
  /** Flags of a pattern; null for a plain key. */
  flags: string | null;
}

const DELIMITED = /^\/(.+)\/([dgimsuvy]*)$/su;
/** Characters that hardly ever occur in a plain key. */
const PATTERN_SIGNS = /\\[bBdDsSwW.]|\(\?|\[[^[\]]+\]|\.[*+?]|[|^$]|\{\d/u;
const ALTERNATIVES = /^[\p{L}\p{M}\p{N} '’-]+(?:\|[\p{L}\p{M}\p{N} '’-]+)*$/u;

/**
 * Patterns stay patterns, unless they only list words; `allowed` is the number of patterns that the story has
 * left. An entry with a pattern can only have patterns, so its plain keys become patterns too.
 */
export function mapKeys(entry: BookEntry, name: string | null, allowed: number) {
  // Keys are compared without a reader, and those of a lorebook alone without a character.
  const unknown = name === null ? /\{\{(?:user|char)\}\}/ : /\{\{user\}\}/;
  const dropped: string[] = [];
  const read = (keys: string[]) =>
    keys.flatMap((key) => {
      const isUsed = key.length <= cardLimits.key && !unknown.test(replaceMacros(key));
      if (!isUsed) dropped.push(key);
      return isUsed ? parseKey(key, entry, name ?? '') : [];
    });
  const primary = read(entry.keys);
  const secondary = read(entry.secondaryKeys);
  const all = [...primary, ...secondary];
  const patterns = all.filter(({ flags }) => flags !== null);
  const isCompiled = patterns.length > 0 && all.length <= allowed;
  const useRegex = isCompiled && patterns.some((key) => isUsable(toPattern(key, false, false)));
  const caseSensitive = useRegex
    ? patterns.every(({ flags }) => !flags?.includes('i'))
    : entry.settings.caseSensitive;
  const write = (keys: Key[]) => {
    const kept = new Map<string, string>();
    for (const key of keys) {
      const text = useRegex ? toPattern(key, caseSensitive, entry.settings.caseSensitive) : key.text;
      if (kept.has(text.toLowerCase())) continue;
      const fits = countCharacters(text) <= loreLimits.key && kept.size < loreLimits.keys;
      if (fits && (useRegex ? isUsable(text) : key.flags === null)) kept.set(text.toLowerCase(), text);
      else dropped.push(text);
    }
    return [...kept.values()];
  };
  return {
    keys: write(primary),
    secondaryKeys: write(secondary),
    useRegex,
    caseSensitive,
    /** Keys without a counterpart. */
    dropped,
    /** Patterns that were compiled. */
    compiled: isCompiled ? all.length : 0,
  };
}

function parseKey(key: string, { useRegex }: BookEntry, fullName: string): Key[] {
  // A longer name makes every key with it too long.
  const text = cleanText(fillName(key, fullName.slice(0, loreLimits.key + 1)));
  if (text === '') return [];
  const [, source, flags = ''] = DELIMITED.exec(text) ?? [];
  if (source !== undefined) return toWords(source) ?? [{ text: source, flags }];
  if (useRegex && PATTERN_SIGNS.test(text)) return toWords(text) ?? [{ text, flags: 'i' }];
  return [{ text, flags: null }];
}

/** The words of a pattern that only lists words, as `\b(?:wolf|wolves)\b` does. */
function toWords(source: string): Key[] | null {
  const body = source.replace(/^(?:\\b|\^)+/u, '').replace(/(?:\\b|\$)+$/u, '');
  const list = /^\((?:\?:)?([^()]*)\)$/u.exec(body)?.[1] ?? body;
  return ALTERNATIVES.test(list) ? list.split('|').map((word) => ({ text: word.trim(), flags: null })) : null;
}

const isUsable = (pattern: string) => pattern.length <= loreLimits.key && isUsablePattern(pattern);

function toPattern({ text, flags }: Key, caseSensitive: boolean, isPlainSensitive: boolean): string {
  if (flags === null) {
    const escaped = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const bounded = `${/^\w/.test(text) ? '\\b' : ''}${escaped}${/\w$/.test(text) ? '\\b' : ''}`;
    return caseSensitive && !isPlainSensitive ? `(?i)${bounded}` : bounded;
  }
  const kept = ['i', 's', 'm'].filter((flag) => flags.includes(flag) && (flag !== 'i' || caseSensitive));
  return kept.length === 0 ? text : `(?${kept.join('')})${text}`;
}
