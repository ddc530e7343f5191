import { pickFields } from '@storyloom/contract/core/content-field';
import { listTexts } from '@storyloom/contract/stories/story-fields';
import { noListTexts, type StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { countStoryWords } from '../publishing/publishing.service.ts';
import type { Images } from './content.ts';

/** The fields of a draft that its author's list of works shows. */
export function toPresentation(content: StoryDraftContent, images: Images) {
  const { type = 'STORY', title = '', cover } = content;
  const { perspective = null, category = null, rating = null, membersOnly = false } = content;
  return {
    type,
    title: title.trim(),
    ...noListTexts,
    ...pickFields(content, listTexts),
    perspective,
    category,
    rating,
    membersOnly,
    cover: (cover?.imageId === undefined ? undefined : images.get(cover.imageId)) ?? null,
    wordCount: countStoryWords(content),
  };
}
