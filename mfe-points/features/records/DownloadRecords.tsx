import { actionMessages } from '@storyloom/contract/core/messages';
import { downloadHistory } from '@storyloom/contract/points/endpoints/download-history';
import { downloadFile } from '@storyloom/http/download-file';
import { serverMessage } from '@storyloom/http/errors';
import { saveFile } from '@storyloom/http/save-file';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Download } from 'lucide-react';

/** Saves the whole points history as a CSV file. */
export function DownloadRecords() {
  const host = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(await downloadFile(host.transport, downloadHistory, {}), 'storyloom-points.csv'),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  return (
    <Button kind="quiet" size="small" icon={<Download />} loading={isPending} onClick={() => mutate()}>
      Download CSV
    </Button>
  );
}
