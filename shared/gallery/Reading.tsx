import { Chip } from '@storyloom/ui/actions/Chip';
import { ChipRow } from '@storyloom/ui/actions/ChipRow';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { ProgressBar } from '@storyloom/ui/feedback/ProgressBar';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { Prose } from '@storyloom/ui/text/Prose';
import { SendHorizontal } from 'lucide-react';
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
