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
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Archive } from 'lucide-react';
import styles from './WorksArchive.module.css';

const kind = 'WORKS';
/** Polling interval while an archive is being made, in ms. */
const POLL_MS = 2_000;

const isUnderWay = (data: DataExport | null | undefined) =>
  data?.state === 'waiting' || data?.state === 'running';

/** Makes and downloads an archive of all works of the visitor. */
export function WorksArchive() {
  const host = useHost();
  const { status, userId } = useSession();
  const options = ownQuery(host, userId, exportStatus, { kind });
  const query = useQuery({
    ...options,
    enabled: status === 'real',
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  });
  const say = (error: unknown) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
  const request = useMutation({
    mutationFn: () => host.call(requestExport, { kind }),
    onSuccess: (made) => host.queryClient.setQueryData(options.queryKey, made),
    onError: say,
  });
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await downloadFile(host.transport, downloadExport, { kind }), 'storyloom-works.zip'),
    onError: async (error) => {
      say(error);
      await query.refetch();
    },
  });
  if (status !== 'real') return null;
  const { data } = query;
  if (query.isError && data === undefined) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load your archive."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <section className={styles.archive} aria-label="All works in one archive">
      <p className={styles.about}>
        {isUnderWay(data)
          ? `Packing your works: ${data?.progress ?? 0} %`
          : 'Keep a copy of everything you wrote, once a day. Each story in the archive can be imported again.'}
      </p>
      {data?.state === 'failed' ? (
        <p className={styles.failed} role="alert">
          The archive couldn’t be made. Try again.
        </p>
      ) : null}
      {data?.state === 'done' ? (
        <Button kind="quiet" size="small" loading={download.isPending} onClick={() => download.mutate()}>
          Download archive
        </Button>
      ) : (
        <Button
          kind="ghost"
          size="small"
          icon={<Archive aria-hidden="true" />}
          loading={request.isPending || isUnderWay(data)}
          onClick={() => request.mutate()}
        >
          Pack all works
        </Button>
      )}
    </section>
  );
}
