import { countWords } from '@storyloom/contract/core/word-count';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { diffWordsWithSpace } from 'diff';
import { isSame } from '../draft/merge-content.ts';
import { valueText } from '../draft/value-text.ts';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface FieldDiff {
  path: string;
  /** The title or name of the lore entry or character; null elsewhere. */
  item: string | null;
  parts: DiffPart[];
}

/**
 * Finds the fields that differ between two contents, with a word diff of each. Objects are compared by field, list
 * items by id or name, so that an added or removed item does not affect others.
 */
export function compareContent(before: StoryDraftContent, after: StoryDraftContent): FieldDiff[] {
  return compare('', before, after);
}

function compare(path: string, before: unknown, after: unknown): FieldDiff[] {
  if (isSame(before, after)) return [];
  if (isFields(before) || isFields(after)) {
    const [old, next] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
    const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])];
    return keys.flatMap((key) => compare(path === '' ? key : `${path}.${key}`, old[key], next[key]));
  }
  if (isList(before) && isList(after) && [...before, ...after].some(isFields)) {
    return pairItems(before, after).flatMap(({ key, old, next }) => {
      const item = nameOf(next ?? old) ?? null;
      return compare(`${path}.${key}`, old, next).map((diff) => ({ ...diff, item }));
    });
  }
  return [{ path, item: null, parts: compareText(valueText(before), valueText(after)) }];
}

interface Pair {
  /** Last segment of the item's path: its id or its number (the later version's, if both have it). */
  key: string | number;
  old: unknown;
  next: unknown;
}

/** Pairs the items of both lists by id or name, and the remaining ones by order. */
function pairItems(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const known = new Map(before.map((item, index) => [identityOf(item) ?? `#${index}`, item]));
  const old = after.map((item) => {
    const identity = identityOf(item) ?? '';
    const found = known.get(identity);
    known.delete(identity);
    return found;
  });
  // A renamed item without an id, such as a character, is paired with the next unpaired one.
  const left = before.filter((item) => !old.includes(item));
  const hasId = [...before, ...after].some((item) => isFields(item) && 'id' in item);
  const pairs = after.map((next, index) => ({
    key: keyOf(next, index),
    next,
    old: old[index] ?? (hasId ? undefined : left.shift()),
  }));
  const removed = left.map((item) => ({
    key: keyOf(item, before.indexOf(item)),
    old: item,
    next: undefined,
  }));
  return [...pairs, ...removed];
}

function identityOf(item: unknown): string | undefined {
  return isFields(item) && typeof item.id === 'string' ? item.id : nameOf(item);
}

const keyOf = (item: unknown, index: number) =>
  isFields(item) && typeof item.id === 'string' ? `@${item.id}` : index;

function nameOf(item: unknown): string | undefined {
  if (!isFields(item)) return undefined;
  const name = item.title ?? item.name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined;
}

/** Up to this many unchanged words between two changes, such as “of the”, are shown as part of one change. */
const JOINED_WORDS = 2;

function compareText(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const endChange = () => {
    if (removed !== '') parts.push({ kind: 'removed', text: removed });
    if (added !== '') parts.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  const found = diffWordsWithSpace(before, after);
  for (const [at, part] of found.entries()) {
    const isBetween = removed !== '' && added !== '' && at < found.length - 1;
    if (part.removed) removed += part.value;
    else if (part.added) added += part.value;
    else if (isBetween && countWords(part.value) <= JOINED_WORDS) {
      removed += part.value;
      added += part.value;
    } else {
      endChange();
      parts.push({ kind: 'same', text: part.value });
    }
  }
  endChange();
  return parts;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
