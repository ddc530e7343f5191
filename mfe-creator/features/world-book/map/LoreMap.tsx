import type { LoreAnalysis } from '@storyloom/contract/entities/lore-analysis';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { useMemo, useState } from 'react';
import { sortEntries } from '../lore.model.ts';
import { useEntries } from '../use-lore.ts';
import { CallTable } from './CallTable.tsx';
import styles from './LoreMap.module.css';
import { countCalls, layOutMap, maxNodes, readCalls } from './lore-map.model.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { Neighbours } from './Neighbours.tsx';

interface LoreMapProps {
  /** Null until the entries have been analyzed. */
  analysis: LoreAnalysis | null;
  /** True if the analysis failed; the page shows the error. */
  hasFailed: boolean;
}

/** Shows which entries call each other: a drawing, the calls of one entry, and a table of all calls. */
export function LoreMap({ analysis, hasFailed }: LoreMapProps) {
  const entries = useEntries();
  const calls = useMemo(() => (analysis === null ? [] : readCalls(analysis)), [analysis]);
  const counts = useMemo(() => countCalls(calls), [calls]);
  const nodes = useMemo(() => layOutMap(calls), [calls]);
  const [chosen, setChosen] = useState<string | null>(null);
  const titles = useMemo(
    () => new Map(entries.map(({ id, title }) => [id, title.trim() || 'Untitled entry'])),
    [entries],
  );
  const titleOf = (id: string) => titles.get(id) ?? 'Deleted entry';
  if (analysis === null) return hasFailed ? null : <p className={styles.note}>Reading the entries…</p>;
  if (calls.length === 0) {
    return (
      <p className={styles.note}>
        No entry calls another one. An entry calls those whose keys are in its text.
      </p>
    );
  }
  const current = chosen !== null && counts.has(chosen) ? chosen : (nodes[0]?.id ?? '');
  const options = sortEntries(entries)
    .filter(({ id }) => counts.has(id))
    .map(({ id }) => ({ value: id, label: `${titleOf(id)} (${counts.get(id)})` }));
  return (
    <div className={styles.map}>
      <SelectField
        label="Show the calls of"
        options={options}
        value={current}
        onChange={(event) => setChosen(event.target.value)}
      />
      <MapDrawing nodes={nodes} calls={calls} current={current} titleOf={titleOf} onChoose={setChosen} />
      {counts.size > maxNodes ? (
        <p className={styles.note}>
          The drawing has the {maxNodes} entries with the most calls, of {counts.size}.
        </p>
      ) : null}
      <Neighbours calls={calls} current={current} titleOf={titleOf} onChoose={setChosen} />
      <CallTable calls={calls} titleOf={titleOf} />
    </div>
  );
}
