import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { countStoryWords } from '../publishing/publishing.service.ts';
import type { Images } from './content.ts';

/** The fields of a draft that its author's list of works shows. */
export function toPresentation(content: StoryDraftContent, images: Images) {
  const { type = 'STORY', title = '', hook = '', summary = '', tags = [], cover } = content;
  const { perspective = null, category = null, rating = null, membersOnly = false } = content;
  return {
    type,
    title: title.trim(),
    hook,
    summary,
    tags,
    perspective,
    category,
    rating,
    membersOnly,
    cover: (cover?.imageId === undefined ? undefined : images.get(cover.imageId)) ?? null,
    wordCount: countStoryWords(content),
  };
}
