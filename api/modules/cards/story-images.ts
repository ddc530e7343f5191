import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';

/** Replaces the ids of images; images without a new id are left out. */
export function replaceImages(
  content: StoryDraftContent,
  ids: ReadonlyMap<string, string>,
): StoryDraftContent {
  const { main, supporting, cover } = content;
  const withPortrait = <Character extends { portrait?: string | undefined }>({
    portrait = '',
    ...rest
  }: Character) => {
    const id = ids.get(portrait);
    return { ...rest, ...(id && { portrait: id }) };
  };
  const { imageId = '', ...coverTexts } = cover ?? {};
  const coverId = ids.get(imageId);
  return {
    ...content,
    ...(main && { main: withPortrait(main) }),
    ...(supporting && { supporting: supporting.map(withPortrait) }),
    ...(cover && { cover: { ...coverTexts, ...(coverId && { imageId: coverId }) } }),
  };
}

/** The images that contents refer to, by id, with names for reports. */
export function listImages(contents: readonly StoryDraftContent[]): Map<string, string> {
  const names = new Map<string, string>();
  const add = (id: string | undefined, name: string) => {
    if (id !== undefined && !names.has(id)) names.set(id, name);
  };
  for (const { cover, main, supporting = [] } of contents) {
    add(cover?.imageId, 'Cover');
    for (const one of [main, ...supporting])
      add(one?.portrait, `Portrait of ${one?.name || 'a character without a name'}`);
  }
  return names;
}
