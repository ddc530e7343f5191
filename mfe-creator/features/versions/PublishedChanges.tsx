import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { useMemo } from 'react';
import { useDraftId, useDraftValue } from '../draft/use-draft.ts';
import { compareContent } from './compare-content.ts';
import { DiffWords } from './DiffWords.tsx';
import { useVersions } from './use-versions.ts';
import styles from './Versions.module.css';
import { versionQuery } from './versions.queries.ts';

interface PublishedChangesProps {
  /** Number of the published version. */
  version: number;
  /** The changed fields, shown until the version is loaded or if it cannot be. */
  names: string;
}

/** The differences between the draft and its published version, one collapsible section per field. */
export default function PublishedChanges({ version, names }: PublishedChangesProps) {
  const host = useHost();
  const { userId } = useSession();
  const id = useDraftId() ?? '';
  const list = useVersions(id);
  const published = list.data?.find(({ publishedVersion }) => publishedVersion === version)?.id ?? '';
  const { data } = useQuery({ ...versionQuery(host, userId, id, published), enabled: published !== '' });
  const draft = useDraftValue((content) => content);
  const diffs = useMemo(() => (data ? compareContent(data.content, draft) : []), [data, draft]);
  if (diffs.length === 0) return names;
  return diffs.map((diff, at) => (
    <details key={`${at}-${diff.title}`} className={styles.change}>
      <summary>{diff.title}</summary>
      <DiffWords parts={diff.parts} />
    </details>
  ));
}
