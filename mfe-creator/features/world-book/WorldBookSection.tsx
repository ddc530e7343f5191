import { fires } from '@storyloom/contract/endpoints/lore/fires';
import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { useMemo, useState } from 'react';
import { useDraftId, useDraftState } from '../draft/use-draft.ts';
import { CompileButton } from './compile/CompileButton.tsx';
import { EntryList } from './entries/EntryList.tsx';
import { LoreErrors } from './LoreErrors.tsx';
import { LoreMap } from './map/LoreMap.tsx';
import { findNeverFired } from './never-fired.ts';
import { LoreTests } from './tests/LoreTests.tsx';
import { useTestRun } from './tests/use-test-run.ts';
import { BookText } from './text/BookText.tsx';
import { TryBox } from './trial/TryBox.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useEntries, useLoreTests } from './use-lore.ts';
import styles from './WorldBookSection.module.css';

type Tab = 'text' | 'entries' | 'try' | 'tests' | 'map';

/** Keys that are listed below the text. */
const MAX_KEYS = 30;

/** The world book: its text, and the entries that the storyteller gets of it. */
export default function WorldBookSection() {
  const entries = useEntries();
  const tests = useLoreTests();
  const [tab, setTab] = useState<Tab>('text');
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const analysis = useAnalysis(text);
  const neverFired = useNeverFired();
  const run = useTestRun();
  const facts = useMemo(() => new Map(analysis?.entries.map((one) => [one.entryId, one])), [analysis]);
  return (
    <div className={styles.section}>
      <LoreErrors />
      <Tabs
        label="World book"
        items={[
          { value: 'text', label: 'Text' },
          { value: 'entries', label: `Entries (${entries.length})` },
          { value: 'try', label: 'Try' },
          {
            value: 'tests',
            label: run.failed > 0 ? `Tests (${run.failed} failing)` : `Tests (${tests.length})`,
          },
          { value: 'map', label: 'Map' },
        ]}
        value={tab}
        onChange={(next) => {
          setSought('');
          setTab(next);
        }}
        panelClassName={styles.panel}
      >
        {tab === 'text' ? (
          <div className={styles.text}>
            <BookText onText={setText} />
            <TextKeys
              keys={analysis?.textKeys ?? []}
              onOpen={(key) => {
                setSought(key);
                setTab('entries');
              }}
            />
            <CompileButton />
          </div>
        ) : null}
        {tab === 'entries' ? (
          <EntryList
            initialWords={sought}
            facts={facts}
            constantTokens={analysis?.constantTokens ?? null}
            constantBudget={analysis?.constantBudget ?? null}
            neverFired={neverFired}
          />
        ) : null}
        {tab === 'try' ? <TryBox /> : null}
        {tab === 'tests' ? <LoreTests run={run} /> : null}
        {tab === 'map' ? <LoreMap analysis={analysis} /> : null}
      </Tabs>
    </div>
  );
}

function TextKeys({ keys, onOpen }: { keys: LoreAnalysis['textKeys']; onOpen: (key: string) => void }) {
  if (keys.length === 0) return null;
  return (
    <div className={styles.keys}>
      <p>Keys in the part you are writing</p>
      {keys.slice(0, MAX_KEYS).map(({ entryId, key }) => (
        <Chip key={entryId} onClick={() => onOpen(key)}>
          {key}
        </Chip>
      ))}
    </div>
  );
}

/** Ids of the entries that no reply to the published version was written with; empty until there are enough replies. */
function useNeverFired(): ReadonlySet<string> {
  const host = useHost();
  const id = useDraftId();
  const version = useDraftState(({ publishedVersion }) => publishedVersion);
  const entries = useEntries();
  const { data } = useQuery({
    ...endpointQuery(host, fires, { id: id ?? '' }),
    enabled: id !== null && version !== null,
  });
  return useMemo(() => findNeverFired(entries, data ?? [], version), [entries, data, version]);
}
