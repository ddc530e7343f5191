import { actionMessages } from '@storyloom/contract/core/messages';
import type { DraftState } from './draft.state.ts';
import { fieldLabelIn } from './field-labels.ts';

/** True while part of the content is not saved on the server. */
export function isUnsaved({ save, unsavedFields }: Pick<DraftState, 'save' | 'unsavedFields'>): boolean {
  return save.kind !== 'saved' || unsavedFields.length > 0;
}

/** Explains which part of the content a save left out; null if all of it was saved. */
export function unsavedReason({
  save,
  unsavedFields,
  content,
}: Pick<DraftState, 'save' | 'unsavedFields' | 'content'>): string | null {
  if (save.kind === 'conflict') return 'Changed elsewhere. Choose which text stays, then try again.';
  // Text typed during the save is saved by the next one.
  if (save.kind !== 'saved' && save.kind !== 'unsaved') return actionMessages.saveFailed;
  if (unsavedFields.length === 0) return null;
  const labels = new Set(unsavedFields.map((path) => fieldLabelIn(content, path)));
  return `Over the limit, so not saved: ${[...labels].join(', ')}.`;
}
