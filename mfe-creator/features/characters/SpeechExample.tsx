import { storyLimits } from '@storyloom/contract/stories/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { VoiceSelect } from '@storyloom/ui/speech/VoiceSelect';
import { Square, Volume2 } from 'lucide-react';
import { readText } from '../draft/content-path.ts';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { useDraftValue } from '../draft/use-draft.ts';
import styles from './CharactersSection.module.css';
import { useSpokenLine } from './use-spoken-line.ts';
import { useVoice } from './use-voice.ts';

/** An example line of the character at `path`, which the browser can read aloud. */
export function SpeechExample({ path }: { path: string }) {
  const line = useDraftValue((content) => readText(content, `${path}.speechExample`).trim());
  const { voice, chooseVoice } = useVoice();
  const { status, start, stop } = useSpokenLine(line);
  return (
    <div className={styles.speech}>
      <DraftTextArea
        path={`${path}.speechExample`}
        label="A line they would say"
        optional
        max={storyLimits.characterNote}
        maxLines={6}
      />
      <div className={styles.listen}>
        {status === 'speaking' ? (
          <Button kind="quiet" size="small" icon={<Square />} onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button kind="quiet" size="small" icon={<Volume2 />} disabled={line === ''} onClick={start}>
            Listen
          </Button>
        )}
        <VoiceSelect voice={voice} onChange={chooseVoice} />
        {status === 'failed' ? (
          <p role="alert" className={styles.failed}>
            Your browser has no voice that can read this aloud.
          </p>
        ) : null}
      </div>
    </div>
  );
}
