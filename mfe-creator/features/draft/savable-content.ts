import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { readField, toIdPath, writeField } from './content-path.ts';

/**
 * The content in a form that the server accepts: fields that break a limit of drafts keep their stored value.
 * `unsavedFields` are the paths of those fields.
 */
export function savableContent(
  content: StoryDraftContent,
  stored: StoryDraftContent,
): { content: StoryDraftContent; unsavedFields: string[] } {
  const paths = invalidPaths(content);
  const replaced = paths.reduce((next, path) => writeField(next, path, readField(stored, path)), content);
  // A stored value may break a rule of the new list or object around it.
  const roots = invalidPaths(replaced).map((path) => path.split('.', 1).join());
  const savable = roots.reduce((next, root) => writeField(next, root, readField(stored, root)), replaced);
  return { content: savable, unsavedFields: [...new Set([...paths, ...roots])] };
}

/** The field of a path. All keys of a lore entry are one field. */
const fieldOf = (path: string) => path.replace(/^(lore\.[^.]+\.(?:keys|secondaryKeys))\.\d+$/, '$1');

function invalidPaths(content: StoryDraftContent): string[] {
  const { error } = storyDraftContent.safeParse(content);
  // Uses ids, because the stored content may have the entries at other positions.
  const paths = (error?.issues ?? []).map(({ path }) => fieldOf(toIdPath(content, path.join('.'))));
  return [...new Set(paths)].filter((path) => path !== '');
}
