import { Button } from '@storyloom/ui/actions/Button';
import { FactList } from '@storyloom/ui/sections/Facts';
import { Section } from '@storyloom/ui/sections/Section';
import type { DeskMfe } from '../overview.ts';
import { type Action, lock, rollBack, unlock, withdraw } from './actions.ts';
import styles from './Desk.module.css';
import { formatShare, formatTime } from './format.ts';

interface LiveProps {
  mfe: DeskMfe;
  onAction: (action: Action) => void;
}

/** What is live for whom, and the lock. */
export function Live({ mfe, onAction }: LiveProps) {
  const { name, stable, lastKnownGood, canary, lock: kept } = mfe;
  const share = canary ? `${formatShare(10_000 - canary.basisPoints)} of the visitors` : 'all visitors';
  const rows = [
    ['Stable', stable, share],
    ['Canary', canary, `${formatShare(canary?.basisPoints ?? 0)} of the visitors`],
    ['Last known good', lastKnownGood, 'where the stable one does not load'],
  ] as const;
  return (
    <Section title={name}>
      {stable ? null : <p>It is off the site. To bring it back, promote one of its releases.</p>}
      <FactList
        facts={rows.flatMap(([label, release, whom]) => (release ? [[label, titleOf(release, whom)]] : []))}
      />
      {kept ? (
        <p
          className={styles.lock}
        >{`Locked by ${kept.actor} since ${formatTime(kept.at)}: ${kept.reason}`}</p>
      ) : null}
      {mfe.mayChange ? (
        <div className={styles.acts}>
          {stable && lastKnownGood ? (
            <Button kind="quiet" onClick={() => onAction(rollBack(mfe, stable, lastKnownGood))}>
              Roll back
            </Button>
          ) : null}
          <Button kind="quiet" onClick={() => onAction(kept ? unlock(mfe) : lock(mfe))}>
            {kept ? 'Unlock' : 'Lock'}
          </Button>
          {stable ? (
            <Button kind="danger" onClick={() => onAction(withdraw(mfe))}>
              Withdraw
            </Button>
          ) : null}
        </div>
      ) : (
        <p className={styles.note}>Your token is for another micro-frontend, so you see no buttons here.</p>
      )}
    </Section>
  );
}

const titleOf = ({ version, buildId }: { version: string; buildId: string }, whom: string) => (
  <>
    <strong>{version}</strong> <code>{buildId}</code> {whom}
  </>
);
