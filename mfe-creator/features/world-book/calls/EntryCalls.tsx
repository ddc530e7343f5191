import type { LoreAnalysis } from '@storyloom/contract/lore/entities/lore-analysis';
import { Button } from '@storyloom/ui/actions/Button';
import { useMemo, useState } from 'react';
import { useEntries } from '../use-lore.ts';
import styles from './EntryCalls.module.css';

interface EntryCallsProps {
  /** Null until the entries have been analyzed. */
  analysis: LoreAnalysis | null;
  /** True if the analysis failed; the page shows the error. */
  hasFailed: boolean;
}

/** Number of rows added at a time. */
const ROWS = 100;

/** A table of which entry calls which other one, by which key. */
export function EntryCalls({ analysis, hasFailed }: EntryCallsProps) {
  const entries = useEntries();
  const [shown, setShown] = useState(ROWS);
  const titles = useMemo(
    () => new Map(entries.map(({ id, title }) => [id, title.trim() || 'Untitled entry'])),
    [entries],
  );
  const titleOf = (id: string) => titles.get(id) ?? 'Deleted entry';
  if (analysis === null) return hasFailed ? null : <p className={styles.note}>Reading the entries…</p>;
  const calls = analysis.entries.flatMap(({ entryId: from, calls: called }) =>
    called.map(({ entryId: to, key }) => ({ from, to, key })),
  );
  if (calls.length === 0) {
    return (
      <p className={styles.note}>
        No entry calls another one. An entry calls those whose keys are in its text.
      </p>
    );
  }
  return (
    <div>
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
    </div>
  );
}
