import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { useMemo, useState } from 'react';
import { UndoLine } from '../draft/UndoLine.tsx';
import { CompileButton } from './compile/CompileButton.tsx';
import { EntryList } from './entries/EntryList.tsx';
import { LoreErrors } from './LoreErrors.tsx';
import { worldBookSectionId } from './section-id.ts';
import { LoreTests } from './tests/LoreTests.tsx';
import { useTestRun } from './tests/use-test-run.ts';
import { BookText } from './text/BookText.tsx';
import { TryBox } from './trial/TryBox.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useEntries, useLoreTests } from './use-lore.ts';
import { useUndoableEntries } from './use-undo.ts';
import styles from './WorldBookSection.module.css';

type Tab = 'text' | 'entries' | 'try' | 'tests';

/** The world book: its text, and the entries for the storyteller. */
export default function WorldBookSection() {
  const entries = useEntries();
  const tests = useLoreTests();
  const [tab, setTab] = useState<Tab>('text');
  const { data: analysis, error: analysisError, isRetrying, retry } = useAnalysis();
  const run = useTestRun();
  const undoable = useUndoableEntries();
  const facts = useMemo(() => new Map(analysis?.entries.map((one) => [one.entryId, one])), [analysis]);
  const tabs = [
    { value: 'text', label: 'Text' },
    { value: 'entries', label: `Entries (${entries.length})` },
    { value: 'try', label: 'Try' },
    { value: 'tests', label: run.failed > 0 ? `Tests (${run.failed} failing)` : `Tests (${tests.length})` },
  ] as const;
  // On other tabs the undo line would cover their fields.
  const isUndoShown = tab === 'text' || tab === 'entries';
  return (
    <div id={worldBookSectionId} tabIndex={-1} className={styles.section}>
      <LoreErrors isTextShown={tab === 'text'} />
      <Tabs label="World book" items={tabs} value={tab} onChange={setTab} panelClassName={styles.panel}>
        {tab === 'text' ? (
          <BookText>
            <CompileButton change={undoable.change} />
          </BookText>
        ) : null}
        {tab === 'entries' ? (
          <>
            {analysisError === null ? null : (
              <ErrorPanel compact title="Couldn’t read the entries." onRetry={retry} retrying={isRetrying} />
            )}
            <EntryList
              undoable={undoable}
              facts={facts}
              constantTokens={analysis?.constantTokens ?? null}
              constantBudget={analysis?.constantBudget ?? null}
            />
          </>
        ) : null}
        {tab === 'try' ? <TryBox /> : null}
        {tab === 'tests' ? <LoreTests run={run} /> : null}
      </Tabs>
      <div className={styles.undo}>
        <UndoLine
          floating
          text={isUndoShown ? (undoable.last?.text ?? null) : null}
          onUndo={() => undoable.last?.undo()}
        />
      </div>
    </div>
  );
}
