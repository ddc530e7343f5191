import type { LoreTrial } from '@storyloom/contract/lore/entities/lore-trial';
import { Button } from '@storyloom/ui/actions/Button';
import styles from './TryBox.module.css';

interface TrialTableProps {
  trial: LoreTrial;
  titleOf: (entryId: string) => string;
  /** Number of entries that messages call: those that are turned on and not always active. */
  callable: number;
  /** Null if this trial cannot become a test. */
  onMakeTest: ((entry: LoreTrial['entries'][number]) => void) | null;
}

const outcomes: Record<LoreTrial['entries'][number]['outcome'], string> = {
  active: 'Fires',
  budget: 'Left out: no room',
  probability: 'Left out by its probability',
  group: 'Left out: another of its group won',
  cooldown: 'Rests',
  delay: 'Waits for later replies',
};

/** Number of entries from which on a message should not call all. */
const many = 4;

/** The entries of a trial with their reasons and tokens, and a warning if the message calls all there are. */
export function TrialTable({ trial, titleOf, callable, onMakeTest }: TrialTableProps) {
  const { entries, tokens, budget } = trial;
  const called = entries.filter(({ reason }) => reason !== 'constant');
  const key = commonKey(called);
  const total = tokens.constant + tokens.triggered;
  return (
    <>
      <p>
        <strong>{`${total} tokens`}</strong>{' '}
        <span>{`in this turn: ${tokens.constant} always, ${tokens.triggered} by keys (at most ${budget.triggered.toLocaleString('en')}).`}</span>
      </p>
      {entries.length === 0 ? <p>No entry fires.</p> : null}
      {callable >= many && called.length >= callable ? (
        <p className={styles.warning}>
          {`This message calls all ${callable} entries. Take out keys that fit too much${key ? `, such as “${key}”` : ''}.`}
        </p>
      ) : null}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.entryId} data-active={entry.outcome === 'active'}>
            <p className={styles.title}>{titleOf(entry.entryId)}</p>
            <p className={styles.why}>
              {`${outcomes[entry.outcome]} · ${describeReason(entry, titleOf)} · ${entry.tokens} tokens`}
            </p>
            {onMakeTest === null ? null : (
              <Button kind="quiet" size="small" onClick={() => onMakeTest(entry)}>
                Make this a test
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The key that called the most entries; empty if none was called by one. */
function commonKey(called: LoreTrial['entries']): string {
  const keys = called.flatMap(({ key }) => key ?? []);
  const [[key] = ['']] = [...Map.groupBy(keys, (each) => each)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return key;
}

function describeReason(
  { reason, key, calledBy, messagesAgo }: LoreTrial['entries'][number],
  titleOf: TrialTableProps['titleOf'],
): string {
  if (reason === 'constant') return 'always active';
  if (reason === 'sticky') return 'stays active';
  if (calledBy !== null) return `“${key}” in ${titleOf(calledBy)}`;
  if (messagesAgo === null || messagesAgo === 0) return `key “${key}”`;
  return `key “${key}” in an earlier ${messagesAgo % 2 === 1 ? 'reply' : 'message'}`;
}
