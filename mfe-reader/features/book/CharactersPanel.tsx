import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { Cast } from './Cast.tsx';

export default function CharactersPanel({ story }: { story: StoryDetail }) {
  return <Cast story={story} />;
}
