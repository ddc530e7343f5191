import { useEffect, useRef, useState } from 'react';
import type { Chat } from '../../chat/chat.ts';
import { generating, lastWords, nextSentences } from './announce.ts';

/** Tells a screen reader how the reply goes, in whole sentences; sighted readers never see it. */
export function Announcer({ chat, writing }: { chat: Chat; writing: boolean }) {
  const [words, setWords] = useState('');
  // What had not been said when the reply ended; null when that is done.
  const rest = useRef<string | null>(null);
  useEffect(() => {
    if (!writing) {
      if (rest.current !== null) setWords(lastWords(rest.current, chat.state.get()));
      rest.current = null;
      return;
    }
    let said = generating;
    let latest = '';
    setWords(said.words);
    const leave = chat.live.subscribe(() => {
      const { text } = chat.live.get();
      if (text !== '') latest = text;
      const next = nextSentences(text, said);
      if (!next) return;
      said = next;
      setWords(said.words);
    });
    return () => {
      leave();
      rest.current = latest.slice(said.length).trim();
    };
  }, [chat, writing]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {words}
    </p>
  );
}
