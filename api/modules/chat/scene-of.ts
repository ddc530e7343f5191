import type { LoreCast } from '../lore/lore.service.ts';
import type { Scene } from '../providers/providers.service.ts';
import type { MessageRow } from './chat.schema.ts';
import type { PlayableStory } from './neighbours.ts';
import { loreOfScene } from './scene-lore.ts';

export interface SceneParts {
  story: PlayableStory;
  /** The path above the reply, newest first. */
  path: readonly Pick<MessageRow, 'role' | 'text' | 'depth'>[];
  lore: LoreCast;
  written: string;
  seed: string;
}

/** What the storyteller writes from; a model reads the same lore in its prompt. */
export function sceneOf({ story, path, lore: cast, written, seed }: SceneParts): Scene {
  const parent = path[0];
  const lastTurn = parent?.role === 'user' ? parent.text : '';
  const lastReply = path.find(({ role }) => role === 'assistant')?.text ?? story.opening;
  const turn = Math.floor((parent?.depth ?? 0) / 2);
  const { lore, event } = loreOfScene(story, cast, turn);
  return {
    storyId: story.storyId,
    type: story.type,
    title: story.title,
    perspective: story.perspective,
    category: story.category,
    opening: story.opening,
    main: story.main,
    supporting: story.supporting,
    lore,
    ...(event === undefined ? {} : { event }),
    lastTurn,
    lastReply,
    turn,
    written,
    seed,
  };
}
