import { exportFile } from '@storyloom/contract/cards/endpoints/export-file';
import type { CardFormat } from '@storyloom/contract/cards/entities/card-import';
import { actionMessages } from '@storyloom/contract/core/messages';
import { downloadFile } from '@storyloom/http/download-file';
import { serverMessage } from '@storyloom/http/errors';
import { saveFile } from '@storyloom/http/save-file';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import styles from './ExportChoices.module.css';
import { exportChoices, fileName } from './export-choices.ts';

interface ExportChoicesProps {
  storyId: string;
  /** Used as the file name. */
  title: string;
}

/** Downloads a story as a card, a lorebook or a file with everything that belongs to it. */
export function ExportChoices({ storyId, title }: ExportChoicesProps) {
  const host = useHost();
  const [loading, setLoading] = useState<CardFormat | null>(null);
  const download = async (format: CardFormat) => {
    setLoading(format);
    try {
      saveFile(await downloadFile(host.transport, exportFile, { storyId, format }), fileName(title, format));
    } catch (error) {
      host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
    } finally {
      setLoading(null);
    }
  };
  return (
    <>
      <p className={styles.note}>
        The draft as it was last saved. Parts of an imported file that we don’t use are written back.
      </p>
      <ul className={styles.choices}>
        {exportChoices.map(({ format, label, about }) => (
          <li key={format} className={styles.choice}>
            <div>
              <p className={styles.label}>{label}</p>
              <p className={styles.about}>{about}</p>
            </div>
            <Button
              kind="quiet"
              size="small"
              aria-label={`Download: ${label}`}
              loading={loading === format}
              disabled={loading !== null && loading !== format}
              onClick={() => void download(format)}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
