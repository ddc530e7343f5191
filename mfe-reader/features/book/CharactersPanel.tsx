import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { Cast } from './Cast.tsx';

export default function CharactersPanel({ story }: { story: Pick<StoryDetail, 'cast' | 'rating'> }) {
  return <Cast cast={story.cast} rating={story.rating} />;
}
