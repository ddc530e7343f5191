import { storyLimits } from '../limits/stories.ts';
import type { ContentEdit } from './content-edits.ts';

/** An edit that does not fit the content. `index`: its position among the edits. */
export class EditError extends Error {
  override name = 'EditError';
  readonly index: number;
  constructor(index: number, message: string) {
    super(message);
    this.index = index;
  }
}

/** Applies edits to a copy of a content, without checking its rules. Throws EditError. */
export function applyEdits(content: object, edits: readonly ContentEdit[]): unknown {
  const copy = structuredClone(content);
  for (const [index, edit] of edits.entries()) {
    const problem = applyEdit(copy, edit);
    if (problem !== null) throw new EditError(index, problem);
  }
  return copy;
}

/** Changes the content in place; returns a message if the edit does not fit. */
function applyEdit(content: object, [path, ...change]: ContentEdit): string | null {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  const parent = keys.reduce<unknown>(childOf, content);
  if (typeof parent !== 'object' || parent === null) return `There is no ${keys.join('.')}.`;
  const before = childOf(parent, key);
  if (change.length === 0) {
    if (Array.isArray(parent)) return 'Items of a list are removed by [path, start, deleted, inserted].';
    return Reflect.deleteProperty(parent, key) ? null : `${path} can’t be removed.`;
  }
  if (change.length === 1) {
    if (Array.isArray(parent) && before === undefined) return `There is no ${path}.`;
    return write(parent, key, change[0]);
  }
  const [start, deleted, inserted] = change;
  const length = (value: string | unknown[]) => value.length + inserted.length - deleted;
  if (typeof before === 'string' && typeof inserted === 'string') {
    if (start + deleted > before.length) return `${path} has only ${before.length} characters.`;
    if (length(before) > storyLimits.contentJson) return `${path} would be longer than a whole content.`;
    return write(parent, key, before.slice(0, start) + inserted + before.slice(start + deleted));
  }
  if (Array.isArray(before) && Array.isArray(inserted)) {
    if (start + deleted > before.length) return `${path} has only ${before.length} items.`;
    // Each edit copies the list.
    if (length(before) > storyLimits.editItems)
      return `${path} would have more than ${storyLimits.editItems} items.`;
    return write(parent, key, [...before.slice(0, start), ...inserted, ...before.slice(start + deleted)]);
  }
  return `${path} is not a ${typeof inserted === 'string' ? 'text' : 'list'}.`;
}

function childOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  // `length` is an own property of a list, too.
  if (Array.isArray(value)) return /^\d+$/.test(key) ? value[Number(key)] : undefined;
  return (value as Record<string, unknown>)[key];
}

/** Defines the property, so that a key like `constructor` never reaches the prototype. */
function write(parent: object, key: string, value: unknown): null {
  Object.defineProperty(parent, key, { value, writable: true, enumerable: true, configurable: true });
  return null;
}
