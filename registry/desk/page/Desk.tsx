import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Overview } from '../overview.ts';
import styles from './Desk.module.css';
import { ask, overviewQuery } from './desk.queries.ts';
import { MfeDetails } from './MfeDetails.tsx';
import { MfeNav } from './MfeNav.tsx';
import { SignIn } from './SignIn.tsx';

/** The whole page. */
export function Desk() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery);
  if (data) return <SignedIn overview={data} isStale={error !== null} />;
  if (data === null) return <SignIn />;
  return (
    <main className={styles.signIn} aria-busy={!error}>
      <h1>Release desk</h1>
      {error ? (
        <ErrorPanel text={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={220} />
      )}
    </main>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The name in the fragment of the address, so that a micro-frontend has an address; otherwise the one of the token, or the first. */
function useChosen(names: readonly string[], own: string): string | undefined {
  const chosen = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  return [chosen, own].find((name) => names.includes(name)) ?? names[0];
}

function SignedIn({ overview: { actor, mfes }, isStale }: { overview: Overview; isStale: boolean }) {
  const names = mfes.map(({ name }) => name);
  const chosen = useChosen(names, actor.scope);
  const mfe = mfes.find(({ name }) => name === chosen);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Release desk</h1>
        <p className={styles.who}>
          <span>{actor.name}</span>
          <SignOut />
        </p>
      </header>
      {isStale ? (
        <ErrorPanel compact title="The registry does not answer." text="What you see may be out of date." />
      ) : null}
      {mfe ? (
        <div className={styles.columns}>
          <MfeNav mfes={mfes} chosen={mfe.name} />
          <MfeDetails key={mfe.name} mfe={mfe} />
        </div>
      ) : (
        <main>
          <EmptyState title="No releases yet" text="Publish one: npm run release -- publish reader" />
        </main>
      )}
    </div>
  );
}

function SignOut() {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => ask('/sign-out', {}),
    onSuccess: () => {
      client.removeQueries({ queryKey: ['history'] });
      client.setQueryData(overviewQuery.queryKey, null);
    },
  });
  return (
    <Button kind="ghost" size="small" loading={signOut.isPending} onClick={() => signOut.mutate()}>
      Sign out
    </Button>
  );
}
