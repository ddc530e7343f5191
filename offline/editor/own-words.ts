import type { DraftContext } from '@storyloom/contract/stories/entities/writing-help';

/** The words of a story that may be invented, in lower case: those of its title, names, tags and keys. */
export function ownWords({ title, names, tags, about = '', keys = [] }: DraftContext): string[] {
  const text = [title, about, ...names, ...tags, ...keys].join(' ').toLowerCase();
  return [...new Set(text.match(/\p{L}+/gu))];
}
