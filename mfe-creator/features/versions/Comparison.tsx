import type { DraftVersion } from '@storyloom/contract/stories/entities/draft-version';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { useMemo, useState } from 'react';
import { useDraftValue } from '../draft/use-draft.ts';
import { compareContent } from './compare-content.ts';
import { DiffWords } from './DiffWords.tsx';
import styles from './Versions.module.css';
import { versionName } from './version-name.ts';
import { versionQuery } from './versions.queries.ts';

/** The current draft on this page. */
const current = 'current';

interface ComparisonProps {
  id: string;
  versions: readonly DraftVersion[];
}

/** Compares any two versions, or one with the draft, field by field. */
export function Comparison({ id, versions }: ComparisonProps) {
  const latest = versions[0]?.id ?? current;
  const [chosenOlder, setOlder] = useState<string | null>(null);
  const [chosenNewer, setNewer] = useState(current);
  const options = [
    { value: current, label: 'The draft now' },
    ...versions.map((version) => ({ value: version.id, label: versionName(version) })),
  ];
  const isListed = (id: string) => options.some(({ value }) => value === id);
  // A chosen version may have been deleted.
  const older = chosenOlder !== null && isListed(chosenOlder) ? chosenOlder : latest;
  const newer = isListed(chosenNewer) ? chosenNewer : current;
  const before = useVersionContent(id, older);
  const after = useVersionContent(id, newer);
  const diffs = useMemo(
    () => (before.content && after.content ? compareContent(before.content, after.content) : null),
    [before.content, after.content],
  );
  const retry = () => {
    before.retry();
    after.retry();
  };
  const hasFailed = before.hasFailed || after.hasFailed;
  return (
    <section className={styles.comparison} aria-label="Compare">
      <div className={styles.pair}>
        <SelectField
          label="From"
          options={options}
          value={older}
          onChange={({ currentTarget }) => setOlder(currentTarget.value)}
        />
        <SelectField
          label="To"
          options={options}
          value={newer}
          onChange={({ currentTarget }) => setNewer(currentTarget.value)}
        />
      </div>
      {hasFailed ? <ErrorPanel compact onRetry={retry} /> : null}
      {diffs === null && !hasFailed ? <Skeleton height={120} /> : null}
      {diffs?.length === 0 ? <p className={styles.quiet}>No differences.</p> : null}
      {diffs?.map((diff, at) => (
        <div key={`${at}-${diff.title}`} className={styles.diff}>
          <h3 className={styles.field}>{diff.title}</h3>
          <DiffWords parts={diff.parts} />
        </div>
      ))}
    </section>
  );
}

function useVersionContent(id: string, versionId: string) {
  const host = useHost();
  const { userId } = useSession();
  const draft = useDraftValue((content) => content);
  const isCurrent = versionId === current;
  const query = useQuery({ ...versionQuery(host, userId, id, versionId), enabled: !isCurrent });
  const content: StoryDraftContent | undefined = isCurrent ? draft : query.data?.content;
  return {
    content,
    hasFailed: !isCurrent && query.isError,
    retry: () => (isCurrent ? undefined : void query.refetch()),
  };
}
