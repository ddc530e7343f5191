import { type StoryType, storyTypes } from '@storyloom/contract/filters';
import { type Rating, ratings } from '@storyloom/contract/ratings';

/** The numbers under which `story_ranks` keeps stories of these ratings and type; `story_shelf` in SQL makes the same. */
export function shelvesOf(wanted: readonly Rating[], type: StoryType | undefined): number[] {
  return ratings.flatMap((rating, place) =>
    storyTypes
      .filter((one) => wanted.includes(rating) && (type ?? one) === one)
      .map((one) => 2 * place + storyTypes.indexOf(one)),
  );
}
