import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useSession } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import type { ChatState } from '../chat/store/chat-state.ts';
import { isGenerating } from '../chat/store/selectors.ts';

/** Time after the page was opened in which nothing is kept, because it is busy; in ms. Later a turn is kept at once, before the page is closed. */
const pause = 3_000;

/** Keeps the story and the turns that are shown on this device, so that they can be read without a connection. */
export function useKeepStory({ id, title, opening }: StoryDetail, state: ChatState): void {
  const { userId } = useSession();
  const transcript = state.status === 'ready' && !isGenerating(state) ? state.transcript : null;
  const messages = transcript?.messages;
  const isWhole = transcript?.older.status === 'complete';
  const opened = useRef(0);
  useEffect(() => {
    if (userId === null || messages === undefined) return;
    const turns = messages.map((message) => ({
      id: message.id,
      role: message.role,
      speaker: message.speaker,
      text: message.text,
    }));
    const keep = async () => {
      const { keepStory } = await import('./kept-stories.ts');
      await keepStory(userId, { storyId: id, title, opening, messages: turns, isWhole, at: Date.now() });
    };
    // Storage may be full or blocked; the reader has the story on the page.
    opened.current ||= performance.now();
    const delay = Math.max(0, opened.current + pause - performance.now());
    const timer = setTimeout(() => keep().catch(console.debug), delay);
    return () => clearTimeout(timer);
  }, [userId, id, title, opening, messages, isWhole]);
}
