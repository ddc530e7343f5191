import { segmentSentences } from '@storyloom/ui/speech/segment-sentences';
import { browserEngine, synthesis } from '@storyloom/ui/speech/speech-engine';
import { createUtteranceQueue } from '@storyloom/ui/speech/utterance-queue';
import { readPreferences } from '@storyloom/ui/speech/voice-preferences';
import { useEffect, useRef, useState } from 'react';

/** Silence for this time (in ms) counts as a failure: a browser without a voice reports no error. */
const START_TIMEOUT_MS = 3_000;

/** Stops the line being spoken. A browser has one speech queue. */
let stopCurrent: () => void = () => {};

const splitLine = (text: string) => segmentSentences(text).map(({ segment }) => ({ text: segment }));

/** Reads a line aloud with the stored voice and speed. Starting another line stops it. */
export function useSpokenLine(line: string) {
  const [status, setStatus] = useState<'idle' | 'speaking' | 'failed'>('idle');
  const stopOwn = useRef<() => void>(() => {});
  const spoken = useRef(line);

  function start(): void {
    stopCurrent();
    spoken.current = line;
    const speech = synthesis();
    if (!speech) {
      setStatus('failed');
      return;
    }
    let isOver = false;
    const end = (next: 'idle' | 'failed') => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timeout);
      queue.cancel();
      setStatus(next);
    };
    const queue = createUtteranceQueue(browserEngine(speech, readPreferences), splitLine, {
      onSentence: () => {},
      onStart: () => clearTimeout(timeout),
      onEnd: () => end('idle'),
      onFail: () => end('failed'),
    });
    const timeout = setTimeout(() => end('failed'), START_TIMEOUT_MS);
    stopOwn.current = () => end('idle');
    stopCurrent = stopOwn.current;
    setStatus('speaking');
    queue.feed(line, true);
  }

  useEffect(() => {
    const stop = () => stopOwn.current();
    // Some browsers continue speaking after the page is closed.
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, []);

  useEffect(() => {
    if (spoken.current === line) return;
    stopOwn.current();
    setStatus('idle');
  }, [line]);

  return { status, start, stop: () => stopOwn.current() };
}
