import { openingsBeside, type PlayableStory } from '../catalogue/catalogue.service.ts';
import type { NewMessage } from '../messages/messages.service.ts';

interface Begun {
  id: string;
  createdAt: Date;
  /** Number of the chosen opening; the first if the story has no such one. */
  chosen?: number | undefined;
}

/** An opening scene of a story as the root of a message tree. */
export function toOpeningMessage(story: PlayableStory, { id, createdAt, chosen = 0 }: Begun) {
  return {
    id,
    rootId: id,
    storyId: story.storyId,
    parentId: null,
    depth: 0,
    role: 'assistant',
    speaker: speakerOf(story),
    text: [story.opening, ...openingsBeside(story)][chosen] ?? story.opening,
    state: 'done',
    options: story.options,
    createdAt,
  } satisfies NewMessage;
}

/** The character who speaks; null in a story, which has a narrator. */
export function speakerOf(story: PlayableStory): string | null {
  return story.type === 'ROLE' ? story.main.name : null;
}
