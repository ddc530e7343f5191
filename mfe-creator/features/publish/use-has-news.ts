import { isSame } from '../draft/merge-content.ts';
import { useDraftState } from '../draft/use-draft.ts';

/** False for a published story whose published version has everything that the author wrote. */
export function useHasNews(): boolean {
  return useDraftState(
    ({ publishedVersion, changedFields, content, stored }) =>
      publishedVersion === null || changedFields.length > 0 || !isSame(content, stored?.content),
  );
}
