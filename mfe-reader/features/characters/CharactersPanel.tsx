import { Cast } from '../book/Cast.tsx';
import type { DrawerPanelProps } from '../drawer/drawer.tab.ts';

/** Who is in the story. */
export default function CharactersPanel({ story }: DrawerPanelProps) {
  return <Cast cast={story.cast} />;
}
