import { chatLimits } from '@storyloom/contract/chat/limits';
import type { LoreTestDraft, LoreTestResult } from '@storyloom/contract/lore/entities/lore-test';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { Button } from '@storyloom/ui/actions/Button';
import { SelectField, type SelectOption } from '@storyloom/ui/forms/SelectField';
import { TextArea } from '@storyloom/ui/forms/TextArea';
import { TextField } from '@storyloom/ui/forms/TextField';
import { loreTestLabels } from '../../draft/item-labels.ts';
import { loreExpectations } from '../../draft/lore-choices.ts';
import { EarlierTurns } from '../turns/EarlierTurns.tsx';
import styles from './LoreTests.module.css';

interface LoreTestProps {
  test: LoreTestDraft;
  /** Number of the test, from 1. */
  number: number;
  entries: readonly SelectOption[];
  /** Parts of the script. */
  knots: readonly string[];
  result: LoreTestResult | undefined;
  /** True if the story has changed since the result. */
  isOutdated: boolean;
  onChange: (values: Partial<LoreTestDraft>) => void;
  onDelete: () => void;
}

export function LoreTest(props: LoreTestProps) {
  const { test, number, entries, knots, result, isOutdated, onChange, onDelete } = props;
  const knot = test.knot ?? '';
  const isKnown = entries.some(({ value }) => value === test.entryId);
  return (
    <article className={styles.test} aria-label={`Test ${number}`}>
      <EarlierTurns turns={test.earlier} onChange={(earlier) => onChange({ earlier })} />
      {knots.length === 0 && knot === '' ? null : (
        <SelectField
          label={loreTestLabels.knot}
          hint="What the reader has just been told, in the reply before the message."
          placeholder="None"
          options={[...new Set(knot === '' ? knots : [knot, ...knots])].map((name) => ({
            value: name,
            label: knots.includes(name) ? name : `${name} (deleted)`,
          }))}
          value={knot}
          onChange={({ target }) => onChange({ knot: target.value || undefined })}
        />
      )}
      <TextArea
        id={messageId(test.id)}
        label={`${loreTestLabels.message} of test ${number}`}
        maxLength={chatLimits.message}
        value={test.message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <div className={styles.expectation}>
        <SelectField
          label={loreTestLabels.entryId}
          options={isKnown ? entries : [{ value: test.entryId, label: 'Deleted entry' }, ...entries]}
          value={test.entryId}
          onChange={(event) => onChange({ entryId: event.target.value })}
        />
        <SelectField
          label={loreTestLabels.expect}
          options={loreExpectations}
          value={test.expect}
          onChange={(event) => onChange({ expect: event.target.value === 'silent' ? 'silent' : 'fires' })}
        />
        <TextField
          type="number"
          inputMode="numeric"
          label={loreTestLabels.maxTokens}
          optional
          min={1}
          max={loreLimits.testTokens}
          value={test.maxTokens ?? ''}
          onChange={(event) => {
            const value = Math.round(event.target.valueAsNumber);
            const isLimit = Number.isFinite(value) && value >= 1;
            onChange({ maxTokens: isLimit ? Math.min(value, loreLimits.testTokens) : undefined });
          }}
        />
      </div>
      {result === undefined ? null : (
        <p className={styles.result} data-passed={result.passed} data-outdated={isOutdated}>
          <strong>{resultText(result.passed, isOutdated)}</strong> {result.explanation}
        </p>
      )}
      <Button kind="ghost" size="small" onClick={onDelete}>
        {`Delete test ${number}`}
      </Button>
    </article>
  );
}

/** Id of the field of a test's message. */
export const messageId = (testId: string) => `lore-test-${testId}-message`;

function resultText(passed: boolean, isOutdated: boolean): string {
  if (isOutdated) return passed ? 'Passed before the last changes.' : 'Failed before the last changes.';
  return passed ? 'Passes.' : 'Fails.';
}
