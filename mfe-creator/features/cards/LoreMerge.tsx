import type { Lorebook } from '@storyloom/contract/cards/entities/card-import';
import { type LoreEntryDraft, loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { randomId } from '@storyloom/http/random-id';
import { Button } from '@storyloom/ui/actions/Button';
import { useEffect, useMemo, useRef } from 'react';
import styles from './LorebookPanel.module.css';
import { LoreMatchRow } from './LoreMatchRow.tsx';
import { MappingReport } from './MappingReport.tsx';
import {
  defaultChoice,
  type LoreChoice,
  type LoreChoices,
  type LoreMatch,
  matchKey,
  matchLore,
  mergeLore,
} from './merge-lore.ts';

interface LoreMergeProps {
  found: Lorebook;
  /** The entries of the draft. */
  lore: readonly LoreEntryDraft[];
  choices: LoreChoices;
  onChoose: (choices: LoreChoices) => void;
  onMerge: (merged: LoreEntryDraft[], text: string) => void;
  onCancel: () => void;
}

const newId = () => randomId().slice(0, 16);

/** Chooses what happens to each entry of a lorebook. */
export function LoreMerge({ found, lore, choices, onChoose, onMerge, onCancel }: LoreMergeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const matches = useMemo(() => matchLore(lore, found.entries), [lore, found]);
  const choiceOf = (match: LoreMatch) => choices.get(matchKey(match)) ?? defaultChoice(match);
  const choose = (chosen: readonly LoreMatch[], choice: LoreChoice) =>
    onChoose(new Map([...choices, ...chosen.map((match) => [matchKey(match), choice] as const)]));
  const known = matches.filter(({ existing }) => existing !== null);
  const fresh = matches.filter(({ existing }) => existing === null);
  const merged = mergeLore(lore, matches, choiceOf, newId);
  const problem = loreEntryDrafts.safeParse(merged).error?.issues[0]?.message;
  const count = (choice: LoreChoice) => matches.filter((match) => choiceOf(match) === choice).length;
  const rows = (shown: readonly LoreMatch[]) => (
    <ul className={styles.rows}>
      {shown.map((match) => (
        <LoreMatchRow
          key={match.entry.id}
          match={match}
          choice={choiceOf(match)}
          onChoose={(choice) => choose([match], choice)}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {`${found.name}: ${entriesText(matches.length)}`}
      </h3>
      {known.length > 0 ? (
        <section aria-label="Entries that you already have">
          <p className={styles.lead}>
            {`${known.length === 1 ? 'One is' : `${known.length} are`} like an entry that you have.`}
          </p>
          {known.length > 1 ? (
            <div className={styles.actions}>
              {(['skip', 'replace', 'add'] as const).map((choice) => (
                <Button key={choice} kind="quiet" size="small" onClick={() => choose(known, choice)}>
                  {allTexts[choice]}
                </Button>
              ))}
            </div>
          ) : null}
          {rows(known)}
        </section>
      ) : null}
      {fresh.length > 0 ? (
        <details className={styles.fresh}>
          <summary>{`${entriesText(fresh.length)} that you don’t have`}</summary>
          {rows(fresh)}
        </details>
      ) : null}
      <MappingReport notes={found.report} isOriginalKept={false} />
      {problem ? (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button
          disabled={problem !== undefined || count('skip') === matches.length}
          onClick={() => onMerge(merged, doneText(count('add'), count('replace'), count('skip')))}
        >
          Add to the world book
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const allTexts: Record<LoreChoice, string> = {
  skip: 'Keep all mine',
  replace: 'Replace all',
  add: 'Add all as well',
};

const entriesText = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/** “12 entries added, 3 replaced, 2 skipped.” */
function doneText(added: number, replaced: number, skipped: number): string {
  const parts = [
    `${entriesText(added)} added`,
    ...(replaced > 0 ? [`${replaced} replaced`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  return `${parts.join(', ')}.`;
}
