import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { itemPath } from './content-path.ts';

/** A field that two devices or tabs have changed differently since their common revision. */
export interface FieldConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

type Fields = Record<string, unknown>;

/**
 * Merges two changes of one content field by field. A field that one side changed gets that change. Tags and other
 * text lists get the additions and removals of both; lore entries and tests are merged by id. If both sides
 * changed a field differently, the result has `mine`.
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
  const at = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
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
  const [before = [], my = [], their = []] = [base, mine, theirs];
  if (isItemList(before) && isItemList(my) && isItemList(their)) {
    return mergeItems(path, { base: before, mine: my, theirs: their }, conflicts);
  }
  if (isCast(before) && isCast(my) && isCast(their) && haveSameNames([before, my, their])) {
    return my.map((item, index) =>
      merge(at(index), { base: before[index], mine: item, theirs: their[index] }, conflicts),
    );
  }
  conflicts.push({ path, mine, theirs });
  return mine;
}

type Item = Fields & { id: string };

/** Merges items by id. An item that one side removed and the other changed is a conflict. */
function mergeItems(
  path: string,
  { base, mine, theirs }: Record<keyof Versions, readonly Item[]>,
  conflicts: FieldConflict[],
): unknown[] {
  const byId = (items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));
  const [before, my, their] = [byId(base), byId(mine), byId(theirs)];
  // Uses the item order of the side that changed it; mine if both did.
  const [first, second] = isSame([...my.keys()], [...before.keys()]) ? [their, my] : [my, their];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((id) => {
      const versions = { base: before.get(id), mine: my.get(id), theirs: their.get(id) };
      return merge(itemPath(path, id), versions, conflicts);
    })
    .filter((item) => item !== undefined);
}

/** Applies the other side's additions and removals to this list. */
function mergeLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const added = theirs.filter((item) => !base.includes(item) && !mine.includes(item));
  const kept = mine.filter((item) => theirs.includes(item) || !base.includes(item));
  return [...kept, ...added];
}

/** True if two values are equal. Missing values, empty texts and empty lists are equal. */
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

function isItemList(value: unknown): value is readonly Item[] {
  if (!Array.isArray(value)) return false;
  const ids = value.map((item: unknown) => (isFields(item) ? item.id : undefined));
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length;
}

/** True for a list of objects with a name each. Characters have no id. */
function isCast(value: unknown): value is readonly { name: string }[] {
  return (
    Array.isArray(value) && value.every((item: unknown) => isFields(item) && typeof item.name === 'string')
  );
}

/** True if all lists have the same distinct names in the same order, so that a position identifies a character. */
function haveSameNames(casts: readonly (readonly { name: string }[])[]): boolean {
  const lists = casts.map((cast) => cast.map(({ name }) => name.trim()));
  const names = lists[0] ?? [];
  const isDistinct = !names.includes('') && new Set(names).size === names.length;
  return isDistinct && lists.every((list) => isSame(list, names));
}
