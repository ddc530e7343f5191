import type { ReactNode } from 'react';
import { fieldLabel } from '../draft/field-labels.ts';
import { useDraftState } from '../draft/use-draft.ts';
import styles from './PublishDialog.module.css';

export interface ChangesProps {
  /** Shows what the draft changes in a published version; `names` are the changed fields. */
  renderChanges: (version: number, names: string) => ReactNode;
}

/** What a publication changes for readers of the published version. */
export function Changes({ renderChanges }: ChangesProps) {
  const version = useDraftState(({ publishedVersion }) => publishedVersion);
  const changed = useDraftState(({ changedFields }) => changedFields);
  if (version === null || changed.length === 0) return null;
  return (
    <dl className={styles.parts}>
      <dt>{`Changed since version ${version}`}</dt>
      <dd>{renderChanges(version, changed.map(fieldLabel).join(', '))}</dd>
    </dl>
  );
}
