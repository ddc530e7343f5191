import { Link } from '@storyloom/mfe';
import type { ReactNode } from 'react';
import styles from './AdminParts.module.css';
import { formatTime } from './format-time.ts';

interface LedgerFault {
  account: string;
  fault: string;
  foundAt: string;
}

/** Differences that the verifier found in a ledger, by account. `advise` returns what to do about one. */
export function LedgerFaults({
  faults,
  advise,
}: {
  faults: readonly LedgerFault[];
  advise?: (fault: string) => ReactNode;
}) {
  return (
    <ul className={styles.form} aria-label="Differences in the ledger">
      {faults.map(({ account, fault, foundAt }) => (
        <li key={`${account} ${fault}`} className={styles.card}>
          <p>
            Account <Link to={`/admin/users/${account}`}>{account}</Link>: {fault}.
          </p>
          {advise ? <p>{advise(fault)}</p> : null}
          <time className={styles.note} dateTime={foundAt}>
            Found {formatTime(foundAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}
