import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { Cast } from './Cast.tsx';

export default function CharactersPanel({ story }: { story: Pick<StoryDetail, 'cast'> }) {
  return <Cast cast={story.cast} />;
}
