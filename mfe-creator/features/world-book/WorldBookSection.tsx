import { fires } from '@storyloom/contract/lore/endpoints/fires';
import type { LoreAnalysis } from '@storyloom/contract/lore/entities/lore-analysis';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Label } from '@storyloom/ui/text/Label';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { UndoLine } from '../draft/UndoLine.tsx';
import { useDraftId, useDraftState } from '../draft/use-draft.ts';
import { EntryCalls } from './calls/EntryCalls.tsx';
import { CompileButton } from './compile/CompileButton.tsx';
import { EntryList, showCard } from './entries/EntryList.tsx';
import { LoreErrors } from './LoreErrors.tsx';
import { LoreTests } from './tests/LoreTests.tsx';
import { useTestRun } from './tests/use-test-run.ts';
import { BookText } from './text/BookText.tsx';
import { TryBox } from './trial/TryBox.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useLinkedEntry } from './use-linked-entry.ts';
import { useEntries, useLoreTests } from './use-lore.ts';
import { useMinWidth } from './use-min-width.ts';
import { usePosition } from './use-position.ts';
import { type UndoableEntries, useUndoableEntries } from './use-undo.ts';
import styles from './WorldBookSection.module.css';

type Tab = 'text' | 'entries' | 'try' | 'tests' | 'calls';

/** Minimum width of the section for two columns, in px. */
const MIN_WIDTH_BESIDE = 880;

/** Maximum number of keys listed below the text. */
const MAX_KEYS = 30;

/** The world book: its text, and the entries for the storyteller. Shows both side by side if wide enough. */
export default function WorldBookSection() {
  const entries = useEntries();
  const tests = useLoreTests();
  const section = useRef<HTMLDivElement>(null);
  const measured = useMinWidth(section, MIN_WIDTH_BESIDE);
  const isWide = measured === true;
  const [wanted, setWanted] = useState(useLinkedEntry());
  const [tab, setTab] = useState<Tab>(wanted === null ? 'text' : 'entries');
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const { data: analysis, error: analysisError, isRetrying, retry } = useAnalysis(text);
  const neverFired = useNeverFired();
  const run = useTestRun();
  useEffect(() => {
    // Waits for the width: two columns scroll separately, one column with the page.
    if (measured === null || wanted === null) return;
    showCard(wanted);
    setWanted(null);
  }, [measured, wanted]);
  const { change: changeEntries, last } = useUndoableEntries();
  const [changedIn, setChangedIn] = useState<Tab | null>(null);
  const facts = useMemo(() => new Map(analysis?.entries.map((one) => [one.entryId, one])), [analysis]);
  const { list, book, currentId, follow, choose } = usePosition(isWide);
  const shownTab = isWide && tab === 'text' ? 'entries' : tab;
  const undoable: UndoableEntries = {
    last,
    change(what, update) {
      setChangedIn(shownTab);
      changeEntries(what, update);
    },
  };
  // On other tabs the undo line would cover their fields.
  const isUndoShown = shownTab === 'text' || shownTab === 'entries' || shownTab === changedIn;
  const onText = useCallback(
    (now: string, caret: number | null) => {
      setText(now);
      if (caret !== null) follow(now, caret);
    },
    [follow],
  );

  const writing = (
    <div className={styles.text}>
      <BookText ref={book} onText={onText} />
      <CompileButton change={undoable.change} />
      <TextKeys
        keys={analysis?.textKeys ?? []}
        onOpen={(key) => {
          setSought(key);
          setTab('entries');
        }}
      />
    </div>
  );
  const tabs = [
    { value: 'text', label: 'Text' },
    { value: 'entries', label: `Entries (${entries.length})` },
    { value: 'try', label: 'Try' },
    { value: 'tests', label: run.failed > 0 ? `Tests (${run.failed} failing)` : `Tests (${tests.length})` },
    { value: 'calls', label: 'Calls' },
  ] as const;
  return (
    <div className={styles.section} ref={section}>
      <LoreErrors isTextShown={isWide || shownTab === 'text'} />
      <div className={isWide ? styles.columns : styles.narrow}>
        {isWide ? (
          <section className={styles.column} data-column aria-label="Text of the world book">
            {writing}
          </section>
        ) : null}
        <div className={isWide ? styles.column : styles.narrow} data-column={isWide || undefined}>
          <Tabs
            label="World book"
            items={isWide ? tabs.slice(1) : tabs}
            value={shownTab}
            onChange={(next) => {
              setSought('');
              setTab(next);
            }}
            panelClassName={styles.panel}
          >
            {shownTab === 'text' ? writing : null}
            {analysisError !== null && (shownTab === 'entries' || shownTab === 'calls') ? (
              <ErrorPanel compact title="Couldn’t read the entries." onRetry={retry} retrying={isRetrying} />
            ) : null}
            {shownTab === 'entries' ? (
              <EntryList
                key={sought}
                ref={list}
                initialWords={sought}
                initialId={wanted}
                currentId={currentId}
                onChoose={choose}
                undoable={undoable}
                facts={facts}
                constantTokens={analysis?.constantTokens ?? null}
                constantBudget={analysis?.constantBudget ?? null}
                neverFired={neverFired}
              />
            ) : null}
            {shownTab === 'try' ? <TryBox /> : null}
            {shownTab === 'tests' ? <LoreTests run={run} /> : null}
            {shownTab === 'calls' ? (
              <EntryCalls analysis={analysis} hasFailed={analysisError !== null} />
            ) : null}
          </Tabs>
        </div>
      </div>
      <div className={styles.undo}>
        <UndoLine floating text={isUndoShown ? (last?.text ?? null) : null} onUndo={() => last?.undo()} />
      </div>
    </div>
  );
}

/** The keys in the edited part of the text. A key of several entries shows their number. */
function TextKeys({ keys, onOpen }: { keys: LoreAnalysis['textKeys']; onOpen: (key: string) => void }) {
  if (keys.length === 0) return null;
  const byKey = Map.groupBy(keys, ({ key }) => key.toLowerCase());
  return (
    <div className={styles.keys}>
      <p>Keys in the part you are writing</p>
      {[...byKey.values()].slice(0, MAX_KEYS).map(([first, ...others]) =>
        first === undefined ? null : (
          <Chip key={first.entryId} onClick={() => onOpen(first.key)}>
            {others.length === 0 ? first.key : `${first.key} (${others.length + 1})`}
          </Chip>
        ),
      )}
      {byKey.size > MAX_KEYS ? (
        <span className={styles.others}>
          <Label>and {byKey.size - MAX_KEYS} more</Label>
        </span>
      ) : null}
    </div>
  );
}

/** Ids of the entries that fired in no reply to the published version; empty before there are enough replies. */
function useNeverFired(): ReadonlySet<string> {
  const host = useHost();
  const id = useDraftId();
  const version = useDraftState(({ publishedVersion }) => publishedVersion);
  const { data } = useQuery({
    ...endpointQuery(host, fires, { id: id ?? '' }),
    enabled: id !== null && version !== null,
  });
  return useMemo(
    () => new Set(data?.find((one) => one.version === version)?.silent?.map(({ entryId }) => entryId)),
    [data, version],
  );
}
