import { Button } from '@storyloom/ui/actions/Button';
import { useState } from 'react';
import styles from './LoreMap.module.css';
import type { Call } from './lore-map.model.ts';

/** Number of rows added at a time. */
const ROWS = 100;

/** All calls with their keys. */
export function CallTable({ calls, titleOf }: { calls: readonly Call[]; titleOf: (id: string) => string }) {
  const [shown, setShown] = useState(ROWS);
  return (
    <details className={styles.all}>
      <summary>All calls ({calls.length.toLocaleString('en')})</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Which entry calls which</caption>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">Calls</th>
            <th scope="col">By the key</th>
          </tr>
        </thead>
        <tbody>
          {calls.slice(0, shown).map(({ from, to, key }) => (
            <tr key={`${from} ${to}`}>
              <td>{titleOf(from)}</td>
              <td>{titleOf(to)}</td>
              <td>{key}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < calls.length ? (
        <Button kind="quiet" size="small" onClick={() => setShown(shown + ROWS)}>
          Show {Math.min(ROWS, calls.length - shown)} more
        </Button>
      ) : null}
    </details>
  );
}
