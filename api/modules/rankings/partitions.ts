import { type StoryType, storyTypes } from '@storyloom/contract/stories/filters';
import { type Rating, ratings } from '@storyloom/contract/stories/ratings';

/** Numbers of the partitions that hold stories of these ratings and this type. `story_partition` in SQL computes the same. */
export function selectPartitions(wanted: readonly Rating[], type: StoryType | undefined): number[] {
  return ratings.flatMap((rating, index) =>
    storyTypes
      .filter((each) => wanted.includes(rating) && (type ?? each) === each)
      .map((each) => 2 * index + storyTypes.indexOf(each)),
  );
}
