import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Pause, Play, Square, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { synthesis } from './browser-engine.ts';
import styles from './ReadAloudBar.module.css';
import { readAloud } from './read-aloud.ts';
import { rates } from './voice-preferences.ts';

const noVoices: SpeechSynthesisVoice[] = [];
let known = noVoices;

/** Browsers load voices late, and return a new array each time. */
function useVoices(): SpeechSynthesisVoice[] {
  return useSyncExternalStore(
    (listener) => {
      const speech = synthesis();
      speech?.addEventListener?.('voiceschanged', listener);
      return () => speech?.removeEventListener?.('voiceschanged', listener);
    },
    () => {
      const voices = synthesis()?.getVoices() ?? noVoices;
      if (voices.length !== known.length) known = voices;
      return known;
    },
    () => noVoices,
  );
}

/** Controls of what is read aloud: pause, stop, speed, voice. */
export default function ReadAloudBar() {
  const reading = useStore(readAloud.reading);
  const { rate, voice, autoplay } = useStore(readAloud.preferences);
  const voices = useVoices();
  // Some browsers continue to speak after the page is closed.
  useEffect(() => {
    window.addEventListener('pagehide', readAloud.stop);
    return () => window.removeEventListener('pagehide', readAloud.stop);
  }, []);
  if (!reading) return null;
  const { status } = reading;
  if (status === 'failed') {
    return (
      <section className={styles.bar} aria-label="Reading aloud">
        <p className={styles.words} role="alert">
          Your browser couldn’t read this aloud.
        </p>
        <IconButton label="Close" icon={<X />} onClick={readAloud.stop} />
      </section>
    );
  }
  return (
    <section className={styles.bar} aria-label="Reading aloud">
      {status === 'paused' ? (
        <IconButton label="Resume reading" icon={<Play />} onClick={readAloud.resume} />
      ) : (
        <IconButton
          label="Pause reading"
          icon={<Pause />}
          disabled={status === 'waiting'}
          onClick={readAloud.pause}
        />
      )}
      <IconButton label="Stop reading" icon={<Square />} aria-keyshortcuts="l" onClick={readAloud.stop} />
      <select
        className={styles.select}
        aria-label="Speed"
        value={rate}
        onChange={(event) => readAloud.setPreferences({ rate: Number(event.target.value) })}
      >
        {rates.map((each) => (
          <option key={each} value={each}>{`${each}×`}</option>
        ))}
      </select>
      <label className={styles.more}>
        <input
          type="checkbox"
          checked={autoplay}
          onChange={(event) => readAloud.setPreferences({ autoplay: event.target.checked })}
        />
        Read new replies too
      </label>
      {voices.length > 1 ? (
        <select
          className={styles.voice}
          aria-label="Voice"
          value={voice ?? ''}
          onChange={(event) => readAloud.setPreferences({ voice: event.target.value || null })}
        >
          <option value="">Default voice</option>
          {voices.map((each) => (
            <option key={each.voiceURI} value={each.voiceURI}>
              {each.name}
            </option>
          ))}
        </select>
      ) : null}
    </section>
  );
}
