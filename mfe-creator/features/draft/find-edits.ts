import type { ContentEdit } from '@storyloom/contract/edits/content-edits';
import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { diffArrays } from 'diff';

/** Maximum number of changed lines for a line diff; a larger change is sent as one edit. */
const maxChangedLines = 100;

/** Edits that turn one content into another. Both must be normalized. */
export function findEdits(before: StoryDraftContent, after: StoryDraftContent): ContentEdit[] {
  return [...fieldEdits('', before, after)];
}

function* valueEdits(path: string, before: unknown, after: unknown): Generator<ContentEdit> {
  if (before === after) return;
  if (typeof before === 'string' && typeof after === 'string') yield* textEdits(path, before, after);
  else if (Array.isArray(before) && Array.isArray(after)) yield* listEdits(path, before, after);
  else if (isFields(before) && isFields(after)) yield* fieldEdits(`${path}.`, before, after);
  else yield [path, after];
}

function* fieldEdits(prefix: string, before: object, after: object): Generator<ContentEdit> {
  const [old, next] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  for (const key of new Set([...old.keys(), ...next.keys()])) {
    const [from, to] = [old.get(key), next.get(key)];
    if (to !== undefined) yield* valueEdits(prefix + key, from, to);
    else if (from !== undefined) yield [prefix + key];
  }
}

/** Compares the items before and after the changed range; replaces added, removed and moved ones together. */
function* listEdits(
  path: string,
  before: readonly unknown[],
  after: readonly unknown[],
): Generator<ContentEdit> {
  const isAligned = before.length === after.length && before.every((item, at) => isSameItem(item, after[at]));
  const start = isAligned ? before.length : countSame(before, after, 0, isSameItem);
  const end = isAligned ? 0 : countSame(before, after, start, isSameItem, true);
  if (!isAligned) {
    yield [path, start, before.length - start - end, after.slice(start, after.length - end)];
  }
  for (const [at, item] of after.entries()) {
    const from = at < start ? before[at] : before[at - after.length + before.length];
    if (at < start || at >= after.length - end) yield* valueEdits(`${path}.${at}`, from, item);
  }
}

/** Items are the same if their ids are equal. Items without an id are matched by position. */
function isSameItem(left: unknown, right: unknown): boolean {
  if (!isFields(left) || !isFields(right)) return typeof left === typeof right;
  return left.id === right.id;
}

function* textEdits(path: string, before: string, after: string): Generator<ContentEdit> {
  const [start, end] = bounds(before, after);
  const [old, next] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const lines = [old, next].map((text) => text.split(/(?<=\n)/));
  const isLocal = old === '' || next === '' || lines.every(({ length }) => length === 1);
  const changes = isLocal
    ? undefined
    : diffArrays(lines[0] ?? [], lines[1] ?? [], { maxEditLength: maxChangedLines });
  if (changes === undefined) {
    yield [path, start, old.length, next];
    return;
  }
  let at = start;
  let removed = '';
  for (const [index, { value, added, removed: isRemoved }] of changes.entries()) {
    const text = value.join('');
    if (isRemoved) removed += text;
    if (isRemoved && changes[index + 1]?.added) continue;
    if (isRemoved || added) {
      const replaced = added ? text : '';
      const [same, sameEnd] = bounds(removed, replaced);
      yield [
        path,
        at + same,
        removed.length - same - sameEnd,
        replaced.slice(same, replaced.length - sameEnd),
      ];
      removed = '';
      at += replaced.length;
    } else at += text.length;
  }
}

/** Lengths of the common prefix and suffix of two texts. Never splits a surrogate pair. */
function bounds(before: string, after: string): [start: number, end: number] {
  const limit = Math.min(before.length, after.length);
  let start = 0;
  while (start < limit && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (start > 0 && isHighSurrogate(before.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (end < limit - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && isLowSurrogate(before.charCodeAt(before.length - end))) end -= 1;
  return [start, end];
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** Number of consecutive equal items in both lists, from `start` or from the end. */
function countSame(
  before: readonly unknown[],
  after: readonly unknown[],
  start: number,
  isSame: (left: unknown, right: unknown) => boolean,
  isFromEnd = false,
): number {
  const limit = Math.min(before.length, after.length) - start;
  let count = 0;
  const at = (list: readonly unknown[]) => list.at(isFromEnd ? -1 - count : start + count);
  while (count < limit && isSame(at(before), at(after))) count += 1;
  return count;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
