import type { StoryDraftContent } from '@storyloom/contract/story-rules';

/** Begins the id of an item in a path. */
const idSign = '@';

/** The value at a dotted path: `worldBook.rules`, `supporting.0.name`, `lore.@e1.content` for the entry with the id e1. */
export function readField(content: StoryDraftContent, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => childOf(value, key), content);
}

/** The text at a path; empty if there is none. */
export function readText(content: StoryDraftContent, path: string): string {
  const value = readField(content, path);
  return typeof value === 'string' ? value : '';
}

/**
 * A copy of the content with a value at a dotted path. Objects that are missing on the way are added. At the id of an
 * item, a value is added to the list if it has no such item, and `undefined` removes the item.
 */
export function writeField(content: StoryDraftContent, path: string, value: unknown): StoryDraftContent {
  return write(content, path.split('.'), value) as StoryDraftContent;
}

/** The path of an item in the list at `path`. */
export function itemPath(path: string, id: string): string {
  return `${path}.${idSign}${id}`;
}

/** The path with ids in place of the numbers of items that have one: `lore.@e1.content` for `lore.0.content`. */
export function toIdPath(content: StoryDraftContent, path: string): string {
  const [root = '', key = '', ...rest] = path.split('.');
  const item: unknown = childOf(childOf(content, root), key);
  const isItem = /^\d+$/.test(key) && typeof item === 'object' && item !== null;
  if (!isItem || !('id' in item) || typeof item.id !== 'string') return path;
  return [itemPath(root, item.id), ...rest].join('.');
}

/** The path with numbers in place of ids: `lore.0.content` for `lore.@e1.content`. Unchanged if there is no such item. */
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
