import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { useEffect, useRef, useState } from 'react';
import { contentErrors, errorsOf } from '../../features/draft/content-errors.ts';
import { readField } from '../../features/draft/content-path.ts';
import { useDraft } from '../../features/draft/draft.context.ts';
import { type StudioStep, studioSections } from './sections.ts';

/** Delay between a change and the next check of the checked fields, in ms. */
const RECHECK_DELAY = 300;

interface Refused {
  errors: Readonly<Record<string, string>>;
  /** The content that the server refused. */
  content: StoryDraftContent;
}

/** Checks the content against the rules of a published story, on Next and Publish, then after each change. */
export function useChecks() {
  const draft = useDraft();
  const [attempts, setAttempts] = useState(0);
  const checked = useRef<readonly string[] | null>(null);
  const refused = useRef<Refused | null>(null);

  const check = (fields: readonly string[]): Record<string, string> => {
    checked.current = fields;
    refused.current = null;
    const errors = errorsOf(contentErrors(draft.store.getState().content), fields);
    draft.setErrors(errors);
    if (Object.keys(errors).length > 0) setAttempts((count) => count + 1);
    return errors;
  };
  const fieldsOf = (steps: readonly StudioStep[]) =>
    steps.flatMap((step) => studioSections[step].flatMap(({ fields }) => fields));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = draft.store.subscribe(({ content, errors }, before) => {
      if (content === before.content || Object.keys(errors).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const now = draft.store.getState();
        const unchanged = unchangedOf(refused.current, now.content);
        draft.setErrors({ ...unchanged, ...errorsOf(contentErrors(now.content), checked.current ?? []) });
      }, RECHECK_DELAY);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [draft]);

  return {
    /** Number of refused attempts. Each one moves the focus. */
    attempts,
    checkStep: (step: StudioStep) => check(fieldsOf([step])),
    checkAll: () => check(fieldsOf(['basics', 'world'])),
    /** Shows errors found by the server, each until its field is changed. */
    refuse(errors: Readonly<Record<string, string>>) {
      checked.current = fieldsOf(['basics', 'world']);
      refused.current = { errors, content: draft.store.getState().content };
      draft.setErrors(errors);
      setAttempts((count) => count + 1);
    },
  };
}

/** The server's errors for fields that have not changed since. */
function unchangedOf(refused: Refused | null, now: StoryDraftContent): Record<string, string> {
  const isUnchanged = ([path]: [string, string]) =>
    readField(now, path) === readField(refused?.content ?? {}, path);
  return Object.fromEntries(Object.entries(refused?.errors ?? {}).filter(isUnchanged));
}
