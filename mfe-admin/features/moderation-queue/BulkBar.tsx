import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { Button } from '@storyloom/ui/actions/Button';
import { SelectionBar } from '@storyloom/ui/lists/SelectionBar';
import { useRef, useState } from 'react';
import { outcomeTexts } from '../admin-parts/decision-text.ts';
import { BulkDecision } from './BulkDecision.tsx';
import { type BulkOutcome, bulkOutcomes } from './bulk.model.ts';

interface BulkBarProps {
  selected: readonly ModerationCase[];
  onSelect: (cases: readonly ModerationCase[]) => void;
  /** Finds what takes the focus when nothing is selected any more. */
  focusAfter: () => HTMLElement | null;
}

/** Counts the selected cases, and decides them with one reason. */
export function BulkBar({ selected, onSelect, focusAfter }: BulkBarProps) {
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const clear = () => {
    onSelect([]);
    focusAfter()?.focus();
  };
  return (
    <>
      <SelectionBar
        label="Selected cases"
        text={selected.length === 0 ? null : `${selected.length} selected`}
      >
        {bulkOutcomes.map((value) => (
          <Button
            key={value}
            kind="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setOutcome(value);
            }}
          >
            {`${outcomeTexts[value]}…`}
          </Button>
        ))}
        <Button kind="ghost" size="small" onClick={clear}>
          Clear
        </Button>
      </SelectionBar>
      {outcome ? (
        <BulkDecision
          selected={selected}
          outcome={outcome}
          onDecided={onSelect}
          onClosed={() => setOutcome(null)}
          finalFocus={() => (opener.current?.isConnected ? opener.current : focusAfter())}
        />
      ) : null}
    </>
  );
}
