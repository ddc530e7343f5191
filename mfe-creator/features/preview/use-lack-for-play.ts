import { useDraftValue } from '../draft/use-draft.ts';

/** What the draft needs before it can be played; null if it has it. */
export function useLackForPlay(): string | null {
  return useDraftValue(({ opening = '', main }) => {
    if (opening.trim() === '') return 'Write the opening scene first: the play begins with it.';
    return main?.name?.trim() ? null : 'Name the main character first.';
  });
}
