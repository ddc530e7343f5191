import { eventOf, fittingLore, type Scene, wordsOf } from '../providers/providers.service.ts';
import type { MessageRow } from './chat.schema.ts';
import type { PlayableStory } from './neighbours.ts';

export interface SceneParts {
  story: PlayableStory;
  /** The path above the reply, newest first. */
  path: readonly Pick<MessageRow, 'role' | 'text' | 'depth'>[];
  written: string;
  seed: string;
}

/** What the storyteller writes from; the lore in it also goes into a model's prompt. */
export function sceneOf({ story, path, written, seed }: SceneParts): Scene {
  const parent = path[0];
  const lastTurn = parent?.role === 'user' ? parent.text : '';
  const lastReply = path.find(({ role }) => role === 'assistant')?.text ?? story.opening;
  const turn = Math.floor((parent?.depth ?? 0) / 2);
  const words = wordsOf(lastTurn);
  const event = eventOf(story.worldBook, words);
  return {
    storyId: story.storyId,
    type: story.type,
    title: story.title,
    perspective: story.perspective,
    category: story.category,
    opening: story.opening,
    main: story.main,
    supporting: story.supporting,
    lore: fittingLore(story.worldBook, words, turn),
    ...(event === undefined ? {} : { event }),
    lastTurn,
    lastReply,
    turn,
    written,
    seed,
  };
}
