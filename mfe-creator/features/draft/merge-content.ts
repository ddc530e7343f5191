import type { StoryDraftContent } from '@storyloom/contract/story-rules';

/** A field that two devices or tabs have changed differently since the revision that both began with. */
export interface FieldConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

type Fields = Record<string, unknown>;

/**
 * Merges two changes of one content field by field. A field changed by one side only takes that change; tags and other
 * lists of text take the additions and removals of both. Where both changed a field differently, the result has mine.
 */
export function mergeContent(
  base: StoryDraftContent,
  mine: StoryDraftContent,
  theirs: StoryDraftContent,
): { content: StoryDraftContent; conflicts: FieldConflict[] } {
  const conflicts: FieldConflict[] = [];
  const content = merge('', { base, mine, theirs }, conflicts) as StoryDraftContent;
  return { content, conflicts };
}

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

function merge(path: string, { base, mine, theirs }: Versions, conflicts: FieldConflict[]): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (isFields(mine) && isFields(theirs)) {
    const before = isFields(base) ? base : {};
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    return Object.fromEntries(
      keys
        .map((key) => {
          const versions = { base: before[key], mine: mine[key], theirs: theirs[key] };
          return [key, merge(at(key), versions, conflicts)] as const;
        })
        .filter(([, value]) => value !== undefined),
    );
  }
  if (isTextList(mine) && isTextList(theirs)) return mergeLists(isTextList(base) ? base : [], mine, theirs);
  if (Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base)) {
    const isAligned = mine.length === theirs.length && mine.length === base.length;
    if (isAligned) {
      return mine.map((item, index) =>
        merge(at(index), { base: base[index], mine: item, theirs: theirs[index] }, conflicts),
      );
    }
  }
  conflicts.push({ path, mine, theirs });
  return mine;
}

/** Mine, with what the other side added, and without what it removed. */
function mergeLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const added = theirs.filter((item) => !base.includes(item) && !mine.includes(item));
  const kept = mine.filter((item) => theirs.includes(item) || !base.includes(item));
  return [...kept, ...added];
}

/** Whether two values are equal, where missing, empty texts and empty lists are the same. */
export function isSame(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right);
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSame(item, right[index]));
  }
  if (!isFields(left) || !isFields(right)) return false;
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) =>
    isSame(left[key], right[key]),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.values(value).every(isEmpty);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
