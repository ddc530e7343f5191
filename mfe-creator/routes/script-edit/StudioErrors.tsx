import { ErrorSummary } from '@storyloom/ui/forms/ErrorSummary';
import { focusControl } from '@storyloom/ui/forms/focus-control';
import { useEffect, useRef } from 'react';
import { useDraft } from '../../features/draft/draft.context.ts';
import { fieldLabelIn } from '../../features/draft/field-labels.ts';
import { useDraftState } from '../../features/draft/use-draft.ts';
import { fieldId } from '../../features/draft/use-draft-field.ts';

interface StudioErrorsProps {
  attempts: number;
  /** Called with the path of a field that is not on the page: it is in the other step or still loading. */
  onMissing: (path: string) => void;
}

/** The errors of a refused attempt. Moves the focus to the only invalid field, otherwise to this list. */
export function StudioErrors({ attempts, onMissing }: StudioErrorsProps) {
  const errors = useDraftState((state) => state.errors);
  const { store } = useDraft();
  const summary = useRef<HTMLElement>(null);
  const paths = Object.keys(errors);
  const latest = useRef({ only: paths[0], onMissing });
  latest.current = { only: paths.length === 1 ? paths[0] : undefined, onMissing };
  useEffect(() => {
    if (attempts === 0) return;
    const { only, onMissing: findField } = latest.current;
    if (only !== undefined && focusControl(fieldId(only))) return;
    summary.current?.focus();
    if (only !== undefined) findField(only);
  }, [attempts]);
  if (paths.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      errors={paths.map((path) => ({
        id: fieldId(path),
        label: fieldLabelIn(store.getState().content, path),
        message: errors[path] ?? '',
      }))}
      onMissing={({ id }) => {
        const path = paths.find((one) => fieldId(one) === id);
        if (path !== undefined) onMissing(path);
      }}
    />
  );
}
