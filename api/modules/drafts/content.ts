import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** Images of an author by id. */
export type Images = ReadonlyMap<string, Cover>;

/** The ids of the images that a content refers to. */
export function imageIdsOf({ cover, main, supporting = [] }: StoryDraftContent): string[] {
  const ids = [cover?.imageId, main?.portrait, ...supporting.map(({ portrait }) => portrait)];
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

/** The id in the address of an image; empty if it has none. */
export const imageIdOf = (url: string) => /([a-z0-9]+)\.webp$/.exec(url)?.[1] ?? '';

/** All texts of a content, with their paths in the form: `supporting.0.name`. */
export function* textsOf(value: unknown, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key]);
}
