import type { PlayableStory } from '../catalogue/catalogue.service.ts';
import type { NewMessage } from '../messages/messages.service.ts';

/** The opening scene of a story as the root of a message tree. */
export function toOpeningMessage(story: PlayableStory, { id, createdAt }: { id: string; createdAt: Date }) {
  return {
    id,
    rootId: id,
    storyId: story.storyId,
    parentId: null,
    depth: 0,
    role: 'assistant',
    speaker: speakerOf(story),
    text: story.opening,
    state: 'done',
    options: story.options,
    createdAt,
  } satisfies NewMessage;
}

/** The character who speaks; null in a story, which has a narrator. */
export function speakerOf(story: PlayableStory): string | null {
  return story.type === 'ROLE' ? story.main.name : null;
}
