import type { StoryContent as PublishedRules, StoryDraftContent } from '@storyloom/contract/story-rules';
import type { OwnStory, StoryContent } from '../catalogue/catalogue.service.ts';
import type { Images } from './content.ts';

/** The content of a version: what a prompt is assembled from, with the portraits that readers see. */
export function toVersionContent(content: PublishedRules, images: Images): StoryContent {
  const { type, title, perspective, rating, category, opening, options, worldBook, styleSample } = content;
  const withPortrait = <Character extends { portrait?: string | undefined }>(character: Character) => {
    const { portrait: id, ...texts } = character;
    const portrait = id === undefined ? undefined : images.get(id);
    return { ...texts, ...(portrait && { portrait }) };
  };
  return {
    ...{ type, title, perspective, rating, category, opening, options, worldBook, styleSample },
    main: withPortrait(content.main),
    supporting: content.supporting.map(withPortrait),
  };
}

/** The draft of a story that was published without one. Its images have no ids. */
export function toDraftContent(story: OwnStory): StoryDraftContent {
  const { type, title, hook, summary, tags, perspective, category, rating, membersOnly, content } = story;
  const shown = {
    ...{ type, title, hook, summary, tags, membersOnly },
    ...(perspective && { perspective }),
    ...(category && { category }),
    ...(rating && { rating }),
  };
  if (content === null) return shown;
  const { opening, options, worldBook, styleSample, main, supporting } = content;
  const texts = ({ portrait: _, ...character }: StoryContent['main']) => character;
  return {
    ...{ ...shown, opening, options, worldBook, styleSample },
    main: texts(main),
    supporting: supporting.map(({ portrait: _, ...character }) => character),
  };
}
