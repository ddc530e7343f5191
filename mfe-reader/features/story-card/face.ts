import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { isAdult } from '@storyloom/contract/stories/ratings';
import type { Face } from '../text/Said.tsx';

/** The face of a character: the portrait, or the cover of the story. */
export function faceOf(
  story: Pick<StoryDetail, 'cover' | 'rating'> & Partial<StoryDetail>,
  name: string,
): Face {
  const portrait = story.cast?.find((member) => member.name === name)?.portrait;
  return { src: (portrait ?? story.cover).thumbUrl, isAdult: isAdult(story.rating) };
}
