import { type LoreTestDraft, loreTestMessages } from '@storyloom/contract/lore/entities/lore-test';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { pageMessages } from '@storyloom/contract/platform/messages';
import { serverMessage } from '@storyloom/http/errors';
import { Button } from '@storyloom/ui/actions/Button';
import { focusWhenShown } from '@storyloom/ui/forms/focus-control';
import { useRestoreFocus } from '@storyloom/ui/forms/use-restore-focus';
import { newLoreId, useChangeTests, useEntries, useKnots, useLoreTests } from '../use-lore.ts';
import { LoreTest, messageId } from './LoreTest.tsx';
import styles from './LoreTests.module.css';
import type { TestRun } from './use-test-run.ts';

/** The story's lore tests with their last results. */
export function LoreTests({ run }: { run: TestRun }) {
  const entries = useEntries();
  const tests = useLoreTests();
  const knots = useKnots();
  const change = useChangeTests();
  const results = new Map(run.results.map((result) => [result.testId, result]));
  const options = entries.map(({ id, title }) => ({ value: id, label: title.trim() || 'Untitled entry' }));
  const [first] = entries;
  const restoreFocus = useRestoreFocus();

  const update = (id: string, values: Partial<LoreTestDraft>) =>
    change((all) => all.map((test) => (test.id === id ? { ...test, ...values } : test)));

  return (
    <div className={styles.tests} {...restoreFocus}>
      <p className={styles.note}>
        A test says which entry a message must call, alone or after earlier turns. Tests run when you save and
        when you publish.
      </p>
      <div className={styles.tools}>
        {tests.length === 0 ? null : (
          <Button loading={run.isPending} onClick={run.start}>
            {`Run ${tests.length === 1 ? '1 test' : `${tests.length} tests`}`}
          </Button>
        )}
        <Button
          kind="quiet"
          disabled={first === undefined || tests.length >= loreLimits.tests}
          onClick={() => {
            if (first === undefined) return;
            const test = {
              id: newLoreId(),
              earlier: [],
              message: '',
              entryId: first.id,
              expect: 'fires' as const,
            };
            change((all) => [...all, test]);
            focusWhenShown(messageId(test.id));
          }}
        >
          Add test
        </Button>
      </div>
      {tests.length >= loreLimits.tests ? <p className={styles.note}>{loreTestMessages.tests}</p> : null}
      <p role="status" className={styles.summary} data-failed={run.failed > 0} data-outdated={!run.isCurrent}>
        {run.error ? (serverMessage(run.error) ?? pageMessages.loadFailed) : summarize(run)}
      </p>
      <ul className={styles.list}>
        {tests.map((test, at) => (
          <li key={test.id}>
            <LoreTest
              test={test}
              number={at + 1}
              entries={options}
              knots={knots}
              result={results.get(test.id)}
              isOutdated={!run.isCurrent}
              onChange={(values) => update(test.id, values)}
              onDelete={() => change((all) => all.filter(({ id }) => id !== test.id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

function summarize({ results, failed, isCurrent, ranAt }: TestRun): string {
  if (results.length === 0 || ranAt === null) return '';
  const at = `Last run ${moment.format(ranAt)}`;
  if (!isCurrent) return `The story has changed since these results. ${at}.`;
  if (failed === 0) return `All tests pass. ${at}.`;
  return `${failed === 1 ? '1 test fails' : `${failed} tests fail`}. ${at}.`;
}
