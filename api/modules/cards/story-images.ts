import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { imagePath, type StoryParts } from './formats/story-file.ts';
import type { MappedFile } from './map-file.ts';
import type { Report } from './mapping/report.ts';

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

/**
 * Leaves out and notes the images of a card that its importer does not own: our own fields in a card name
 * portraits by the ids of the site that exported it.
 */
export function keepOwnImages(
  content: StoryDraftContent,
  own: ReadonlyMap<string, unknown>,
  report: Report,
): StoryDraftContent {
  for (const { id, name } of listImages(content))
    if (!own.has(id)) report.add('refused', 'Images that are not in the file', name);
  return replaceImages(content, new Map([...own.keys()].map((id) => [id, id])));
}

/** Notes each image that a story or its versions refer to but the file does not contain. */
export function noteMissingImages(
  { content, versions }: MappedFile,
  story: StoryParts | null,
  report: Report,
): void {
  const noted = new Set<string>();
  for (const { id, name } of [content, ...versions.map((one) => one.content)].flatMap(listImages)) {
    // Images beyond the limits of a file have a note of their own.
    if (noted.has(id) || story?.images.has(id) || story?.leftOut.includes(imagePath(id))) continue;
    noted.add(id);
    report.add('refused', 'Images that are not in the file', name);
  }
}

/** The images that a content refers to, with names for reports. */
export function listImages({
  cover,
  main,
  supporting = [],
}: StoryDraftContent): { id: string; name: string }[] {
  const portraits = [main, ...supporting].map((one) => ({
    id: one?.portrait,
    name: `Portrait of ${one?.name || 'a character without a name'}`,
  }));
  return [{ id: cover?.imageId, name: 'Cover' }, ...portraits].flatMap(({ id, name }) =>
    id === undefined ? [] : [{ id, name }],
  );
}
