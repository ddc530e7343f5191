import type { Cover } from '@storyloom/contract/images/entities/cover';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { useStore } from 'zustand';
import { useDraft } from './draft.context.ts';
import type { DraftState } from './draft.state.ts';
import type { Draft } from './draft.ts';

/** A part of the open draft's content. The selector must return the same object while nothing has changed. */
export function useDraftValue<Value>(selector: (content: StoryDraftContent) => Value): Value {
  return useStore(useDraft().store, ({ content }) => selector(content));
}

/** Changes the content: `change((content) => ({ ...content, title }))`. Changes are saved automatically. */
export function useChangeDraft(): Draft['change'] {
  return useDraft().change;
}

/** Null until the draft has been saved for the first time. */
export function useDraftId(): string | null {
  return useDraftState(({ id }) => id);
}

/** A part of the draft's state, such as `save` with its conflicts, `stored` with the revision, or `status`. */
export function useDraftState<Value>(selector: (state: DraftState) => Value): Value {
  return useStore(useDraft().store, selector);
}

/** A picture that the content refers to; undefined without an id or if the picture no longer exists. */
export function useDraftImage(id: string | undefined): Cover | undefined {
  return useDraftState(({ images }) => (id === undefined ? undefined : images[id]));
}

/** Registers an uploaded or generated picture before the content refers to it. */
export function useAddDraftImage(): Draft['addImage'] {
  return useDraft().addImage;
}
