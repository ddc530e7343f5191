import { plainParagraphs } from '@storyloom/ui/story-text/format';
import { useEffect, useRef, useState } from 'react';
import type { Chat } from '../../chat/chat.ts';
import { errorOf, transcriptOf } from '../../chat/store/selectors.ts';
import { lastAnnouncement, nextAnnouncement, startAnnouncement, thinkingText } from './announce.ts';

/** Announces the reply to screen readers in whole sentences while it is generated. */
export function Announcer({ chat, generating }: { chat: Chat; generating: boolean }) {
  const [text, setText] = useState('');
  // The text that was not announced when the reply ended; null once it was.
  const rest = useRef<string | null>(null);
  useEffect(() => {
    if (!generating) {
      const state = chat.store.getState();
      const ending = { error: errorOf(state), messages: transcriptOf(state).messages };
      if (rest.current !== null) setText(lastAnnouncement(rest.current, ending));
      rest.current = null;
      return;
    }
    let announced = startAnnouncement;
    let latest = '';
    setText(announced.text);
    let hasThought = false;
    const unsubscribe = chat.streamingText.subscribe(({ text: source, isThinking }) => {
      if (isThinking && !hasThought) setText(thinkingText);
      hasThought ||= isThinking;
      const streamed = plainParagraphs(source, { isGrowing: true }).join('\n');
      if (streamed !== '') latest = streamed;
      const next = nextAnnouncement(streamed, announced);
      if (!next) return;
      announced = next;
      setText(next.text);
    });
    return () => {
      unsubscribe();
      rest.current = latest.slice(announced.end).trim();
    };
  }, [chat, generating]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
