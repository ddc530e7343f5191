import { Button } from '@storyloom/ui/actions/Button';
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
  return (
    <Section title={name}>
      {stable ? null : <p>It is off the site. To bring it back, promote one of its releases.</p>}
      <dl className={styles.live}>
        {stable ? <Row label="Stable" release={stable} whom={share} /> : null}
        {canary ? (
          <Row label="Canary" release={canary} whom={`${formatShare(canary.basisPoints)} of the visitors`} />
        ) : null}
        {lastKnownGood ? (
          <Row label="Last known good" release={lastKnownGood} whom="where the stable one does not load" />
        ) : null}
      </dl>
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

interface RowProps {
  label: string;
  release: { version: string; buildId: string };
  whom: string;
}

function Row({ label, release: { version, buildId }, whom }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className={styles.version}>{version}</span> <code>{buildId}</code>
        <span className={styles.whom}>{whom}</span>
      </dd>
    </div>
  );
}
