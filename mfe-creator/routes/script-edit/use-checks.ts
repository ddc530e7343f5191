import { useEffect, useRef, useState } from 'react';
import { contentErrors, errorsOf } from '../../features/draft/content-errors.ts';
import { useDraft } from '../../features/draft/draft.context.ts';
import { type StudioStep, sectionsOf } from './sections.ts';

/** Delay between a change and the next check of the fields that were refused, in ms. */
const RECHECK_DELAY = 300;

/** Checks the content by the rules of a published story, first on Next and Publish and then after each change. */
export function useChecks() {
  const draft = useDraft();
  const [attempts, setAttempts] = useState(0);
  const checked = useRef<readonly string[] | null>(null);

  const check = (fields: readonly string[]): Record<string, string> => {
    checked.current = fields;
    const errors = errorsOf(contentErrors(draft.store.getState().content), fields);
    draft.setErrors(errors);
    if (Object.keys(errors).length > 0) setAttempts((count) => count + 1);
    return errors;
  };
  const fieldsOf = (steps: readonly StudioStep[]) => {
    const { type = 'STORY' } = draft.store.getState().content;
    return steps.flatMap((step) => sectionsOf(step, type).flatMap(({ fields }) => fields));
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = draft.store.subscribe(({ content, errors }, before) => {
      if (content === before.content || Object.keys(errors).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = draft.store.getState();
        draft.setErrors(errorsOf(contentErrors(now.content), checked.current ?? []));
      }, RECHECK_DELAY);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [draft]);

  return {
    /** Number of refused attempts; the focus moves with each. */
    attempts,
    checkStep: (step: StudioStep) => check(fieldsOf([step])),
    checkAll: () => check(fieldsOf(['basics', 'world'])),
    /** Shows errors that the server has found. */
    refuse(errors: Readonly<Record<string, string>>) {
      checked.current = fieldsOf(['basics', 'world']);
      draft.setErrors(errors);
      setAttempts((count) => count + 1);
    },
  };
}
