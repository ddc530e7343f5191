import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** The part of a draft's character that relations use. */
type Named = Pick<NonNullable<StoryDraftContent['main']>, 'name' | 'relations'>;

/**
 * Renames a character in the relations to it. Returns the same content if no relation has the old name, or if
 * another character still has it.
 */
export function renameInRelations(content: StoryDraftContent, from: string, to: string): StoryDraftContent {
  if (from === '' || to === '' || from === to) return content;
  const cast: readonly (Named | undefined)[] = [content.main, ...(content.supporting ?? [])];
  if (cast.some((one) => one?.name?.trim() === from)) return content;
  if (countRelations(content, from) === 0) return content;
  const rename = <Character extends Named>(character: Character): Character => ({
    ...character,
    ...(character.relations && {
      relations: character.relations.map((one) => (isTo(one, from) ? { ...one, to } : one)),
    }),
  });
  return {
    ...content,
    ...(content.main && { main: rename(content.main) }),
    ...(content.supporting && { supporting: content.supporting.map(rename) }),
  };
}

/** The number of relations to a name. */
export function countRelations(content: StoryDraftContent, name: string): number {
  const cast: readonly (Named | undefined)[] = [content.main, ...(content.supporting ?? [])];
  return cast.flatMap((one) => one?.relations ?? []).filter((one) => isTo(one, name)).length;
}

const isTo = (relation: { to?: string | undefined }, name: string) => relation.to?.trim() === name;
