import { SendHorizontal } from 'lucide-react';
import { Chip } from '../actions/Chip.tsx';
import { ChipRow } from '../actions/ChipRow.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { TextArea } from '../forms/TextArea.tsx';
import { Avatar } from '../stories/Avatar.tsx';
import { Prose } from '../text/Prose.tsx';
import styles from './gallery.module.css';
import { story } from './samples.ts';

export function Reading() {
  return (
    <div className={styles.reading}>
      <ProgressBar active />
      <h1>Warden of the Ninth Bell</h1>
      <Prose text={story} />
      <div className={styles.speech}>
        <Avatar name="Corvin" size={36} decorative />
        <div>
          <p className={styles.speaker}>Corvin</p>
          <Prose text="“Do not run. It only counts the ones who run.”" />
        </div>
      </div>
      <ChipRow label="What next?">
        <Chip>Ask who counts</Chip>
        <Chip>Put out the lamp</Chip>
        <Chip>Climb to the bell</Chip>
      </ChipRow>
      <div className={styles.composer}>
        <TextArea bare label="Your words" labelHidden placeholder="What do you do?" />
        <IconButton label="Send, 1 point" icon={<SendHorizontal />} kind="filled" />
      </div>
    </div>
  );
}
