import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** Prefix of an item's id in a path. */
const idSign = '@';

/** The value at a dotted path: `worldBook.rules`, `supporting.0.name`, `lore.@e1.content` (entry with id e1). */
export function readField(content: StoryDraftContent, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => childOf(value, key), content);
}

/** The text at a path; empty if there is none. */
export function readText(content: StoryDraftContent, path: string): string {
  const value = readField(content, path);
  return typeof value === 'string' ? value : '';
}

/**
 * Returns a copy of the content with a value at a dotted path, adding missing objects. For the path of an item's
 * id, a value is appended if the list has no such item, and `undefined` removes the item.
 */
export function writeField(content: StoryDraftContent, path: string, value: unknown): StoryDraftContent {
  return write(content, path.split('.'), value) as StoryDraftContent;
}

/** The path of an item in the list at `path`. */
export function itemPath(path: string, id: string): string {
  return `${path}.${idSign}${id}`;
}

/** Replaces an item's number in a path with its id, if it has one: `lore.0.content` → `lore.@e1.content`. */
export function toIdPath(content: StoryDraftContent, path: string): string {
  const [root = '', key = '', ...rest] = path.split('.');
  const item: unknown = childOf(childOf(content, root), key);
  const isItem = /^\d+$/.test(key) && typeof item === 'object' && item !== null;
  if (!isItem || !('id' in item) || typeof item.id !== 'string') return path;
  return [itemPath(root, item.id), ...rest].join('.');
}

/** Replaces an item's id in a path with its number: `lore.@e1.content` → `lore.0.content`, if the item exists. */
export function toNumberPath(content: StoryDraftContent, path: string): string {
  const [root = '', key = '', ...rest] = path.split('.');
  const items = childOf(content, root);
  if (!key.startsWith(idSign) || !Array.isArray(items)) return path;
  const at = items.indexOf(childOf(items, key));
  return at === -1 ? path : [root, at, ...rest].join('.');
}

function write(parent: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const known = childOf(parent, key);
  const child = rest.length === 0 ? value : write(known, rest, value);
  if (key.startsWith(idSign)) {
    const isGone = known === undefined && rest.length > 0;
    return isGone ? parent : replaceItem(Array.isArray(parent) ? parent : [], known, child);
  }
  if (Array.isArray(parent)) return parent.map((item, index) => (String(index) === key ? child : item));
  return { ...(parent as object | undefined), [key]: child };
}

function replaceItem(items: readonly unknown[], known: unknown, next: unknown): readonly unknown[] {
  const added = next === undefined ? [] : [next];
  if (known === undefined) return [...items, ...added];
  return items.flatMap((item) => (item === known ? added : [item]));
}

function childOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && key.startsWith(idSign)) {
    return value.find((item: unknown) => childOf(item, 'id') === key.slice(idSign.length));
  }
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}
