import { loreLimits } from '@storyloom/contract/limits/lore';
import { isUsablePattern } from '../../lore/lore.service.ts';
import type { BookEntry } from '../formats/book.ts';
import { cleanText } from './clean-text.ts';
import { replaceMacros } from './macros.ts';

/** The keys of an entry in our form. */
export interface MappedKeys {
  keys: string[];
  secondaryKeys: string[];
  useRegex: boolean;
  caseSensitive: boolean;
  /** Keys without a counterpart. */
  dropped: string[];
}

type Key = { plain: string } | { pattern: string; flags: string };

const DELIMITED = /^\/(.+)\/([dgimsuvy]*)$/su;
/** Signs that hardly occur in a plain key. */
const PATTERN_SIGNS = /\\[bBdDsSwW.]|\(\?|\[[^\]]+\]|\.[*+?]|[|^$]|\{\d/u;
const ALTERNATIVES = /^[\p{L}\p{M}\p{N} '’-]+(?:\|[\p{L}\p{M}\p{N} '’-]+)*$/u;

/**
 * Patterns stay patterns, unless they only list words; `allowed` is the number that a story has left. An entry with a
 * pattern has patterns alone, so its plain keys become patterns too.
 */
export function mapKeys(entry: BookEntry, name: string, allowed: number): MappedKeys {
  const primary = parseKeys(entry.keys, entry, name);
  const secondary = entry.isSelective ? parseKeys(entry.secondaryKeys, entry, name) : [];
  const all = [...primary, ...secondary];
  const hasPattern = all.some(isPattern);
  const useRegex = hasPattern && all.length <= allowed && all.some((key) => isPattern(key) && isUsable(key));
  const caseSensitive = useRegex
    ? all.filter(isPattern).every(({ flags }) => !flags.includes('i'))
    : entry.isCaseSensitive;
  const dropped: string[] = [];
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
  return { keys: write(primary), secondaryKeys: write(secondary), useRegex, caseSensitive, dropped };
}

function parseKeys(keys: string[], { useRegex }: BookEntry, name: string): Key[] {
  return keys.flatMap((key): Key[] => {
    const text = cleanText(replaceMacros(key, { name, onMacro: () => {} }));
    // “you” would match every message.
    if (text === '' || /^(?:\{\{user\}\}|<user>)$/i.test(key.trim())) return [];
    const [, source, flags = ''] = DELIMITED.exec(text) ?? [];
    if (source !== undefined) return toWords(source) ?? [{ pattern: source, flags }];
    if (useRegex && PATTERN_SIGNS.test(text)) return toWords(text) ?? [{ pattern: text, flags: 'i' }];
    return [{ plain: text }];
  });
}

/** The words of a pattern that only lists words, as `\b(?:wolf|wolves)\b` does. */
function toWords(source: string): Key[] | null {
  const body = source.replaceAll(/^(?:\\b|\^)+|(?:\\b|\$)+$/gu, '');
  const list = /^\((?:\?:)?([^()]*)\)$/u.exec(body)?.[1] ?? body;
  return ALTERNATIVES.test(list) ? list.split('|').map((plain) => ({ plain: plain.trim() })) : null;
}

const isPattern = (key: Key): key is { pattern: string; flags: string } => 'pattern' in key;
const isUsable = (key: { pattern: string; flags: string }) => isUsablePattern(toPattern(key, false, false));

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
    const isTooLong = key.length > loreLimits.key;
    const isUnusable = useRegex && !isUsablePattern(key);
    if (kept.has(key.toLowerCase())) continue;
    if (isTooLong || isUnusable || kept.size >= loreLimits.keys) dropped.push(key);
    else kept.set(key.toLowerCase(), key);
  }
  return [...kept.values()];
}
