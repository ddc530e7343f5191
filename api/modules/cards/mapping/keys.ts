import { cardLimits } from '@storyloom/contract/cards/limits';
import { countCharacters } from '@storyloom/contract/core/characters';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { isUsablePattern } from '../../lore/lore.service.ts';
import type { BookEntry } from '../formats/book.ts';
import { cleanText } from './clean-text.ts';
import { fillName, replaceMacros } from './macros.ts';

/** The keys of an entry in our form. */
export interface MappedKeys {
  keys: string[];
  secondaryKeys: string[];
  useRegex: boolean;
  caseSensitive: boolean;
  /** Keys without a counterpart. */
  dropped: string[];
  /** Patterns that were compiled. */
  compiled: number;
}

type Key = { plain: string } | { pattern: string; flags: string };

const DELIMITED = /^\/(.+)\/([dgimsuvy]*)$/su;
/** Characters that hardly ever occur in a plain key. */
const PATTERN_SIGNS = /\\[bBdDsSwW.]|\(\?|\[[^[\]]+\]|\.[*+?]|[|^$]|\{\d/u;
const ALTERNATIVES = /^[\p{L}\p{M}\p{N} '’-]+(?:\|[\p{L}\p{M}\p{N} '’-]+)*$/u;

/**
 * Patterns stay patterns, unless they only list words; `allowed` is the number of patterns that the story has
 * left. An entry with a pattern can only have patterns, so its plain keys become patterns too.
 */
export function mapKeys(entry: BookEntry, name: string | null, allowed: number): MappedKeys {
  const given = entry.isSelective ? entry.secondaryKeys : [];
  // Keys are compared without a reader, and those of a lorebook alone without a character.
  const unknown = name === null ? /\{\{(?:user|char)\}\}/ : /\{\{user\}\}/;
  const isUsed = (key: string) => key.length <= cardLimits.key && !unknown.test(replaceMacros(key, () => {}));
  const primary = parseKeys(entry.keys.filter(isUsed), entry, name ?? '');
  const secondary = parseKeys(given.filter(isUsed), entry, name ?? '');
  const all = [...primary, ...secondary];
  const isCompiled = all.some(isPattern) && all.length <= allowed;
  const useRegex = isCompiled && all.some((key) => isPattern(key) && isUsable(key));
  const caseSensitive = useRegex
    ? all.filter(isPattern).every(({ flags }) => !flags.includes('i'))
    : entry.isCaseSensitive;
  const dropped = [...entry.keys, ...given].filter((key) => !isUsed(key));
  const write = (keys: Key[]) =>
    limitKeys(
      keys.flatMap((key) => {
        if (!useRegex && isPattern(key)) dropped.push(key.pattern);
        if (!useRegex) return isPattern(key) ? [] : [key.plain];
        return [toPattern(key, caseSensitive, entry.isCaseSensitive)];
      }),
      useRegex,
      dropped,
    );
  const compiled = isCompiled ? all.length : 0;
  return {
    keys: write(primary),
    secondaryKeys: write(secondary),
    useRegex,
    caseSensitive,
    dropped,
    compiled,
  };
}

function parseKeys(keys: string[], { useRegex }: BookEntry, fullName: string): Key[] {
  // A longer name makes every key with it too long.
  const name = fullName.slice(0, loreLimits.key + 1);
  return keys.flatMap((key): Key[] => {
    const text = cleanText(fillName(key, name));
    if (text === '') return [];
    const [, source, flags = ''] = DELIMITED.exec(text) ?? [];
    if (source !== undefined) return toWords(source) ?? [{ pattern: source, flags }];
    if (useRegex && PATTERN_SIGNS.test(text)) return toWords(text) ?? [{ pattern: text, flags: 'i' }];
    return [{ plain: text }];
  });
}

/** The words of a pattern that only lists words, as `\b(?:wolf|wolves)\b` does. */
function toWords(source: string): Key[] | null {
  const begun = source.replace(/^(?:\\b|\^)+/u, '');
  let to = begun.length;
  while (begun.endsWith('$', to) || begun.endsWith('\\b', to)) to -= begun.endsWith('$', to) ? 1 : 2;
  const body = begun.slice(0, to);
  const list = /^\((?:\?:)?([^()]*)\)$/u.exec(body)?.[1] ?? body;
  return ALTERNATIVES.test(list) ? list.split('|').map((plain) => ({ plain: plain.trim() })) : null;
}

const isPattern = (key: Key): key is { pattern: string; flags: string } => 'pattern' in key;
const isUsable = (key: { pattern: string; flags: string }) => isUsableKey(toPattern(key, false, false));
const isUsableKey = (pattern: string) => pattern.length <= loreLimits.key && isUsablePattern(pattern);

function toPattern(key: Key, caseSensitive: boolean, isPlainSensitive: boolean): string {
  if (!isPattern(key)) {
    const escaped = key.plain.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const bounded = `${/^\w/.test(key.plain) ? '\\b' : ''}${escaped}${/\w$/.test(key.plain) ? '\\b' : ''}`;
    return caseSensitive && !isPlainSensitive ? `(?i)${bounded}` : bounded;
  }
  const flags = ['i', 's', 'm'].filter((flag) => key.flags.includes(flag) && (flag !== 'i' || caseSensitive));
  return flags.length === 0 ? key.pattern : `(?${flags.join('')})${key.pattern}`;
}

function limitKeys(keys: string[], useRegex: boolean, dropped: string[]): string[] {
  const kept = new Map<string, string>();
  for (const key of keys) {
    const isTooLong = countCharacters(key) > loreLimits.key;
    if (kept.has(key.toLowerCase())) continue;
    if (isTooLong || kept.size >= loreLimits.keys || (useRegex && !isUsableKey(key))) dropped.push(key);
    else kept.set(key.toLowerCase(), key);
  }
  return [...kept.values()];
}
