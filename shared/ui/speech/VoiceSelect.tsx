import { useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';
import { synthesis } from './speech-engine.ts';
import styles from './VoiceSelect.module.css';

export interface VoiceSelectProps {
  /** `voiceURI` of the chosen voice; null: the browser's default. */
  voice: string | null;
  onChange: (voice: string | null) => void;
  className?: string | undefined;
}

/** The voices of the browser; nothing with fewer than two. */
export function VoiceSelect({ voice, onChange, className }: VoiceSelectProps) {
  const voices = useVoices();
  if (voices.length < 2) return null;
  return (
    <select
      className={cx(styles.select, className)}
      aria-label="Voice"
      value={voice ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">Default voice</option>
      {voices.map((each) => (
        <option key={each.voiceURI} value={each.voiceURI}>
          {each.name}
        </option>
      ))}
    </select>
  );
}

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
