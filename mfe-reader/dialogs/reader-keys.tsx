import type { readerKeys as readerKeysDialog } from '@storyloom/contract/chat/dialogs/reader-keys';
import type { DialogProps } from '@storyloom/mfe/define';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { Kbd } from '@storyloom/ui/text/Kbd';
import { useState } from 'react';
import { keyTexts } from '../features/keyboard/key-texts.ts';
import { singleKeysAreOff, switchSingleKeys } from '../features/keyboard/single-keys.ts';
import { dialogFrame } from './dialog-frame.ts';
import styles from './reader-keys.module.css';

/** Lists the keyboard shortcuts of the reading page. */
export default function ReaderKeys(props: DialogProps<typeof readerKeysDialog>) {
  const [on, setOn] = useState(() => !singleKeysAreOff());
  const change = (next: boolean) => {
    switchSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog {...dialogFrame(props)} title="Keyboard">
      <dl className={styles.keys} data-on={on}>
        {Object.entries(keyTexts).map(([command, { shown, label }]) => (
          <div
            key={command}
            className={styles.row}
            data-single={shown.join('').length === 1 || command === 'option'}
          >
            <dt>{label}</dt>
            <dd className={styles.shown}>
              {shown.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={on}
          onChange={(event) => change(event.target.checked)}
        />
        Use single-key shortcuts
      </label>
    </Dialog>
  );
}
