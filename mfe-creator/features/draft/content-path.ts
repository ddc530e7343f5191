import type { StoryDraftContent } from '@storyloom/contract/story-rules';

/** The value at a dotted path: `worldBook.rules`, `supporting.0.name`. */
export function readField(content: StoryDraftContent, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => childOf(value, key), content);
}

/** The text at a path; empty if there is none. */
export function readText(content: StoryDraftContent, path: string): string {
  const value = readField(content, path);
  return typeof value === 'string' ? value : '';
}

/** A copy of the content with a value at a dotted path. Objects that are missing on the way are added. */
export function writeField(content: StoryDraftContent, path: string, value: unknown): StoryDraftContent {
  return write(content, path.split('.'), value) as StoryDraftContent;
}

function write(parent: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const child = rest.length === 0 ? value : write(childOf(parent, key), rest, value);
  if (Array.isArray(parent)) return parent.map((item, index) => (String(index) === key ? child : item));
  return { ...(parent as object | undefined), [key]: child };
}

function childOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
