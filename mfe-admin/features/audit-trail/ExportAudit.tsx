import { exportAudit } from '@storyloom/contract/admin/endpoints/export-audit';
import { actionMessages } from '@storyloom/contract/core/messages';
import { downloadFile } from '@storyloom/http/download-file';
import { serverMessage } from '@storyloom/http/errors';
import { saveFile } from '@storyloom/http/save-file';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Download } from 'lucide-react';
import type { AuditSearch } from './audit-search.ts';

/** Saves the actions that match as a CSV file. */
export function ExportAudit({ search }: { search: AuditSearch }) {
  const host = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(await downloadFile(host.transport, exportAudit, search), 'storyloom-audit.csv'),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  return (
    <Button kind="quiet" size="small" icon={<Download />} loading={isPending} onClick={() => mutate()}>
      Export CSV
    </Button>
  );
}
