import { useDraftState } from '../draft/use-draft.ts';

/** True if moderators have hidden the open story: only they turn a published story into a draft. */
export function useIsHidden(): boolean {
  return useDraftState(({ status, publishedVersion }) => status === 'DRAFT' && publishedVersion !== null);
}
