import type { Entries } from '../lore.model.ts';
import type { EntryFacts } from './EntryCard.tsx';
import styles from './EntryList.module.css';

interface TokenTotalProps {
  entries: Entries;
  facts: ReadonlyMap<string, EntryFacts>;
  /** Null until entries have been measured. `facts` has the entries of the last response. */
  constant: number | null;
  budget: number | null;
}

const format = (value: number) => value.toLocaleString('en');

/** Tokens of the always active and of all entries, with a warning if the always active ones do not fit. */
export function TokenTotal({ entries, facts, constant, budget }: TokenTotalProps) {
  const isMeasured = entries.some(({ id }) => facts.has(id));
  if (!isMeasured || constant === null || budget === null) return null;
  const sum = (list: Entries) => list.reduce((tokens, { id }) => tokens + (facts.get(id)?.tokens ?? 0), 0);
  const total = sum(entries);
  const off = sum(entries.filter(({ enabled }) => !enabled));
  return (
    <div className={styles.total} role="status">
      <p>
        {`${format(constant)} tokens in every reply, plus the entries that it calls. All entries: ${format(total)} tokens${off > 0 ? `, ${format(off)} of them turned off` : ''}.`}
      </p>
      {constant > budget ? (
        <p className={styles.warning}>
          {`The entries that are always active cost ${format(constant)} tokens. A prompt has room for ${format(budget)}, so some are left out. Give the less important ones keys.`}
        </p>
      ) : null}
    </div>
  );
}
