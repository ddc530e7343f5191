import { fillPlaceholders, hasPlaceholders } from '@storyloom/contract/core/placeholders';
import type { StoryContent } from '@storyloom/contract/stories/version-content';

type Filled = Pick<StoryContent, 'opening' | 'main'>;

/** Fills the placeholders in all texts of a value; without a reader's name, with words of the story's language. */
export function fillTexts<Value>(
  value: Value,
  { opening, main }: Filled,
  reader: string | null = null,
): Value {
  const names = { reader, character: main.name };
  const sample = `${opening}\n${main.profile}`;
  const fill = (part: unknown): unknown => {
    if (typeof part === 'string') return fillPlaceholders(part, names, sample);
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== 'object' || part === null) return part;
    // A script is compiled once for all readers, and knows their names itself.
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, name === 'script' ? inner : fill(inner)]),
    );
  };
  return fill(value) as Value;
}

/** True if a text of the value has a placeholder. */
export const isFillable = (value: unknown) => hasPlaceholders(JSON.stringify(value));
