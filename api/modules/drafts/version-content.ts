import { isDeepStrictEqual } from 'node:util';
import { pickFields } from '@storyloom/contract/core/content-field';
import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { listTexts, versionFields } from '@storyloom/contract/stories/story-fields';
import type {
  StoryContent as PublishedRules,
  StoryDraftContent,
} from '@storyloom/contract/stories/story-rules';
import type { OwnStory, StoryContent } from '../catalogue/catalogue.service.ts';
import { createLoreEntries } from '../lore/lore.service.ts';
import { type FirstScene, withFirstScene, withoutFirstScene } from '../scripts/scripts.service.ts';
import { type Images, imageIdOf } from './content.ts';

const DAY_MS = 86_400_000;

/**
 * The content of a version: the inputs of a prompt, and the portraits that readers see. `first` is told by its script.
 */
export function toVersionContent(
  content: PublishedRules,
  images: Images,
  first: FirstScene | null = null,
): StoryContent {
  const withPortrait = <Character extends { portrait?: string | undefined }>(character: Character) => {
    const { portrait: id, ...texts } = character;
    const portrait = id === undefined ? undefined : images.get(id);
    return { ...texts, ...(portrait && { portrait }) };
  };
  const version = {
    ...pickFields(content, versionFields),
    main: withPortrait(content.main),
    supporting: content.supporting.map(withPortrait),
  };
  return first === null ? version : withFirstScene(version, first);
}

interface Published {
  /** The entries of the version. */
  lore: readonly LoreEntry[] | null;
  /** The script's answer to the message; null for a story without a script. */
  first: FirstScene | null;
  /** True if an image is the author's. The draft contains no others. */
  isOwnImage: (id: string) => boolean;
}

/** The draft of a story that was published without one. */
export function toDraftContent(story: OwnStory, { lore, first, isOwnImage }: Published): StoryDraftContent {
  const { type, title, membersOnly, content } = story;
  const findId = (image: Cover | null | undefined) => {
    const id = image ? imageIdOf(image.url) : '';
    return id !== '' && isOwnImage(id) ? id : undefined;
  };
  const imageId = findId(story.cover);
  const earlyDays = countEarlyDays(story);
  const shown = {
    type,
    title,
    membersOnly,
    ...pickFields(story, [...listTexts, 'perspective', 'category', 'rating']),
    ...(imageId && { cover: { imageId } }),
    ...(earlyDays > 0 && { earlyDays }),
  };
  if (content === null) return shown;
  const withId = <Character extends { portrait?: Cover }>({ portrait: image, ...texts }: Character) => {
    const portrait = findId(image);
    return { ...texts, ...(portrait && { portrait }) };
  };
  // Compiled entries are compiled again when the story is published.
  const isApproved = lore !== null && !isDeepStrictEqual(lore, asStored(createLoreEntries(content)));
  return {
    ...shown,
    ...pickFields(content, versionFields),
    main: withId(content.main),
    supporting: content.supporting.map(withId),
    // The options of a version with a script are the script’s, as is the end of its opening.
    ...(content.script && { options: [] }),
    ...(first && { opening: withoutFirstScene(content.opening, first) }),
    ...(isApproved && { lore: [...lore] }),
  };
}

/** Number of days for members only after the first publication. */
function countEarlyDays({ earlyUntil, publishedAt }: OwnStory): number {
  if (earlyUntil === null || publishedAt === null) return 0;
  const days = Math.round((earlyUntil.getTime() - publishedAt.getTime()) / DAY_MS);
  return Math.min(storyLimits.earlyDays, Math.max(0, days));
}

/** Returns a value as it is after a round trip through JSON. */
const asStored = (value: object): object => JSON.parse(JSON.stringify(value)) as object;
