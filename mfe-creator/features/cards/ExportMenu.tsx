import { exportFile } from '@storyloom/contract/endpoints/cards/export-file';
import type { CardFormat } from '@storyloom/contract/entities/card-import';
import { actionMessages } from '@storyloom/contract/messages/actions';
import { downloadFile } from '@storyloom/http/download-file';
import { serverMessage } from '@storyloom/http/errors';
import { saveFile } from '@storyloom/http/save-file';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Download } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { exportChoices, fileName } from './export-choices.ts';

const Menu = lazy(() =>
  import('@storyloom/ui/overlays/Menu').then(({ Menu: loaded }) => ({ default: loaded })),
);

interface ExportMenuProps {
  storyId: string;
  /** Names the file. */
  title: string;
}

/** Downloads a story as a card, a lorebook or a file with everything that belongs to it. */
export function ExportMenu({ storyId, title }: ExportMenuProps) {
  const host = useHost();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const download = async (format: CardFormat) => {
    setLoading(true);
    try {
      saveFile(await downloadFile(host.transport, exportFile, { storyId, format }), fileName(title, format));
    } catch (error) {
      host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button
        ref={anchor}
        kind="quiet"
        size="small"
        icon={<Download aria-hidden="true" />}
        loading={isLoading}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        Export
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Menu
            label="Export as"
            open
            onOpenChange={setOpen}
            anchor={anchor}
            items={exportChoices.map(({ format, label }) => ({
              id: format,
              label,
              onSelect: () => void download(format),
            }))}
          />
        </Suspense>
      ) : null}
    </>
  );
}
