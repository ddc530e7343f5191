import { Badge } from '@storyloom/ui/text/Badge';
import type { DeskMfe } from '../overview.ts';
import styles from './Desk.module.css';
import { formatShare } from './format.ts';
import { healthOf } from './health.ts';

/** All micro-frontends, with what needs attention. */
export function MfeNav({ mfes, chosen }: { mfes: readonly DeskMfe[]; chosen: string }) {
  return (
    <nav aria-label="Micro-frontends">
      <ul className={styles.nav}>
        {mfes.map((mfe) => (
          <li key={mfe.name}>
            <a
              href={`#${mfe.name}`}
              className={styles.link}
              aria-current={mfe.name === chosen ? 'page' : undefined}
            >
              <span className={styles.name}>{mfe.name}</span>
              <span className={styles.note}>{mfe.stable?.version ?? 'off the site'}</span>
              <Marks mfe={mfe} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Marks({ mfe }: { mfe: DeskMfe }) {
  const { stable, canary, lock, failures } = mfe;
  const live = [stable, canary].filter((build) => build !== null);
  const health = stable && healthOf(mfe, live, Date.now());
  const failed = failures.reduce((sum, { count }) => sum + count, 0);
  return (
    <span className={styles.marks}>
      {health ? <Badge tone={health.tone}>{health.label}</Badge> : null}
      {canary ? <Badge tone="cool">{`canary ${formatShare(canary.basisPoints)}`}</Badge> : null}
      {lock ? <Badge tone="ember">locked</Badge> : null}
      {failed > 0 ? <Badge>{`${failed.toLocaleString('en')} failed`}</Badge> : null}
    </span>
  );
}
