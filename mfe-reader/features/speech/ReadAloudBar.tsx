import { IconButton } from '@storyloom/ui/actions/IconButton';
import { VoiceSelect } from '@storyloom/ui/speech/VoiceSelect';
import { rates } from '@storyloom/ui/speech/voice-preferences';
import { Pause, Play, Square, X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import styles from './ReadAloudBar.module.css';
import { readAloud } from './read-aloud.ts';

/** Controls of what is read aloud: pause, stop, speed, voice. */
export default function ReadAloudBar() {
  const reading = useStore(readAloud.reading);
  const { rate, voice, autoplay } = useStore(readAloud.preferences);
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
      <VoiceSelect
        className={styles.voice}
        voice={voice}
        onChange={(chosen) => readAloud.setPreferences({ voice: chosen })}
      />
    </section>
  );
}
