import { readerKeys } from '@storyloom/contract/chat/dialogs/reader-keys';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Choices } from '@storyloom/ui/forms/Choices';
import { Prose } from '@storyloom/ui/text/Prose';
import { ThemeChoices } from '@storyloom/ui/theme/ThemeChoices';
import { useTheme } from '@storyloom/ui/theme/use-theme';
import { Keyboard, Maximize2 } from 'lucide-react';
import styles from './ReadingSettings.module.css';
import { fontChoices, sizeChoices, widthChoices } from './reading.model.ts';
import { setFocusMode } from './use-focus-mode.ts';

/** Text settings of this device. Changes apply immediately, in all tabs. */
export default function ReadingSettings({ close }: { close: () => void }) {
  const { dialogs } = useHost();
  const { theme, change } = useTheme();
  const focus = () => {
    setFocusMode(true);
    close();
  };
  return (
    <div className={styles.settings}>
      <div className={styles.sample} aria-hidden="true">
        <Prose text="The lamp went out, and the sea was suddenly very close to the door. She counted to three. It knocked on four." />
      </div>
      <Choices
        legend="Text size"
        choices={sizeChoices.map(({ value, label, scale }) => ({
          value,
          label,
          mark: <span style={{ fontSize: `${scale}rem`, lineHeight: 1 }}>A</span>,
        }))}
        value={theme.size}
        onChange={(size) => change({ size })}
      />
      <Choices legend="Font" choices={fontChoices} value={theme.font} onChange={(font) => change({ font })} />
      <Choices
        legend="Column"
        choices={widthChoices}
        value={theme.width}
        onChange={(width) => change({ width })}
      />
      <ThemeChoices />
      <div className={styles.more}>
        <Button kind="quiet" icon={<Maximize2 />} onClick={focus}>
          Focus mode
        </Button>
        <Button kind="quiet" icon={<Keyboard />} onClick={() => void dialogs.open(readerKeys)}>
          Keyboard
        </Button>
      </div>
    </div>
  );
}
