import { earnings as earningsEndpoint } from '@storyloom/contract/creators/endpoints/earnings';
import { userMessages } from '@storyloom/contract/users/messages';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { Section } from '@storyloom/ui/sections/Section';
import { ContractSection } from './ContractSection.tsx';
import styles from './Earnings.module.css';
import { EarningsFigures } from './EarningsFigures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { Milestones } from './Milestones.tsx';
import { Withdrawals } from './Withdrawals.tsx';

/** The visitor's creator programme, which needs an account. */
export function Earnings() {
  const { status } = useSession();
  if (status === 'guest') return <LoginNotice />;
  return status === 'real' ? <OwnEarnings /> : <Skeleton height={240} />;
}

function OwnEarnings() {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery({ ...ownQuery(host, userId, earningsEndpoint, {}), refetchOnMount: 'always' });
  if (query.isPending) return <Skeleton height={240} />;
  if (query.data === undefined)
    return <ErrorPanel onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <div className={styles.earnings}>
      {query.data.visitors === 0 ? <FirstSteps tiers={query.data.tiers} /> : null}
      <Section label="Figures">
        <EarningsFigures earnings={query.data} />
      </Section>
      <Milestones earnings={query.data} />
      <ContractSection />
      <Withdrawals earnings={query.data} />
    </div>
  );
}

function LoginNotice() {
  const host = useHost();
  return (
    <EmptyState
      art="lantern"
      title="Earn with your stories"
      text="Published stories earn money at milestones of unique visitors."
      action={
        <>
          <p className={styles.login}>{userMessages.pleaseLogIn}</p>
          <Button onClick={() => void host.requireLogin()}>Log in</Button>
        </>
      }
    />
  );
}
