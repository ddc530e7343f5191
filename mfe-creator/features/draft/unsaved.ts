import type { DraftState } from './draft.state.ts';

/** True while the server lacks a part of the content. */
export function isUnsaved({ save, unsavedFields }: Pick<DraftState, 'save' | 'unsavedFields'>): boolean {
  return save.kind !== 'saved' || unsavedFields.length > 0;
}
