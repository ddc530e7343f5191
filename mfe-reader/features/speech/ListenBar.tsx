import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Pause, Play, Square, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { synthesis } from './browser-engine.ts';
import styles from './ListenBar.module.css';
import { listening } from './listening.ts';
import { rates } from './voice-preferences.ts';

const noVoices: SpeechSynthesisVoice[] = [];
let known = noVoices;

/** Browsers learn their voices late, and answer another array each time they are asked. */
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

/** What is read aloud now: pause, stop, how fast, in which voice. */
export default function ListenBar() {
  const listened = useSyncExternalStore(listening.state.subscribe, listening.state.get, () => null);
  const { get, subscribe } = listening.preferences;
  const { rate, voice, goesOn } = useSyncExternalStore(subscribe, get, get);
  const voices = useVoices();
  // The browser would read on when the page is gone.
  useEffect(() => {
    window.addEventListener('pagehide', listening.stop);
    return () => window.removeEventListener('pagehide', listening.stop);
  }, []);
  if (!listened) return null;
  const { status } = listened;
  if (status === 'failed') {
    return (
      <section className={styles.bar} aria-label="Reading aloud">
        <p className={styles.words} role="alert">
          Your browser could not read this aloud.
        </p>
        <IconButton label="Close" icon={<X />} onClick={listening.stop} />
      </section>
    );
  }
  return (
    <section className={styles.bar} aria-label="Reading aloud">
      {status === 'paused' ? (
        <IconButton label="Go on reading" icon={<Play />} onClick={listening.resume} />
      ) : (
        <IconButton
          label="Pause reading"
          icon={<Pause />}
          disabled={status === 'waiting'}
          onClick={listening.pause}
        />
      )}
      <IconButton label="Stop reading" icon={<Square />} aria-keyshortcuts="l" onClick={listening.stop} />
      <select
        className={styles.select}
        aria-label="How fast"
        value={rate}
        onChange={(event) => listening.prefer({ rate: Number(event.target.value) })}
      >
        {rates.map((each) => (
          <option key={each} value={each}>{`${each}×`}</option>
        ))}
      </select>
      <label className={styles.more}>
        <input
          type="checkbox"
          checked={goesOn}
          onChange={(event) => listening.prefer({ goesOn: event.target.checked })}
        />
        New replies too
      </label>
      {voices.length > 1 ? (
        <select
          className={styles.voice}
          aria-label="Voice"
          value={voice ?? ''}
          onChange={(event) => listening.prefer({ voice: event.target.value || null })}
        >
          <option value="">Usual voice</option>
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
