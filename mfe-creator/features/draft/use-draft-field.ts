import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import { readText, writeField } from './content-path.ts';
import { useDraft } from './draft.context.ts';
import { useDraftState } from './use-draft.ts';

/** Props of a control for one field of the draft, except its value. The error summary links to `id`. */
export function useDraftField(path: string) {
  const error = useDraftState(({ errors }) => errors[path]);
  return { id: fieldId(path), error, announceError: false } as const;
}

/** Id of the heading above the conflicts. */
export const conflictsId = 'draft-conflicts';

/** Id of the control for a field. */
export function fieldId(path: string): string {
  return `draft-${path.replaceAll('.', '-')}`;
}

/**
 * Props of an uncontrolled text control for one field of the draft, so that typing causes no render. Its text is
 * replaced when something else changes the field: a merge, a restored version, an accepted suggestion.
 */
export function useDraftText(path: string) {
  const draft = useDraft();
  const control = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useEffect(
    () =>
      draft.store.subscribe(({ content }) => {
        const text = readText(content, path);
        if (control.current && control.current.value !== text) setText(control.current, text);
      }),
    [draft, path],
  );
  const ref: RefCallback<HTMLInputElement | HTMLTextAreaElement> = useCallback((element) => {
    control.current = element;
  }, []);
  return {
    ...useDraftField(path),
    ref,
    defaultValue: readText(draft.store.getState().content, path),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget;
      draft.change((content) =>
        readText(content, path) === value ? content : writeField(content, path, value),
      );
    },
  };
}

/** Sets the text. The event updates counters and the text area's height; the draft already has the text. */
function setText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
