import { useEffect, useState } from 'react';
import { complete, generating, nextSentences } from './announce.ts';
import type { Chat } from './chat.ts';

/** Tells a screen reader how the reply goes, in whole sentences; sighted readers never see it. */
export function Announcer({ chat, writing }: { chat: Chat; writing: boolean }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!writing) return;
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
      setWords(`${latest.slice(said.length).trim()} ${complete}`.trim());
    };
  }, [chat, writing]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {words}
    </p>
  );
}
