import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMfe } from '../overview.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Action } from './actions.ts';
import { Canary } from './Canary.tsx';
import styles from './Desk.module.css';
import { historyQuery } from './desk.queries.ts';
import { Audit, Failures, Refusals } from './History.tsx';
import { Live } from './Live.tsx';
import { Releases } from './Releases.tsx';
import { Sizes } from './Sizes.tsx';

/** One micro-frontend: what is live, how it does, and how it came about. */
export function MfeDetails({ mfe }: { mfe: DeskMfe }) {
  const [action, setAction] = useState<Action | null>(null);
  const [said, setSaid] = useState('');
  const { data, error, isFetching, refetch } = useQuery(historyQuery(mfe.name));
  return (
    <main className={styles.details}>
      <p role="status" className={said ? styles.said : 'visually-hidden'}>
        {said}
      </p>
      <Live mfe={mfe} onAction={setAction} />
      {mfe.canary ? <Canary mfe={mfe} canary={mfe.canary} onAction={setAction} /> : null}
      <Failures failures={mfe.failures} />
      {data ? (
        <>
          <Releases mfe={mfe} releases={data.releases} visits={data.visits} onAction={setAction} />
          <Sizes releases={data.releases} />
          <Refusals refusals={data.refusals} />
          <Audit audit={data.audit} />
        </>
      ) : error ? (
        <ErrorPanel compact text={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={320} />
        </div>
      )}
      {action ? <ActionDialog action={action} onDone={setSaid} onClosed={() => setAction(null)} /> : null}
    </main>
  );
}
