import { actionMessages } from '@storyloom/contract/core/messages';
import { downloadExport } from '@storyloom/contract/users/endpoints/download-export';
import { exportStatus } from '@storyloom/contract/users/endpoints/export-status';
import { requestExport } from '@storyloom/contract/users/endpoints/request-export';
import type { DataExport } from '@storyloom/contract/users/entities/data-export';
import { downloadFile } from '@storyloom/http/download-file';
import { serverMessage } from '@storyloom/http/errors';
import { saveFile } from '@storyloom/http/save-file';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { cx } from '@storyloom/ui/cx';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { fileSize } from '@storyloom/ui/forms/FileField';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { Download } from 'lucide-react';
import { settingsSections } from '../settings-sections/sections.ts';
import styles from './ExportData.module.css';

/** Polling interval while an export is being created, in ms. */
const POLL_MS = 2_000;

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function stateText(made: DataExport | null | undefined): string {
  if (isUnderWay(made)) return 'We’re making your export.';
  if (made?.state === 'failed') return 'The export couldn’t be made. Try again.';
  if (made?.state !== 'done') return '';
  const until = time.format(new Date(made.expiresAt ?? made.requestedAt));
  return `Your export is ready: ${fileSize(made.bytes ?? 0)}. Available until ${until}; then you can create another.`;
}

const isUnderWay = (data: DataExport | null | undefined) =>
  data?.state === 'waiting' || data?.state === 'running';

/** Creates and downloads a copy of the visitor's own data. */
export function ExportData() {
  const host = useHost();
  const { status, userId } = useSession();
  const options = ownQuery(host, userId, exportStatus, {});
  const query = useQuery({
    ...options,
    enabled: status === 'real',
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  });
  const focus = useRestoreFocus(([first]) => first);
  const say = (error: unknown) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
  const request = useMutation({
    mutationFn: () => host.call(requestExport, {}),
    onSuccess: (made) => host.queryClient.setQueryData(options.queryKey, made),
    onError: say,
  });
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await downloadFile(host.transport, downloadExport, {}), 'storyloom-data.zip'),
    onError: async (error) => {
      say(error);
      await query.refetch();
    },
  });
  if (status !== 'real') return null;
  const made = query.data;
  return (
    <TitledCard {...settingsSections.data}>
      <p className={styles.about}>
        Get a copy of your profile, stories, saves and everything you played: a ZIP file of JSON files. It
        takes a moment to make, and you can download it for 24 hours.
      </p>
      {query.isError && made === undefined ? (
        <ErrorPanel
          compact
          title="Couldn’t load your export."
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : null}
      <p className={cx(styles.state, made?.state === 'failed' && styles.failed)} role="status">
        {stateText(made)}
      </p>
      {isUnderWay(made) ? (
        <div className={styles.progress}>
          <progress value={made?.progress ?? 0} max={100} aria-label="Creating your export" />
          <span>{`${made?.progress ?? 0} %`}</span>
        </div>
      ) : null}
      <div className={styles.actions} {...focus}>
        {made?.state === 'done' ? (
          <Button icon={<Download />} loading={download.isPending} onClick={() => download.mutate()}>
            Download
          </Button>
        ) : (
          <Button
            kind="quiet"
            disabled={made === undefined}
            loading={request.isPending || isUnderWay(made)}
            onClick={() => request.mutate()}
          >
            Create export
          </Button>
        )}
      </div>
    </TitledCard>
  );
}
