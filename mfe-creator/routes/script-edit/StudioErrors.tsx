import { ErrorSummary } from '@storyloom/ui/forms/ErrorSummary';
import { useEffect, useRef } from 'react';
import { fieldLabel } from '../../features/draft/field-labels.ts';
import { useDraftState } from '../../features/draft/use-draft.ts';
import { fieldId } from '../../features/draft/use-draft-field.ts';

/** The errors of a refused attempt. The focus goes to the field if a single one is to blame, otherwise to this list. */
export function StudioErrors({ attempts }: { attempts: number }) {
  const errors = useDraftState((state) => state.errors);
  const summary = useRef<HTMLElement>(null);
  const paths = Object.keys(errors);
  const only = useRef<string | undefined>(undefined);
  only.current = paths.length === 1 ? paths[0] : undefined;
  useEffect(() => {
    if (attempts === 0) return;
    const field = only.current === undefined ? null : document.getElementById(fieldId(only.current));
    if (field) field.focus();
    else summary.current?.focus();
  }, [attempts]);
  if (paths.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      errors={paths.map((path) => ({
        id: fieldId(path),
        label: fieldLabel(path),
        message: errors[path] ?? '',
      }))}
    />
  );
}
