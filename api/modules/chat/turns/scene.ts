import type { PlayableStory } from '../../catalogue/catalogue.service.ts';
import type { LoreActivation } from '../../lore/lore.service.ts';
import type { MessageRow } from '../../messages/messages.service.ts';
import type { Scene } from '../../providers/providers.service.ts';
import type { ScriptAnswer } from '../../scripts/scripts.service.ts';
import { selectSceneLore } from './scene-lore.ts';

export interface SceneParts {
  story: PlayableStory;
  /** The path above the reply, newest first. */
  path: readonly Pick<MessageRow, 'role' | 'text' | 'depth'>[];
  lore: LoreActivation;
  /** An earlier sentence of the reader that the turn refers to. */
  remembered: string | undefined;
  startText: string;
  seed: string;
  told: ScriptAnswer | null;
}

/** Messages of each side that the storyteller can refer to. */
const HISTORY = 16;

/** Input of the offline storyteller; a model gets the same lore in its prompt. */
export function buildScene({
  story,
  path,
  lore: cast,
  remembered,
  startText,
  seed,
  told,
}: SceneParts): Scene {
  const parent = path[0];
  const userMessage = parent?.role === 'user' ? parent.text : '';
  const [lastReply = story.opening, ...earlierReplies] = textsBy(path, 'assistant');
  const earlierMessages = textsBy(path, 'user').slice(userMessage === '' ? 0 : 1);
  const turn = Math.floor((parent?.depth ?? 0) / 2);
  const { lore, event } = selectSceneLore(story, cast, turn);
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
    userMessage,
    lastReply,
    earlierReplies,
    earlierMessages,
    ...(remembered === undefined ? {} : { memory: remembered }),
    turn,
    partialReply: startText,
    seed,
    ...(told && { told: { text: told.text, options: told.options.map(({ text }) => text) } }),
  };
}

function textsBy(path: SceneParts['path'], role: MessageRow['role']): string[] {
  const own = path.filter((message) => message.role === role);
  return own.slice(0, HISTORY).map(({ text }) => text);
}
